"""Pig's bots: a policy `gentle`, a policy `clever`, and what is worth trying in a search."""

from doubloon.engine.rule import rule
from doubloon.games.pig.rules import HOLD, ROLL

# === Gentle: plays like a child, and ignores the other players ===

BRAVE = 5  # points at risk up to which it always rolls


@rule
def gentle(view, weights):
    """Beyond BRAVE it holds at random: with 10 points every other time."""
    weights[ROLL] = BRAVE
    weights[HOLD] = view.at_risk - BRAVE if view.at_risk > BRAVE else 0
    if view.banked[view.turn] + view.at_risk >= view.target:
        weights[ROLL] = 0
        weights[HOLD] = 1


# === Clever: keep pace and end race, by Neller and Presser ("Practical Play of the Dice Game Pig", 2010) ===

# Their numbers are for 100 points and two players. What is left to the target is what matters, so they serve for other targets too;
# of several others the one with the most points counts.
END_RACE = 29  # points to go: from here on somebody can win in one turn, so roll to win. Theirs: a score of 71
PACE = 21  # at risk, when both have the same
PART = 8  # one more or less for so many points behind or ahead


@rule
def clever(view, weights):
    own = view.banked[view.turn]
    leader = 0
    for seat in range(view.seats):
        if seat != view.turn and view.banked[seat] > leader:
            leader = view.banked[seat]
    wins = own + view.at_risk >= view.target
    is_race = own + END_RACE >= view.target or leader + END_RACE >= view.target
    is_enough = not is_race and view.at_risk >= PACE + (leader - own + PART // 2) // PART
    weights[HOLD] = 1 if wins or is_enough else 0
    weights[ROLL] = 1 - weights[HOLD]


# === Search ===


@rule
def worth_trying(view, weights):
    """With nothing at risk a roll is never worse than holding: at worst the turn passes too."""
    if view.banked[view.turn] + view.at_risk >= view.target:
        weights[ROLL] = 0
    elif view.at_risk == 0:
        weights[HOLD] = 0
