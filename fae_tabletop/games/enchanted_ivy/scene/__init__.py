"""The screens of Enchanted Ivy; they see views only."""
