"""Searches for options that meet targets, where there are too many combinations to try them all. This module alone imports Optuna."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

import optuna
from optuna.distributions import BaseDistribution, CategoricalDistribution, IntDistribution
from optuna.trial import TrialState

from doubloon.lab.sweep import Values

ASKED = 20  # how often the sampler is asked for each combination that is wanted: towards the end it repeats itself

Options = Mapping[str, int | str]
Distance = Callable[[Options], float | None]


def search(values: Values, wanted: int, seed: int, distance: Distance) -> None:
    """Call `distance` with so many different combinations, each chosen by what the earlier ones gave; all of them, if there are no more.
    `distance` says how far off a combination is, or None if the game refuses it. The same seed and the same answers give the same search,
    so a search that was stopped is repeated with the answers of before."""
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    study = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=seed % (1 << 32)))
    space = {name: _distribution(each) for name, each in values.items()}
    found: dict[tuple[int | str, ...], float | None] = {}
    most = math.prod(map(len, values.values()))
    for _ in range(ASKED * wanted):
        trial = study.ask(space)
        options = {name: trial.params[name] for name in values}
        key = tuple(options.values())
        if key not in found:
            found[key] = distance(options)
        if found[key] is None:
            study.tell(trial, state=TrialState.FAIL)
        else:
            study.tell(trial, found[key])
        if sum(each is not None for each in found.values()) == wanted or len(found) == most:
            return


def _distribution(values: Sequence[int | str]) -> BaseDistribution:
    """Numbers of a range have an order, from which the search learns; words have none."""
    numbers = [each for each in values if isinstance(each, int)]
    if len(numbers) == len(values) > 1:
        return IntDistribution(numbers[0], numbers[-1], step=numbers[1] - numbers[0])
    return CategoricalDistribution(list(values))
