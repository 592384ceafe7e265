"""The compiled work at one table: move, let bots and chance move until one of the caller's seats is to act, look, and pay rewards.

The same rules run in a loop over tables (`tables`) and in a kernel on a GPU (`cuda`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from doubloon.adapters.encoding import Encoding, encoder, potential
from doubloon.adapters.rewards import LOSS, reward, shaped
from doubloon.engine.batch import NO_MOVE, RuleSet, adviser, follower, inlined, register_rules, rule_set
from doubloon.engine.draws import picker, stream
from doubloon.engine.game import CHANCE, NOBODY, Game
from doubloon.engine.rule import Rule

STAY, MOVE, BEGIN = 0, 1, 2  # the command for a table
GOES_ON, OVER, ENDLESS, ILLEGAL, STUCK = 0, 1, 2, 3, 4  # its status afterwards
MOST_BEGINNINGS = 1000  # limit of games in a row that end before the caller has a move
CALLER = -2  # in a lineup: the caller moves for this seat
FIXED = 3  # numbers before the lineup: the seed, the stride of game numbers, the step limit


class Look(NamedTuple):
    """What compiled code takes from a game and the wishes of the caller to encode observations. Games that share it share code."""

    rules: RuleSet
    look: Rule  # `know` or `show`
    encode: Rule
    potential: Rule


@dataclass(frozen=True)
class Seeing:
    """How the caller sees a game."""

    encoding: Encoding = "raw"
    memory: bool = True

    def look(self, game: Game) -> Look:
        rules = rule_set(game)
        return Look(rules, rules.know if self.memory else rules.show, encoder(game, self.encoding), potential(game))


def server(rules: RuleSet, policies: tuple[Rule, ...]) -> Rule:
    """A compiled function that carries out the command of one table."""
    run = runner(rules, policies)
    actor, scores, actions = rules.actor, rules.scores, rules.actions

    @inlined
    def serve(table, given, tables, masks, room):  # type: ignore[no-untyped-def] # compiled only
        opening, numbers, chosen, todo = given  # `chosen` is the action at this table
        states, games, steps, how, keys, actors = tables
        scratch, views, weights = room  # the state is played on in scratch memory: faster than among others
        if todo[table] == STAY:
            return
        state = scratch[0]
        scratch[0] = states[table]
        step, beginnings = steps[table], 0
        action = chosen if todo[table] == MOVE else NO_MOVE
        while True:
            if todo[table] == BEGIN:
                scratch[0] = opening[0]
                games[table] += numbers[1]
                step = 0
                beginnings += 1
            left, right = stream(numbers[0], games[table])
            step, now = run(state, views, weights, numbers, (left, right, step, action))
            if todo[table] != BEGIN or now != OVER or beginnings == MOST_BEGINNINGS:
                break
        how[table] = STUCK if todo[table] == BEGIN and now == OVER else now
        if now == OVER:
            scores(state, keys[table])
        if now == GOES_ON:
            actors[table] = actor(state)
        states[table] = scratch[0]
        steps[table] = step
        for each in range(actions):
            masks[table, each] = now == GOES_ON and weights[0, each] > 0

    return serve


def runner(rules: RuleSet, policies: tuple[Rule, ...]) -> Rule:
    """A compiled function that makes the caller's move, if any, and plays until the caller is to move; the weights then are its moves.
    It returns the step and the status of the game. Like `batch.stepper`, but with seats of the caller."""
    pick = picker(rules.actions)
    register_rules()
    actor, moves, apply = rules.actor, rules.moves, rules.apply
    actions, random = rules.actions, not policies
    ask = asker(rules, policies)

    @inlined
    def run(state, views, weights, numbers, start):  # type: ignore[no-untyped-def] # compiled only
        left, right, step, action = start
        odds = weights[0]
        while True:
            now = actor(state)
            if now == NOBODY:
                return step, OVER
            if step >= numbers[2]:
                return step, ENDLESS
            for each in range(actions):
                odds[each] = 0
            moves(state, odds)
            if now != CHANCE and numbers[FIXED + now] == CALLER:
                if action == NO_MOVE:
                    return step, GOES_ON
                if odds[action] == 0:
                    return step, ILLEGAL
                drawn = action
                action = NO_MOVE
            elif random or now == CHANCE or ask(now, numbers[FIXED + now], state, views, weights):
                drawn = pick(odds, left, right, step)
            else:
                return step, STUCK
            apply(state, drawn)
            step += 1

    return run


def asker(rules: RuleSet, policies: tuple[Rule, ...]) -> Rule:
    """A compiled function that lets the bot at a place of the lineup weight the moves; it returns whether any move has weight."""
    know, follow = rules.know, follower(rules.actions, adviser(policies))

    @inlined
    def ask(seat, place, state, views, weights):  # type: ignore[no-untyped-def] # compiled only
        views[0] = views[1]
        know(state, seat, views[0])
        return follow(place, views[0], weights)

    return ask


def observer(way: Look) -> Rule:
    """A compiled function that writes the observation of one table's acting seat, and the rewards of all its seats."""
    pay = payer(way.potential)
    register_rules()
    look, encode = way.look, way.encode

    @inlined
    def observe(table, given, tables, out, views):  # type: ignore[no-untyped-def] # compiled only
        scheme, todo = given
        states, how, keys, actors, levels, has_moved = tables
        rows, rewards = out
        if todo[table] == STAY:
            return
        views[0] = views[1]
        look(states[table], actors[table], views[0])
        for each in range(rows.shape[1]):
            rows[table, each] = 0
        encode(views[0], actors[table], rows[table])
        for each in range(rewards.shape[1]):
            if todo[table] == MOVE:
                rewards[table, each] = 0
            else:  # what the last game brought stays
                has_moved[table, each] = 0
        if todo[table] == MOVE or how[table] == GOES_ON:
            pay(views[0], scheme, (how[table], actors[table]), (keys[table], levels[table], has_moved[table]), rewards[table])

    return observe


def payer(potential: Rule) -> Rule:
    """A compiled function that pays the seat to act for its last move, or all seats when the game is over."""
    register_rules()

    @inlined
    def pay(view, scheme, now, seats, rewards):  # type: ignore[no-untyped-def] # compiled only
        discount, weight = scheme
        status, actor = now
        keys, levels, has_moved = seats
        if status == GOES_ON:
            level = weight * potential(view, actor)
            if has_moved[actor]:
                rewards[actor] = shaped(0.0, levels[actor], level, discount)
            levels[actor] = level
            has_moved[actor] = 1
            return
        for seat in range(len(rewards)):
            result = 0.0
            if status == OVER:
                result = reward(keys, seat)
            elif status == ILLEGAL and seat == actor:
                result = LOSS
            level = weight * potential(view, seat) if status == ENDLESS else 0.0
            rewards[seat] = shaped(result, levels[seat], level, discount) if has_moved[seat] else result

    return pay
