"""What a person sees and touches of Enemies & Lovers: layouts, pictures of the position, and the screens."""
