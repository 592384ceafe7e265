"""Programs that write, check and picture parts of the project; `make` runs them."""
