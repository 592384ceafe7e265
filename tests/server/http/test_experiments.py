"""Experiments over HTTP: switched off unless asked for, the same figures as in the laboratory's own code, within limits."""

import asyncio
import json
import os
import signal
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import aclosing, asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from doubloon.cli.open import laboratory_at_home
from doubloon.client import ApiClient
from doubloon.engine.errors import Refusal
from doubloon.lab.compare import Comparison, compare, differences
from doubloon.lab.experiment import Experiment
from doubloon.lab.figures import figures
from doubloon.lab.run import run
from doubloon.server.http.catalog import catalog
from doubloon.server.http.connections import Timeouts
from doubloon.server.http.settings import Settings
from doubloon.server.protocol.messages import ExperimentSetting, NewExperiment
from doubloon.server.protocol.responses import ExperimentFigure, ExperimentProgress
from doubloon.server.runtime import laboratory as module
from doubloon.server.runtime.laboratory import MAX_PER_ADDRESS, MAX_WAITING, Laboratory, LaboratoryLimits
from tests.server.running import Server, running
from tests.server.talking import refusal

ROUTE = "/api/experiment"
SECONDS = 4.0
CLEVER = ExperimentSetting(bots=["clever"])
PIG = NewExperiment(game="pig", seats=2, games=3000, settings=[CLEVER], seed=7)
LONG = NewExperiment(game="pig", seats=2, games=1_000_000, settings=[CLEVER])


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose laboratory is switched on."""
    with running(tmp_path_factory.mktemp("laboratory") / "tables.db", laboratory=SECONDS) as started:
        yield started


@pytest.fixture
def open_desk(open_server: Server) -> ApiClient:
    return ApiClient(open_server.url)


def lines(answer: bytes) -> list[ExperimentProgress]:
    return [msgspec.json.decode(line, type=ExperimentProgress) for line in answer.splitlines()]


async def ended(desk: ApiClient, wish: object) -> ExperimentProgress:
    """The last line of an experiment."""
    return lines(await desk.ask("POST", ROUTE, wish))[-1]


def wish(**changes: Any) -> dict[str, Any]:
    usual: dict[str, Any] = {"game": "pig", "seats": 2, "games": 10, "settings": [{"bots": ["clever"]}]}
    return {**usual, **changes}


# === Off, and on ===


async def test_it_is_off_unless_it_is_switched_on(desk: ApiClient) -> None:
    assert Settings().laboratory is None
    assert (await desk.lists()).laboratory is None
    assert await refusal(desk.ask("POST", ROUTE, PIG)) == (404, "lab/off")


async def test_the_lists_say_what_it_allows(open_desk: ApiClient) -> None:
    allowed = (await open_desk.lists()).laboratory
    assert allowed is not None
    assert (allowed.games, allowed.seconds) == (LaboratoryLimits().games, SECONDS)


def test_the_lists_name_the_bots_of_each_game() -> None:
    assert {game.id: game.policies for game in catalog().games}["pig"] == ["gentle", "clever", "random"]


# === Figures ===


def by_name(found: list[ExperimentFigure]) -> dict[str, ExperimentFigure]:
    return {figure.name: figure for figure in found}


async def test_figures_are_those_of_the_laboratory(open_desk: ApiClient) -> None:
    experiment = Experiment("pig", ("clever",), seats=2, seed=7)
    expected = {figure.name: figure for figure in figures(experiment, run(experiment, PIG.games))}
    done = await ended(open_desk, PIG)
    assert (done.phase, done.games, done.differences, done.refused) == ("done", PIG.games, [], None)
    found = by_name(done.settings[0])
    assert {"wins_1", "wins_2", "turns", "decided", "points_1", "ones"} <= set(found)
    assert not any(name.startswith(("move_", "chance_")) for name in found)
    for name, figure in found.items():
        assert (figure.mean, figure.low, figure.high) == pytest.approx(
            (expected[name].mean, expected[name].low, expected[name].high), abs=1e-5
        )
        assert figure.share == expected[name].is_share
        assert tuple(figure.quantiles) == expected[name].quantiles


async def test_histograms_hold_nearly_all_games_on_one_axis(open_desk: ApiClient) -> None:
    found = by_name((await ended(open_desk, PIG)).settings[0])
    assert found["decided"].start >= 0
    assert found["decided"].start + found["decided"].width * (len(found["decided"].bars) - 1) <= 1
    assert sum(found["turns"].bars) == pytest.approx(1, abs=0.01)
    axes = {(found[name].start, found[name].width, len(found[name].bars)) for name in ("points_1", "points_2")}
    assert len(axes) == 1
    assert found["wins_1"].bars == []


async def test_two_settings_are_compared_with_the_same_luck(open_desk: ApiClient) -> None:
    asked = msgspec.structs.replace(PIG, settings=[CLEVER, ExperimentSetting(bots=["clever"], options={"target": 60})])
    comparison = Comparison(tuple(Experiment("pig", ("clever",), seats=2, options=options, seed=7) for options in ({}, {"target": 60})))
    expected = {each.name: each for each in differences(comparison, compare(comparison, PIG.games), 1)}
    done = await ended(open_desk, asked)
    assert [figure.name for figure in done.settings[0]] == [figure.name for figure in done.settings[1]]
    turns = next(each for each in done.differences if each.name == "turns")
    assert turns.seen
    assert turns.mean < 0
    assert turns.mean == pytest.approx(expected["turns"].mean, abs=1e-5)
    assert turns.half == pytest.approx(expected["turns"].half_width, abs=1e-5)
    sides = [by_name(side)["turns"] for side in done.settings]
    assert (sides[0].start, sides[0].width) == (sides[1].start, sides[1].width)


async def test_figures_grow_until_the_time_is_over(open_desk: ApiClient) -> None:
    began = time.monotonic()
    told = lines(await open_desk.ask("POST", ROUTE, msgspec.structs.replace(LONG, seats=8)))
    assert [each.phase for each in told[:2]] == ["waiting", "preparing"]
    games = [each.games for each in told if each.phase == "playing"]
    assert len(games) >= 3
    assert games == sorted(set(games))
    assert told[-1].phase == "done"
    assert games[-1] <= told[-1].games < LONG.games
    assert time.monotonic() - began < 30


async def test_experiments_are_counted(open_desk: ApiClient) -> None:
    async def counted() -> float:
        lines = (await open_desk.ask("GET", "/metrics")).decode().splitlines()
        return next(float(line.split()[-1]) for line in lines if line.startswith("doubloon_experiments_total"))

    before = await counted()
    await ended(open_desk, wish())
    assert await refusal(open_desk.ask("POST", ROUTE, wish(seats=9))) == (400, "setup/seats")
    assert await counted() == before + 1


async def test_one_game_tells_no_interval(open_desk: ApiClient) -> None:
    found = by_name((await ended(open_desk, wish(games=1))).settings[0])
    assert found["turns"].low is None
    assert found["wins_1"].low is not None  # Wilson's


# === Refusals ===

BAD = {
    "game/unknown": wish(game="chess"),
    "setup/seats": wish(seats=9),
    "setup/option": wish(settings=[{"options": {"nuggets": 3}}]),
    "setup/range": wish(settings=[{"options": {"target": 10**9}}]),
    "setup/bot": wish(settings=[{"bots": ["cunning"]}]),
    "lab/bots": wish(settings=[{"bots": ["clever"] * 3}]),
    "lab/many": wish(games=LaboratoryLimits().games + 1),
}
UNREADABLE: list[Any] = [
    b"",
    b"[]",
    b"\xff",
    wish(games=0),
    wish(games=1e300),
    wish(seats=-1),
    wish(settings=[]),
    wish(settings=[{}, {}, {}]),
    wish(seed=-1),
    wish(seed=1 << 60),
    wish(cores=64),
    wish(settings=[{"bots": "clever"}]),
    wish(settings=[{"options": {"target": 1.5}}]),
]


@pytest.mark.parametrize("reason", BAD)
async def test_what_cannot_be_played_is_refused(reason: str, open_desk: ApiClient) -> None:
    assert await refusal(open_desk.ask("POST", ROUTE, BAD[reason])) == (400, reason)


@pytest.mark.parametrize("body", UNREADABLE, ids=str)
async def test_what_is_no_experiment_is_refused(body: Any, open_desk: ApiClient) -> None:
    assert await refusal(open_desk.ask("POST", ROUTE, body)) == (400, "request/unreadable")


async def test_a_large_body_is_refused(open_desk: ApiClient) -> None:
    assert await refusal(open_desk.ask("POST", ROUTE, wish(game="p" * 100_000))) == (413, "request/large")


@pytest.mark.parametrize("bot", ["os:system", "tests.lab.counting:bot", "../clever", ""])
async def test_no_bot_of_ones_own_is_loaded(bot: str, open_desk: ApiClient) -> None:
    """It would be code of the client's choice."""
    assert await refusal(open_desk.ask("POST", ROUTE, wish(settings=[{"bots": [bot]}]))) == (400, "setup/bot")


