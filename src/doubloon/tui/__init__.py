"""The terminal user interface: local and live tables, played with the keyboard."""
