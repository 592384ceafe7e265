"""What each seat may do now, and what a move leads to, chance's draws included. All of it from the game's own functions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from doubloon.engine import fair
from doubloon.engine.errors import IllegalMove, Refusal
from doubloon.engine.game import CHANCE, Game
from doubloon.engine.record import State
from doubloon.server.protocol.messages import Phase
from doubloon.server.table.state import Table, Transition


class Offer(NamedTuple):
    """What a seat may do now. In a race the seat acts only if it is quicker: `answer` is the outcome of the tempo node that says so."""

    answer: tuple[int, ...]
    state: State  # in which the seat acts
    moves: tuple[int, ...]
    rolls: tuple[int, ...] = ()  # those moves after which chance acts; in a race their dice tumble first


Offers = Mapping[int, Offer]  # by seat


def running_game(table: Table) -> tuple[Game, State]:
    """The game in progress; refused if there is none."""
    if table.game is None:
        raise Refusal("table/version", "the rules of this table's game have changed since; it can only be looked at")
    if table.phase != Phase.PLAYING or table.state is None:
        raise Refusal("table/not-playing", f"no game is being played here: the table is {table.phase}", asked=str(table.phase))
    return table.game, table.state


def offers(table: Table) -> dict[int, Offer]:
    """What each seat may do now, by seat; empty when no game is in progress."""
    game, state = table.game, table.state
    if game is None or state is None or table.phase != Phase.PLAYING:
        return {}
    if not table.race:
        return {game.actor(state): Offer((), state, tuple(game.moves(state)))}
    found: dict[int, Offer] = {}
    for outcome in game.moves(state):
        after = state_after(game, state, outcome)
        seat = game.actor(after)
        if seat not in found:
            moves = tuple(game.moves(after))
            found[seat] = Offer((outcome,), after, moves, tuple(move for move in moves if _is_roll(game, after, move)))
    return found


def _is_roll(game: Game, state: State, action: int) -> bool:
    """Does chance act after this action?"""
    after = state_after(game, state, action)
    return game.actor(after) == CHANCE and not game.answered(after)


def check_offer(table: Table, offered: Offers, seat: int, action: int) -> Offer:
    """The offer of a seat; refused if the action is not in it."""
    running_game(table)
    offer = offered.get(seat)
    if offer is None:
        raise Refusal("move/turn", f"it is not seat {seat}'s turn", asked=seat)
    if action not in offer.moves:
        allowed = ", ".join(map(str, offer.moves))
        raise IllegalMove("move/illegal", f"{action} is not a move now; the moves are {allowed}", asked=action, allowed=allowed)
    return offer


def transitions(table: Table, offer: Offer, seat: int, action: int) -> list[Transition]:
    """What a move leads to: the answer to the tempo node, the action, and chance's outcomes. The action must be one of the offer's."""
    game, state = running_game(table)
    steps = [Transition(CHANCE, state, answer, offer.state) for answer in offer.answer]
    steps.append(Transition(seat, offer.state, action, state_after(game, offer.state, action)))
    return steps + draw_chance(game, steps[-1].after, len(table.actions) + len(steps), Dice(table.seed, table.context))


@dataclass(frozen=True)
class Dice:
    """The inputs of a game's fair draws."""

    seed: bytes
    context: bytes


def draw_chance(game: Game, state: State, number: int, dice: Dice) -> list[Transition]:
    """Chance's outcomes from here, by the fair draws, until a seat is to act. `number` is the index of the first one in the game's log."""
    steps: list[Transition] = []
    while game.actor(state) == CHANCE and not game.answered(state):
        outcome = fair.draw(dice.seed, dice.context, number + len(steps), game.moves(state))
        steps.append(Transition(CHANCE, state, outcome, state_after(game, state, outcome)))
        state = steps[-1].after
    return steps


def state_after(game: Game, state: State, action: int) -> State:
    """The state after an action that is known to be legal."""
    after = state.copy()
    game.apply(after, action)
    return after
