"""The compiled part of the solver, for the CPU and for CUDA alike: a turn from one start, and two starts that depend on each other.

A turn is solved by its treasure at risk, from the most down, since it only grows. Treasure at risk leaves the stocks, so where there is
any the values at the end of the turn are known: they belong to smaller stocks. `solve_upper` computes all these levels. Only with nothing
at risk can the turn end with the same stocks and the other seat to move; `solve_pair` settles this last level for both seats together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from doubloon.solve.troll_dragon_win.graph import DRAGON_WOKE, ENTERS, LEAVES, LEFT, MET_TROLL, THROWS, TROLL_CAME

PRECISION = 1e-15  # of values that depend on each other
ROUNDS = 100_000  # limit of iterations until they converge
POLICIES = 100  # limit of improvements of what is done after one throw


def functions(jit: Callable[..., Any]) -> tuple[Any, ...]:
    """`share`, `solve_cavern`, `solve_levels`, `solve_upper` and `solve_pair`, compiled by a decorator."""

    @jit
    def share(table, index, end, start, at_risk):  # compiled only
        """The share of a victory of the seat to move, when its turn ends with this treasure at risk."""
        first_row, first_column, gains, drops = index
        grotto, cavern, hand, _, _, other_diamonds, other_nuggets = start
        diamonds, nuggets = at_risk
        drop = drops[end, hand]
        row = first_row[grotto - diamonds, hand + gains[end, 0] * diamonds - drop] + other_diamonds + gains[end, 1] * diamonds + drop
        return 1.0 - table[row, first_column[cavern - nuggets] + other_nuggets + gains[end, 2] * nuggets]

    @jit
    def choose_in_cavern(steps, choice, again, rest, home, lost, values):  # compiled only
        """Set the value of a choice; returns the value after a throw that finds nothing. `rest` is the part of throws that find some."""
        missed = steps[choice, len(steps)] * lost
        for other in range(choice):
            missed += steps[choice, other] * values[other]
        stay = steps[choice, choice]
        values[choice] = max(home, (rest + again * missed) / (1.0 - again * stay))
        return missed + stay * values[choice]

    @jit
    def solve_cavern(table, index, cavern_graph, start, diamonds, lowest, scratch):  # compiled only
        """Levels of nuggets at risk down to `lowest`. `scratch` then has the values after a throw, by choice and level modulo its width."""
        finds, steps = cavern_graph
        values, after = scratch
        cavern, width = start[1], len(finds)
        for level in range(cavern, lowest - 1, -1):
            home = share(table, index, LEFT, start, (diamonds, level))
            lost = share(table, index, DRAGON_WOKE, start, (diamonds, level))
            for choice in range(len(steps)):
                again, rest = 0.0, 0.0
                for found in range(width):
                    target = min(level + found, cavern)
                    if target == level:
                        again += finds[found]
                    else:
                        rest += finds[found] * after[choice, target % width]
                after[choice, level % width] = choose_in_cavern(steps, choice, again, rest, home, lost, values)

    @jit
    def best_option(grotto_graph, kind, options, without):  # compiled only
        """The value of the best option of a class, leaving out one throw."""
        options_of, its_options = grotto_graph[4], grotto_graph[5]
        best = 0.0
        for place in range(options_of[kind], options_of[kind + 1]):
            if its_options[place] != without:
                best = max(best, options[its_options[place]])
        return best

    @jit
    def has_option(grotto_graph, kind, option):  # compiled only
        options_of, its_options = grotto_graph[4], grotto_graph[5]
        for place in range(options_of[kind], options_of[kind + 1]):
            if its_options[place] == option:
                return True
        return False

    @jit
    def solve_throw(grotto_graph, throw, is_empty, troll, rest, options):  # compiled only
        """The value of a throw that may be repeated: improves what is done after it, until nothing is better. `rest` is as above."""
        edges_of, odds, leads = grotto_graph[1], grotto_graph[2], grotto_graph[3]
        own = THROWS + throw
        for _ in range(POLICIES):
            again, value = 0.0, rest
            for edge in range(edges_of[throw], edges_of[throw + 1]):
                if leads[edge, 0] > 0 and not is_empty:
                    continue
                kind = leads[edge, 1]
                best = troll if kind == MET_TROLL else best_option(grotto_graph, kind, options, own)
                if best < options[own] and has_option(grotto_graph, kind, own):
                    again += odds[edge]
                else:
                    value += odds[edge] * best
            value /= 1.0 - again
            if value <= options[own]:
                return
            options[own] = value

    @jit
    def solve_grotto(grotto_graph, is_empty, troll, rests, options):  # compiled only
        """The values of all throws of a level, from those of leaving and entering, which `options` has."""
        groups = grotto_graph[0]
        for group in range(len(groups) - 1):
            for throw in range(groups[group], groups[group + 1]):
                options[THROWS + throw] = 0.0
            for _ in range(ROUNDS):
                change = 0.0
                for throw in range(groups[group], groups[group + 1]):
                    before = options[THROWS + throw]
                    solve_throw(grotto_graph, throw, is_empty, troll, rests[throw], options)
                    change = max(change, options[THROWS + throw] - before)
                if groups[group + 1] - groups[group] == 1 or change <= PRECISION:
                    break

    @jit
    def sum_finds(grotto_graph, level, highest, kinds, rests):  # compiled only
        """For each throw the part of its value from outcomes that find diamonds, by the values of classes at higher levels."""
        edges_of, odds, leads = grotto_graph[1], grotto_graph[2], grotto_graph[3]
        width = kinds.shape[1]
        for throw in range(len(edges_of) - 1):
            rest = 0.0
            for edge in range(edges_of[throw], edges_of[throw + 1]):
                target = min(level + leads[edge, 0], highest)
                if target > level:
                    rest += odds[edge] * kinds[leads[edge, 1], target % width]
            rests[throw] = rest

    @jit
    def solve_levels(table, index, cavern_graph, grotto_graph, start, scratch, lowest, store):  # compiled only
        """Levels of diamonds at risk down to `lowest`, and the values of all options there, into `store`; not if that is empty."""
        choice_values, after, options, kinds, parts = scratch
        grotto, cavern = start[0], start[1]
        for level in range(grotto, lowest - 1, -1):
            options[LEAVES] = share(table, index, LEFT, start, (level, 0))
            if cavern > 0:
                solve_cavern(table, index, cavern_graph, start, level, 0, (choice_values, after))
                options[ENTERS] = choice_values[len(choice_values) - 1]  # at the entrance
            troll = share(table, index, TROLL_CAME, start, (level, 0))
            sum_finds(grotto_graph, level, grotto, kinds, parts)
            solve_grotto(grotto_graph, level == grotto, troll, parts, options)
            kinds[MET_TROLL, level % kinds.shape[1]] = troll
            for kind in range(1, len(grotto_graph[4]) - 1):
                kinds[kind, level % kinds.shape[1]] = best_option(grotto_graph, kind, options, -1)
            if level < len(store):
                for option in range(len(options)):
                    store[level, option] = options[option]

    @jit
    def solve_upper(table, index, cavern_graph, grotto_graph, start, scratch, rests):  # compiled only
        """All levels with treasure at risk. `rests` then has what the level without needs: of each choice and each throw, the part of
        its value from outcomes that find treasure."""
        finds, steps = cavern_graph
        choice_values, after, _, kinds, parts = scratch
        grotto, cavern, choices = start[0], start[1], len(steps)
        solve_levels(table, index, cavern_graph, grotto_graph, start, scratch, 1, kinds[:0])
        sum_finds(grotto_graph, 0, grotto, kinds, parts)
        for throw in range(len(grotto_graph[1]) - 1):
            rests[choices + throw] = parts[throw]
        solve_cavern(table, index, cavern_graph, start, 0, 1, (choice_values, after))
        for choice in range(choices):
            rest = 0.0
            for found in range(1, len(finds)):
                if cavern > 0:
                    rest += finds[found] * after[choice, min(found, cavern) % len(finds)]
            rests[choice] = rest

    @jit
    def solve_lowest(table, index, cavern_graph, grotto_graph, start, rests, passed, scratch):  # compiled only
        """The value of a turn, if a turn in which nothing happens is worth `passed`."""
        finds, steps = cavern_graph
        choice_values, _, options, _, parts = scratch
        choices = len(steps)
        options[LEAVES] = passed
        if start[1] > 0:
            lost = passed if index[3][DRAGON_WOKE, start[2]] == 0 else share(table, index, DRAGON_WOKE, start, (0, 0))
            for choice in range(choices):
                choose_in_cavern(steps, choice, finds[0], rests[choice], passed, lost, choice_values)
            options[ENTERS] = choice_values[choices - 1]
        throws = len(grotto_graph[1]) - 1
        for throw in range(throws):
            parts[throw] = rests[choices + throw]
        solve_grotto(grotto_graph, start[0] == 0, passed, parts, options)
        return options[THROWS + grotto_graph[6]]

    @jit
    def solve_pair(table, index, cavern_graph, grotto_graph, starts, both_rests, scratch):  # compiled only
        """The values of a start and of the one in which the seats have changed places."""
        one, other = 0.5, 0.5
        for _ in range(ROUNDS):
            first = solve_lowest(table, index, cavern_graph, grotto_graph, starts[0], both_rests[0], 1.0 - other, scratch)
            second = solve_lowest(table, index, cavern_graph, grotto_graph, starts[1], both_rests[1], 1.0 - first, scratch)
            change = max(abs(first - one), abs(second - other))
            one, other = first, second
            if change <= PRECISION:
                break
        return one, other

    return share, solve_cavern, solve_levels, solve_upper, solve_pair
