"""The screens of FaeKin."""
