"""A small masked PPO in PyTorch that learns any of the games, first against itself and then against a bot, and is tried against `gentle`.

    python examples/ppo.py little-dragon --minutes 10

PyTorch is not among the project's dependencies: `pip install torch`. One process, one thread.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from itertools import cycle
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from doubloon.adapters.encoding import Part
from doubloon.adapters.selfplay import SelfPlayVectorEnv, Turn
from doubloon.engine.game import Game

Array = np.ndarray[Any, Any]

SEATS = 2

# In these games the first actions are places, and this part of an observation says what lies at each. Places where the same lies are alike:
# the network chooses a kind, and chance one of the places where it lies.
PLACES = {"little-dragon": "tiles"}
LEFT_OUT = {"turned", "line", "order", "seen"}  # other parts say the same, or it is not worth its width
NEWEST_ONLY = {"discard"}  # of a pile


@dataclass(frozen=True)
class Settings:
    tables: int = 256
    steps: int = 64  # between two updates
    epochs: int = 3
    batch: int = 1024
    discount: float = 1.0  # less would teach a losing player to delay the end
    gae_lambda: float = 0.95
    clip: float = 0.2
    learning_rate: float = 7e-4  # at first; falls to zero
    entropy: float = 0.002


def env(game: str, tables: int, bots: list[str]) -> SelfPlayVectorEnv:
    """Chance says who begins. Rewards by points come with each move, which is what makes long games learnable."""
    how: dict[str, Any] = {"observation": "onehot", "reward": "points", "discount": Settings.discount}
    return SelfPlayVectorEnv(game, tables, SEATS, bots=bots, first=-1, threads=1, **how)


# === What the network reads and chooses ===


class Features:
    """What the network reads of an observation, and what its choices are: all actions but, for places, the kinds that lie there."""

    def __init__(self, game: Game, parts: tuple[Part, ...]) -> None:
        tiles = next((part for part in parts if part.name == PLACES.get(game.id)), None)
        self.tiles = tiles.where if tiles else slice(0, 0)
        self.kinds = tiles.width if tiles else 0
        self.places = (self.tiles.stop - self.tiles.start) // max(self.kinds, 1)
        left_out = LEFT_OUT | game.options.keys() | {PLACES.get(game.id)}
        self.rest = np.concatenate([numbers(part) for part in parts if part.name not in left_out])
        self.choices = self.kinds + game.actions - self.places
        self.width = self.choices + len(self.rest)
        self.rng = np.random.default_rng(1)

    def read(self, turn: Turn) -> tuple[Tensor, Tensor]:
        """Rows of numbers, beginning with how many actions each choice stands for; and which choices are legal."""
        counts = np.concatenate([self.legal_tiles(turn).sum(1), turn.action_mask[:, self.places :]], axis=1, dtype=np.float32)
        rows = np.concatenate([counts, turn.observation[:, self.rest]], axis=1)
        return torch.from_numpy(rows), torch.from_numpy(counts > 0)

    def legal_tiles(self, turn: Turn) -> Array:
        """1 where a legal place has a kind: [table, place, kind]."""
        tiles = turn.observation[:, self.tiles].reshape(len(turn.seat), self.places, self.kinds)
        legal: Array = tiles * turn.action_mask[:, : self.places, None]
        return legal

    def actions(self, turn: Turn, choices: Tensor) -> Array:
        """An action of each choice; if it stands for several, one of them at random."""
        chosen: Array = choices.numpy()
        if not self.places:
            return chosen
        legal = self.legal_tiles(turn)[np.arange(len(chosen)), :, np.minimum(chosen, self.kinds - 1)]
        drawn = (legal * (1 - self.rng.random(legal.shape))).argmax(1)
        return np.where(chosen < self.kinds, drawn, chosen - self.kinds + self.places)


def numbers(part: Part) -> Array:
    """Where the numbers of a part are; of arrays by seat, those of the seats in the game."""
    entries = 1 if part.name in NEWEST_ONLY else SEATS * part.meaning.block
    end = part.where.start + entries * part.width if entries else part.where.stop
    return np.arange(part.where.start, end)


class Network(nn.Module):  # type: ignore[misc] # PyTorch's types are not read
    """Log probabilities of all choices, and the value of the position."""

    def __init__(self, features: Features, hidden: int = 128) -> None:
        super().__init__()
        self.features = features
        self.trunk = nn.Sequential(nn.Linear(features.width, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy, self.value = nn.Linear(hidden, features.choices), nn.Linear(hidden, 1)
        self.policy.weight.data *= 0.1  # at first all legal choices are nearly as probable
        self.means, self.scales = torch.zeros(features.width), torch.ones(features.width)

    def standardize(self, rows: Tensor) -> None:
        """From now on, take numbers relative to their mean and spread in these observations."""
        self.means, self.scales = rows.mean(0), 1 / rows.std(0).clamp(min=0.1)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        trunk = self.trunk((rows - self.means) * self.scales)
        return torch.log_softmax(self.policy(trunk).masked_fill(~masks, -1e9), dim=1), self.value(trunk)[:, 0]


def sample(log_probs: Tensor) -> Tensor:
    """Choices by their probabilities."""
    return (log_probs - torch.empty_like(log_probs).exponential_().log()).argmax(1)


# === Playing ===


class Tables:
    """Tables with the same bots, and the position at each."""

    def __init__(self, network: Network, game: str, count: int, bots: list[str]) -> None:
        self.network, self.seat = network, bots.index("")  # the network's seat, or its first
        self.name = f"{game} against {''.join(bots) or 'itself'}"
        self.env = env(game, count, bots)
        self.reset(seed=1)

    def reset(self, seed: int) -> None:
        self.turn = self.env.reset(seed)

    def step(self, choices: Tensor) -> list[float]:
        """The network's share of each victory in games that end."""
        self.turn = self.env.step(self.network.features.actions(self.turn, choices))
        return won(self.turn, self.seat)


