"""Pig: keep pace and end race, by Neller and Presser ("Practical Play of the Dice Game Pig", 2010)."""

from doubloon.engine.rule import rule
from doubloon.games.pig.rules import HOLD, ROLL

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
