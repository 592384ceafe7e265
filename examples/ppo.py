"""A small masked PPO in PyTorch that learns any of the games, first against itself and then against a bot, and is tried against `gentle`.

    python examples/ppo.py little-dragon --minutes 10

PyTorch is not among the project's dependencies: `pip install torch`. One process, one thread.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from doubloon.adapters.encoding import Part
from doubloon.adapters.selfplay import SelfPlayVectorEnv, Turn

# In these games an action is a place or a kind of card, and these parts of the observation have a column for each of them. One network
# reads each column, so what is learned about one place holds for all; what differs between places is in a vector of each place.
COLUMNS = {
    "little-dragon": (49, ["tiles", "order"]),
    "do-not-touch-numbers": (27, ["hand", "loots", "known"]),
    "do-not-touch-symbols": (27, ["hand", "loots", "known"]),
}
READ_TWICE = {"hand"}  # its few cards matter together, too
TOP_ONLY = {"discard": 28}  # of a pile, the newest card matters most
LEFT_OUT = {"line", "turned", "seen"}  # said by other parts, or not worth its width


@dataclass
class Settings:
    tables: int = 256
    steps: int = 64  # between two updates
    epochs: int = 3
    batch: int = 1024
    discount: float = 1.0  # less would teach a losing player to delay the end
    trace: float = 0.95  # lambda of the advantage estimate
    clip: float = 0.2
    rate: float = 7e-4
    entropy: float = 0.002


def env(game: str, tables: int, discount: float, bots: list[str]) -> SelfPlayVectorEnv:
    """Two seats; chance says who begins. Rewards by points come with each move, which is what makes long games learnable."""
    return SelfPlayVectorEnv(game, tables, 2, bots=bots, first=-1, observation="onehot", reward="points", discount=discount, threads=1)


class Network(nn.Module):  # type: ignore[misc] # PyTorch's types are not read
    """Logits of all actions and the value of the position."""

    def __init__(self, game: str, parts: tuple[Part, ...], actions: int, hidden: int = 128) -> None:
        super().__init__()
        self.count, names = COLUMNS.get(game, (0, []))
        self.columns = [part for part in parts if part.name in names]
        rest = [part for part in parts if part.name not in LEFT_OUT and (part not in self.columns or part.name in READ_TWICE)]
        spans = [range(part.where.start, min(part.where.stop, part.where.start + TOP_ONLY.get(part.name, 1 << 30))) for part in rest]
        self.rest = torch.tensor([place for span in spans for place in span])
        depth = sum((part.where.stop - part.where.start) // self.count for part in self.columns)
        self.column = nn.Linear(depth, hidden // 4) if depth else None
        self.places = nn.Parameter(0.3 * torch.randn(self.count, hidden // 4))
        self.trunk = nn.Sequential(
            nn.Linear(len(self.rest) + bool(depth) * hidden // 4, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU()
        )
        self.choice = nn.Linear(hidden, hidden // 4)  # what the trunk says to each column
        self.score = nn.Linear(hidden // 4, 1)
        self.policy, self.value = nn.Linear(hidden, actions), nn.Linear(hidden, 1)
        self.is_standardized = False
        self.means, self.spreads = torch.zeros(len(self.rest)), torch.ones(len(self.rest))

    def standardize(self, rows: Tensor) -> None:
        """From now on, take numbers relative to their mean and spread in these observations."""
        self.is_standardized = True
        self.means, self.spreads = rows[:, self.rest].mean(0), rows[:, self.rest].std(0).clamp(min=0.05)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Categorical, Tensor]:
        found = (rows[:, self.rest] - self.means) / self.spreads
        if self.column is not None:
            columns = self.column(torch.cat([self.split(rows, part) for part in self.columns], dim=2)) + self.places
            found = torch.cat([found, columns.relu().sum(1) / 8], dim=1)
        trunk = self.trunk(found)
        logits = self.policy(trunk)
        if self.column is not None:
            scores = self.score((columns + self.choice(trunk)[:, None]).relu())[:, :, 0]
            scores = scores - masks[:, : self.count].sum(1, keepdim=True).clamp(min=1).log()  # at first all of them count as one action
            logits = torch.cat([scores, logits[:, self.count :]], dim=1)
        return Categorical(logits=logits.masked_fill(~masks, -1e9), validate_args=False), self.value(trunk)[:, 0]

    def split(self, rows: Tensor, part: Part) -> Tensor:
        """A part as [table, column, number]; arrays by seat have a column's numbers once for each seat."""
        seats = part.meaning.block and (part.where.stop - part.where.start) // (self.count * part.width)
        numbers = rows[:, part.where].reshape(len(rows), seats or 1, self.count, part.width)
        return numbers.transpose(1, 2).reshape(len(rows), self.count, -1)