def won(turn: Turn, seat: int) -> list[float]:
    """A seat's share of the victory in the games that just ended."""
    ours, theirs = turn.scores[turn.is_over, seat], turn.scores[turn.is_over, 1 - seat]
    return list(0.5 * (ours > theirs) + 0.5 * (ours >= theirs))


@dataclass
class Rollout:
    """What happened at all tables in some steps: [step, table], and rewards [step, table, seat]."""

    rows: Tensor
    masks: Tensor
    seats: Tensor
    choices: Tensor
    log_probs: Tensor
    values: Tensor
    rewards: Tensor
    is_over: Tensor


@torch.no_grad()  # type: ignore[untyped-decorator]
def rollout(tables: Tables, steps: int) -> tuple[Rollout, list[float]]:
    """The next steps, and the network's share of each victory."""
    seen, wins = [], []
    for _ in range(steps):
        rows, masks = tables.network.features.read(tables.turn)
        log_probs, values = tables.network(rows, masks)
        choices = sample(log_probs)
        chosen, seats = log_probs.gather(1, choices[:, None])[:, 0], torch.from_numpy(tables.turn.seat)
        wins += tables.step(choices)
        turn = tables.turn
        is_over, rewards = torch.from_numpy(turn.is_over | turn.is_endless), torch.from_numpy(turn.rewards).float()
        seen.append((rows, masks, seats, choices, chosen, values, rewards, is_over))
    return Rollout(*map(torch.stack, zip(*seen, strict=True))), wins


# === Learning ===


@torch.no_grad()  # type: ignore[untyped-decorator]
def advantages(seen: Rollout, tables: Tables, settings: Settings) -> tuple[Tensor, Tensor]:
    """Generalised advantages, and which of them are known: each seat's moves form a line of their own, and of a seat that is not to act
    after the last step the line is cut off."""
    steps, count = seen.choices.shape
    every, last = torch.arange(count), torch.from_numpy(tables.turn.seat)
    pending, later, trace = (torch.zeros(count, SEATS) for _ in range(3))  # by seat: rewards, value and advantage after its move
    later[every, last] = tables.network(*tables.network.features.read(tables.turn))[1]
    is_known = torch.zeros(count, SEATS, dtype=torch.bool)
    is_known[every, last] = True
    found, known = torch.zeros(steps, count), torch.zeros(steps, count, dtype=torch.bool)
    for step in reversed(range(steps)):
        over = seen.is_over[step][:, None]
        pending, later, trace = pending.masked_fill(over, 0) + seen.rewards[step], later.masked_fill(over, 0), trace.masked_fill(over, 0)
        is_known |= over
        at = every, seen.seats[step]
        surprise = pending[at] + settings.discount * later[at] - seen.values[step]
        found[step] = trace[at] = surprise + settings.discount * settings.gae_lambda * trace[at]
        known[step] = is_known[at]
        later[at], pending[at], is_known[at] = seen.values[step], 0, True
    return found, known


