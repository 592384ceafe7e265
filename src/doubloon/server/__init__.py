"""Live tables for people on many devices: nothing acknowledged is lost, nothing hidden is sent."""
