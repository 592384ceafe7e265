"""Exact solutions computed from the rules: Pig for two seats, and the best single turn of Troll & Dragon."""

PIG_TARGETS = (10, 200)  # lowest and highest target that can be solved; the highest needs 64 MB
