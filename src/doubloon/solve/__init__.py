"""Exact values, from the rules alone: Pig for two seats, and the best single turn of Troll & Dragon."""