def tensors(turn: Turn) -> tuple[Tensor, Tensor]:
    return torch.from_numpy(turn.observation), torch.from_numpy(turn.action_mask).bool()


@dataclass
class Rollout:
    """What happened at all tables in some steps: [step, table], and rewards [step, table, seat]."""

    rows: Tensor
    masks: Tensor
    seats: Tensor
    actions: Tensor
    chances: Tensor  # log probabilities
    values: Tensor
    rewards: Tensor
    is_over: Tensor


def rollout(network: Network, tables: SelfPlayVectorEnv, turn: Turn, steps: int) -> tuple[Rollout, Turn, list[float]]:
    """The next steps, the position after them, and the first seat's share of each victory."""
    seen, wins = [], []
    with torch.no_grad():
        for _ in range(steps):
            rows, masks = tensors(turn)
            policy, values = network(rows, masks)
            actions = policy.sample()
            seats = torch.from_numpy(turn.seat)
            turn = tables.step(actions.numpy())
            wins += won(turn)
            over = torch.from_numpy(turn.is_over | turn.is_endless)
            seen.append((rows, masks, seats, actions, policy.log_prob(actions), values, torch.from_numpy(turn.rewards).float(), over))
    return Rollout(*map(torch.stack, zip(*seen, strict=True))), turn, wins


def advantages(seen: Rollout, network: Network, turn: Turn, settings: Settings) -> tuple[Tensor, Tensor]:
    """Generalised advantages, and which of them are known: each seat's moves form a line of their own, and of a seat that is not to act
    after the last step the line is cut off."""
    steps, tables = seen.actions.shape
    every, seats = torch.arange(tables), seen.rewards.shape[2]
    pending, later, trace = (torch.zeros(tables, seats) for _ in range(3))  # by seat: rewards, value and advantage after its move
    is_known = torch.zeros(tables, seats, dtype=torch.bool)
    with torch.no_grad():
        later[every, torch.from_numpy(turn.seat)] = network(*tensors(turn))[1]
    is_known[every, torch.from_numpy(turn.seat)] = True
    found, known = torch.zeros(steps, tables), torch.zeros(steps, tables, dtype=torch.bool)
    for step in reversed(range(steps)):
        over = seen.is_over[step][:, None]
        pending, later, trace = pending.masked_fill(over, 0) + seen.rewards[step], later.masked_fill(over, 0), trace.masked_fill(over, 0)
        is_known |= over
        at = every, seen.seats[step]
        surprise = pending[at] + settings.discount * later[at] - seen.values[step]
        found[step] = trace[at] = surprise + settings.discount * settings.trace * trace[at]
        known[step] = is_known[at]
        later[at], pending[at], is_known[at] = seen.values[step], 0, True
    return found, known