@pytest.mark.parametrize("other", [{"options": {"target": 100}}, {"bots": ["clever"]}, {"bots": ["clever", "clever"]}])
async def test_equal_settings_are_refused(other: dict[str, Any], open_desk: ApiClient) -> None:
    assert await refusal(open_desk.ask("POST", ROUTE, wish(settings=[{}, other]))) == (400, "lab/equal")


# === The queue ===


@asynccontextmanager
async def opened(**limits: Any) -> AsyncIterator[Laboratory]:
    laboratory = Laboratory(replace(LaboratoryLimits(), **limits))
    try:
        yield laboratory
    finally:
        await laboratory.close()


async def first(laboratory: Laboratory, asked: NewExperiment, phase: str, host: str = "a") -> ExperimentProgress:
    """Read an experiment up to the first line of this phase, and leave."""
    async with aclosing(laboratory.play(host, asked)) as told:
        async for line in told:
            progress = msgspec.json.decode(line, type=ExperimentProgress)
            if progress.phase == phase:
                return progress
    raise AssertionError(f"it was never {phase}")


async def test_one_address_waits_for_a_few_experiments_only() -> None:
    async with opened() as laboratory:
        own = [laboratory.play("a", LONG) for _ in range(MAX_PER_ADDRESS)]
        for each in own:
            await anext(each)
        with pytest.raises(Refusal, match="too many experiments"):
            laboratory.play("a", LONG)
        others = [laboratory.play(f"b{number}", LONG) for number in range(MAX_WAITING - MAX_PER_ADDRESS)]
        for each in others:
            await anext(each)
        with pytest.raises(Refusal, match="too many experiments"):
            laboratory.play("c", LONG)
        for each in own + others:
            await each.aclose()
        assert (await first(laboratory, PIG, "done", "c")).games == PIG.games


