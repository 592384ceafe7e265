"""Exact values, from the rules alone: Pig for two seats, and the best single turn of Troll & Dragon."""

PIG_TARGETS = (10, 200)  # solved ones: from the least that the rules allow; the highest needs 64 MB
