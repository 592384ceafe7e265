"""The laboratory: matches, tournaments, and what can be learnt from them."""