def update(network: Network, optimizer: torch.optim.Optimizer, seen: Rollout, gains: tuple[Tensor, Tensor], settings: Settings) -> None:
    gained, known = gains[0].flatten(), gains[1].flatten().nonzero()[:, 0]
    rows, masks, actions, chances = (each.flatten(0, 1) for each in (seen.rows, seen.masks, seen.actions, seen.chances))
    goals = gained + seen.values.flatten()
    for _ in range(settings.epochs):
        for some in known[torch.randperm(len(known))].split(settings.batch):
            policy, values = network(rows[some], masks[some])
            gain = (gained[some] - gained[some].mean()) / (gained[some].std() + 1e-6)
            ratio = (policy.log_prob(actions[some]) - chances[some]).exp()
            clipped = torch.minimum(ratio * gain, ratio.clamp(1 - settings.clip, 1 + settings.clip) * gain)
            loss = (values - goals[some]).square().mean() / 2 - clipped.mean() - settings.entropy * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def learn(game: str, minutes: float, against: str = "gentle") -> Network:
    """For so many minutes of processor time: first against itself, because a beginner never wins against a bot and so could not tell good
    moves from bad ones; then against the bot."""
    torch.manual_seed(1)
    tables = env(game, 1, 1.0, ["", ""])
    network = Network(game, tables.parts, tables.game.actions)
    opponents = ["", against] if against else [""]
    for bot in opponents:
        train(network, game, ["", bot], minutes / len(opponents), Settings())
    return network


def train(network: Network, game: str, bots: list[str], minutes: float, settings: Settings) -> None:
    tables = env(game, settings.tables, settings.discount, bots)
    turn = tables.reset(seed=1)
    optimizer = torch.optim.Adam(network.parameters(), lr=settings.rate)
    end, steps, told = time.process_time() + 60 * minutes, 0, time.process_time()
    wins: list[float] = []
    while (left := (end - time.process_time()) / (60 * minutes)) > 0:
        optimizer.param_groups[0]["lr"] = settings.rate * max(left, 0.05)
        seen, turn, shares = rollout(network, tables, turn, settings.steps)
        if not network.is_standardized:
            network.standardize(seen.rows.flatten(0, 1))
            seen, turn, shares = rollout(network, tables, turn, settings.steps)
        update(network, optimizer, seen, advantages(seen, network, turn, settings), settings)
        steps += seen.actions.numel()
        wins += shares
        if time.process_time() > told + 10:
            told = time.process_time()
            points = turn.scores.mean(0)  # of the last finished games
            done = f"{steps:,} steps, {1 - left:.0%} of the time, scores {points[0]:.1f} to {points[1]:.1f}"
            rival = bots[1] or "itself"
            print(f"{game} against {rival}: {done}, won {np.mean(wins or [0]):.1%} of {len(wins)} games", flush=True)
            wins.clear()


def won(turn: Turn) -> list[float]:
    """The first seat's share of the victory in the games that just ended."""
    ours, others = turn.scores[turn.is_over].T
    return list(0.5 * (ours > others) + 0.5 * (ours >= others))


def trial(network: Network, game: str, bot: str, games: int) -> tuple[float, float]:
    """The share of games that the network wins against a bot, and the half-width of the 95 % interval. Every table
    plays one game, so that short games do not count more often; a game without end counts as lost."""
    tables = env(game, games, 1.0, ["", bot])
    turn, share, is_left = tables.reset(seed=2), np.zeros(games), np.ones(games, np.bool_)
    while is_left.any():
        with torch.no_grad():
            turn = tables.step(network(*tensors(turn))[0].sample().numpy())
        share[turn.is_over] = np.where(is_left[turn.is_over], won(turn), share[turn.is_over])
        is_left &= ~(turn.is_over | turn.is_endless)
    return float(share.mean()), 1.96 * float(share.std()) / games**0.5


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("game")
    reader.add_argument("--against", choices=["itself", "gentle", "clever", "random"], default="gentle", help="in the second half")
    reader.add_argument("--minutes", type=float, default=10, help="of processor time")
    reader.add_argument("--games", type=int, default=4000, help="in the trial against gentle")
    wishes = reader.parse_args()
    torch.set_num_threads(1)
    network = learn(wishes.game, wishes.minutes, "" if wishes.against == "itself" else wishes.against)
    share, error = trial(network, wishes.game, "gentle", wishes.games)
    print(f"{wishes.game}: learned {wishes.minutes} min; won {share:.1%} ± {error:.1%} of {wishes.games} games against gentle")


if __name__ == "__main__":
    main()