class Learner:
    """Improves a network by what happened."""

    def __init__(self, network: Network, settings: Settings) -> None:
        self.network, self.settings = network, settings
        self.optimizer = torch.optim.Adam(network.parameters(), lr=settings.learning_rate)

    def update(self, seen: Rollout, gains: tuple[Tensor, Tensor], left: float) -> None:
        """`left`: how much of the time for learning is left, from 1 to 0."""
        self.optimizer.param_groups[0]["lr"] = self.settings.learning_rate * max(left, 0.05)
        gained, known = gains[0].flatten(), gains[1].flatten().nonzero()[:, 0]
        flat = [each.flatten(0, 1) for each in (seen.rows, seen.masks, seen.choices, seen.log_probs)]
        flat += [gained, gained + seen.values.flatten()]
        for _ in range(self.settings.epochs):
            for some in known[torch.randperm(len(known))].split(self.settings.batch):
                self.optimizer.zero_grad()
                self.loss(*[each[some] for each in flat]).backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimizer.step()

    def loss(self, *batch: Tensor) -> Tensor:
        rows, masks, choices, before, gained, goals = batch
        log_probs, values = self.network(rows, masks)
        gain = (gained - gained.mean()) / (gained.std() + 1e-6)
        ratio = (log_probs.gather(1, choices[:, None])[:, 0] - before).exp()
        clipped = torch.minimum(ratio * gain, ratio.clamp(1 - self.settings.clip, 1 + self.settings.clip) * gain)
        entropy = -(log_probs.exp() * log_probs).sum(1)
        return (values - goals).square().mean() / 2 - clipped.mean() - self.settings.entropy * entropy.mean()


def learn(game: str, minutes: float, against: str = "gentle") -> Network:
    """For so many minutes of processor time: half of them against itself, because a beginner never wins against a bot and so could not tell
    good moves from bad ones; then against the bot, from either seat."""
    torch.manual_seed(1)
    opening = env(game, 1, ["", ""])
    network = Network(Features(opening.game, opening.parts))
    itself = Tables(network, game, Settings.tables, ["", ""])
    network.standardize(rollout(itself, Settings.steps)[0].rows.flatten(0, 1))
    phases = [[itself]]
    if against:
        phases.append([Tables(network, game, Settings.tables, bots) for bots in (["", against], [against, ""])])
    for phase in phases:
        train(network, phase, minutes / len(phases))
    return network


def train(network: Network, phase: list[Tables], minutes: float) -> None:
    """At each of these in turn."""
    settings = Settings()
    learner = Learner(network, settings)
    start = told = time.process_time()
    steps, wins = 0, list[float]()
    for tables in cycle(phase):
        left = 1 - (time.process_time() - start) / (60 * minutes)
        if left <= 0:
            break
        seen, shares = rollout(tables, settings.steps)
        learner.update(seen, advantages(seen, tables, settings), left)
        steps += seen.choices.numel()
        wins += shares
        if time.process_time() > told + 10:
            told = time.process_time()
            done = f"{steps:,} steps, {1 - left:.0%} of the time"
            print(f"{tables.name}: {done}, won {np.mean(wins or [0]):.1%} of {len(wins)} games", flush=True)
            wins.clear()


# === Trial ===


def trial(network: Network, game: str, bot: str, games: int) -> tuple[float, float]:
    """The share of games that the network wins against a bot, half of them from either seat, and the half-width of the 95 % interval."""
    shares = np.concatenate([first_games(Tables(network, game, games // 2, bots)) for bots in (["", bot], [bot, ""])])
    return float(shares.mean()), 1.96 * float(shares.std()) / len(shares) ** 0.5


@torch.no_grad()  # type: ignore[untyped-decorator]
def first_games(tables: Tables) -> Array:
    """The network's share of the victory in the first game of each table: so short games do not count more often. A game without end
    counts as lost."""
    tables.reset(seed=2)
    share, is_left = np.zeros(tables.env.num_envs), np.ones(tables.env.num_envs, np.bool_)
    while is_left.any():
        wins = tables.step(sample(tables.network(*tables.network.features.read(tables.turn))[0]))
        is_over = tables.turn.is_over
        share[is_over] = np.where(is_left[is_over], wins, share[is_over])
        is_left &= ~(is_over | tables.turn.is_endless)
    return share


def main() -> None:
    flags = argparse.ArgumentParser(description=__doc__)
    flags.add_argument("game")
    flags.add_argument("--against", choices=["itself", "gentle", "clever", "random"], default="gentle", help="in the second half")
    flags.add_argument("--minutes", type=float, default=10, help="of processor time")
    flags.add_argument("--games", type=int, default=4000, help="in the trial against gentle")
    asked = flags.parse_args()
    torch.set_num_threads(1)
    network = learn(asked.game, asked.minutes, "" if asked.against == "itself" else asked.against)
    share, error = trial(network, asked.game, "gentle", asked.games)
    print(f"{asked.game}: learned {asked.minutes} min; won {share:.1%} ± {error:.1%} of {asked.games} games against gentle")


if __name__ == "__main__":
    main()
