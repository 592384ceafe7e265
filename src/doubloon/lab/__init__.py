"""Experiments with bots: matches, tournaments, simulations and their statistics."""