async def test_requests_of_the_same_moment_are_counted_too() -> None:
    async with opened() as laboratory:
        asked = [laboratory.play("a", LONG) for _ in range(MAX_PER_ADDRESS + 2)]
        told = [msgspec.json.decode(await anext(each), type=ExperimentProgress) for each in asked]
        assert [each.refused is not None for each in told] == [False] * MAX_PER_ADDRESS + [True] * 2
        for each in asked:
            await each.aclose()


async def test_who_waits_is_told_how_many_are_ahead() -> None:
    async with opened() as laboratory:
        one, two = laboratory.play("a", LONG), laboratory.play("b", PIG)
        assert msgspec.json.decode(await anext(one))["phase"] == "waiting"
        assert "preparing" in (await anext(one)).decode()
        assert msgspec.json.decode(await anext(two)) == {"phase": "waiting", "ahead": 1}
        three = laboratory.play("c", PIG)
        assert msgspec.json.decode(await anext(three)) == {"phase": "waiting", "ahead": 2}
        assert msgspec.json.decode(await anext(two)) == {"phase": "waiting", "ahead": 1}  # nobody who came later
        await three.aclose()
        await one.aclose()
        rest = [msgspec.json.decode(line, type=ExperimentProgress) async for line in two]
        assert (rest[-1].phase, rest[-1].games) == ("done", PIG.games)


