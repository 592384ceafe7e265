"""Exact solutions computed from the rules: Pig for two and three, Troll & Dragon for two, a turn of it and of The Little Dragon."""

# By seats, the lowest and highest target of Pig that can be solved. The highest need 64 MB and half a second; 16 MB and two seconds.
PIG_TARGETS = {2: (10, 200), 3: (10, 100)}
