"""The painting engine: it turns recipes of code into the pictures under `assets/`, at bake time only."""