async def test_who_waits_too_long_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.1)
    monkeypatch.setattr(module, "INTERVAL", 0.1)
    async with opened() as laboratory:
        one = laboratory.play("a", LONG)
        await anext(one)
        await anext(one)
        done = await first(laboratory, PIG, "done", "b")
        assert done.refused is not None
        assert done.refused.reason == "limit/experiments"
        await one.aclose()


async def test_who_leaves_ends_the_experiment() -> None:
    """The next one does not wait for its 20 s, and the same process plays it."""
    async with opened() as laboratory:
        await first(laboratory, LONG, "playing")
        before, began = process_of(laboratory), time.monotonic()
        assert (await first(laboratory, PIG, "done", "b")).games == PIG.games
        assert time.monotonic() - began < LaboratoryLimits().seconds / 2
        assert process_of(laboratory) == before


async def test_a_cancelled_experiment_frees_its_place() -> None:
    async with opened() as laboratory:
        for _ in range(MAX_WAITING + 1):
            task = asyncio.ensure_future(first(laboratory, LONG, "done"))
            await asyncio.sleep(0.01)
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        assert (await first(laboratory, PIG, "done")).games == PIG.games


# === The process ===


def process_of(laboratory: Laboratory) -> int:
    process = laboratory._worker._process
    assert process is not None
    return process.pid


async def test_a_process_that_dies_is_replaced() -> None:
    async with opened() as laboratory:
        told = laboratory.play("a", LONG)
        async for line in told:
            if b'"playing"' in line:
                os.kill(process_of(laboratory), signal.SIGKILL)
            last = msgspec.json.decode(line, type=ExperimentProgress)
        assert last.refused is not None
        assert last.refused.reason == "server/failed"
        assert (await first(laboratory, PIG, "done")).games == PIG.games


async def test_the_compiler_may_take_longer_than_anybody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONGEST", 0.01)
    async with opened() as laboratory:
        done = await first(laboratory, PIG, "done")
        assert done.refused is not None
        assert done.refused.reason == "lab/preparing"
        monkeypatch.undo()
        assert (await first(laboratory, PIG, "done")).games == PIG.games


async def test_more_cores_find_the_same() -> None:
    async with opened(cores=1) as one, opened(cores=3) as three:
        assert await first(one, PIG, "done") == await first(three, PIG, "done")


def test_an_answer_ends_before_the_server_drops_it() -> None:
    assert Timeouts().response > module.LONGEST > module.PATIENCE + LaboratoryLimits().seconds
    assert laboratory_at_home().seconds + module.PATIENCE < module.LONGEST


async def test_a_process_without_work_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "IDLE", 0.05)
    async with opened() as laboratory:
        await first(laboratory, PIG, "done")
        process = laboratory._worker._process
        assert process is not None
        assert await process.wait() == 0
        assert (await first(laboratory, PIG, "done")).games == PIG.games


async def test_the_process_is_the_last_to_get_a_core() -> None:
    async with opened() as laboratory:
        await first(laboratory, PIG, "playing")
        pid = process_of(laboratory)
        assert os.getpriority(os.PRIO_PROCESS, pid) == 19
        assert os.sched_getscheduler(pid) == os.SCHED_IDLE


def test_the_process_ends_with_its_server(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", laboratory=SECONDS) as server:
        asyncio.run(ended(ApiClient(server.url), PIG))
        assert server.process is not None
        pid = server.process.pid
        children = [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
        assert len(children) == 1
        server.process.kill()
        server.process.wait()
        deadline = time.monotonic() + 30
        while any(b"experiment_worker" in command(each) for each in children):
            assert time.monotonic() < deadline
            time.sleep(0.02)


def command(pid: int) -> bytes:
    with suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""


async def test_every_line_is_read_by_old_clients(open_server: Server) -> None:
    """They see JSON objects with a phase."""
    answer = await ApiClient(open_server.url).ask("POST", ROUTE, PIG)
    assert {json.loads(line)["phase"] for line in answer.splitlines()} >= {"waiting", "preparing", "done"}
