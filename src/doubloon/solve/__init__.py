"""Exact solutions computed from the rules: Pig for two seats, Troll & Dragon for two seats, and its best single turn."""

PIG_TARGETS = (10, 200)  # lowest and highest target that can be solved; the highest needs 64 MB
