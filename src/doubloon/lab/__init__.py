"""Experiments with bots: matches, tournaments and their statistics."""
