"""What a person sees and touches of Enthrone: layouts, pictures of the position, and the screens."""
