"""Sounds and music, rendered without loudspeakers: none clips, none is silent, all are about equally loud. And what else lives a little."""

import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Server
from tests.web.conftest import PHONE, Visit
from tests.web.people import ME, address, memory, set_to, table

ROOT = Path(__file__).parents[2]
MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
OTHER = {"kind": "me", "name": "Fast Fox", "face": "🦊"}
SOFTEST, LOUDEST = 0.015, 0.15  # of the loudest tenth of a second, as a root mean square
# Each sound by itself: its peak, its loudness, and when it has faded.
MEASURE = """async () => {
  const measured = {};
  const { NOTES, lengthOf, TUNE, createSynth } = window.sounding;
  const all = { ...NOTES, music: TUNE };
  for (const [name, notes] of Object.entries(all)) {
    const seconds = lengthOf(notes) + 1;
    const audio = new OfflineAudioContext(1, Math.ceil(seconds * 44100), 44100);
    const synth = createSynth(audio);
    for (const note of notes) synth.strike(note, 0.05);
    const samples = (await audio.startRendering()).getChannelData(0);
    const parts = [];
    for (let from = 0; from < samples.length; from += 4410) parts.push(samples.slice(from, from + 4410));
    const loud = parts.map((part) => Math.sqrt(part.reduce((sum, each) => sum + each * each, 0) / part.length));
    measured[name] = {
      peak: samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0),
      loudness: Math.max(...loud),
      end: loud.at(-1),
      seconds: lengthOf(notes),
    };
  }
  return measured;
}"""


@cache
def script() -> str:
    """The modules that make sounds, as one script."""
    command = [ROOT / ".venv" / "bin" / "node", ROOT / "web" / "tests" / "sounding.mjs"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@pytest.fixture(scope="module")
def measured(request: pytest.FixtureRequest) -> dict[str, dict[str, float]]:
    browser = request.getfixturevalue("browser")
    page = browser.new_page()
    page.evaluate(f"() => {{ {script()}; window.sounding = sounding; }}")
    found: dict[str, dict[str, float]] = page.evaluate(MEASURE)
    page.close()
    return found


def test_no_sound_clips_and_none_is_silent(measured: dict[str, dict[str, float]]) -> None:
    assert len(measured) > 30
    sounds = {name: each for name, each in measured.items() if name != "music"}
    assert {name: each for name, each in measured.items() if each["peak"] >= 0.95} == {}
    assert {name: each for name, each in sounds.items() if not SOFTEST < each["loudness"] < LOUDEST} == {}


def test_sounds_are_short_and_fade(measured: dict[str, dict[str, float]]) -> None:
    sounds = {name: each for name, each in measured.items() if name != "music"}
    assert {name: each["seconds"] for name, each in sounds.items() if each["seconds"] > 2} == {}
    assert {name: each["end"] for name, each in sounds.items() if each["end"] > 0.002} == {}


def test_music_is_quieter_than_every_sound(measured: dict[str, dict[str, float]]) -> None:
    loudness = {name: each["loudness"] for name, each in measured.items()}
    music = loudness.pop("music")
    assert 0.004 < music < min(loudness.values())


# === On the page ===

# Every note that is struck: when, and how loud it becomes.
LISTEN = """() => {
  window.struck = [];
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (at) {
    window.struck.push(at);
    return start.call(this, at);
  };
}"""


def test_music_plays_only_when_it_was_asked_for_and_stops_with_the_sound(visit: Visit) -> None:
    page = visit("/", **PHONE)
    page.locator(".boxes").wait_for()
    page.evaluate(LISTEN)
    page.locator("h1.logo").click()  # browsers are silent until a touch
    page.wait_for_timeout(900)
    assert page.evaluate("window.struck.length") == 0
    set_to(page, music=True)
    page.wait_for_function("() => window.struck.length > 8")
    set_to(page, sound=False)
    page.wait_for_timeout(100)
    count = page.evaluate("window.struck.length")
    page.wait_for_timeout(1500)
    assert page.evaluate("window.struck.length") == count


def test_music_and_vibration_are_settings(visit: Visit) -> None:
    page = visit("/#/shelf/settings", **PHONE)
    music, vibration = page.get_by_role("switch", name="Music"), page.get_by_role("switch", name="Vibration")
    expect(music).not_to_be_checked()
    expect(vibration).to_be_checked()
    music.check()
    vibration.uncheck()
    page.reload()
    expect(music).to_be_checked()
    expect(vibration).not_to_be_checked()


def rolls_until(page: Page, there: str) -> None:
    for _ in range(100):
        page.locator(".buttons .button.gold").click()
        page.locator(".cube.falling").wait_for(state="detached")
        if page.locator(there).count():
            return
        page.locator(".die-place.may").wait_for()
    raise AssertionError(f"{there} does not come")


# The faces that have moved for a one: they are still again after a moment.
SHAKEN = """() => {
  window.shaken = [];
  document.addEventListener("animationstart", ({ target, animationName }) => {
    if (target.matches(".plaque.ouch .face > img")) window.shaken.push(animationName);
  });
}"""


@pytest.mark.parametrize("sound", [True, False])
def test_a_face_and_a_phone_react_to_a_one(visit: Visit, server: Server, sound: bool) -> None:
    placed = table(server, "pig", [ME, OTHER], options={"target": 1000}, first=0)
    page = visit(address(placed), {**memory(placed), "settings": {"sound": sound, "speed": 4}}, **PHONE, **MOVING)
    page.evaluate("() => { window.felt = []; navigator.vibrate = (pattern) => window.felt.push(pattern.join()) }")
    page.evaluate(SHAKEN)
    rolls_until(page, ".plaque.ouch")
    page.wait_for_function("() => window.shaken.length")
    assert len(page.evaluate("window.shaken")) == 1
    assert ("140" in page.evaluate("window.felt")) == sound
    expect(page.locator(".plaque.ouch")).to_have_count(0, timeout=10_000)  # only for a moment


@pytest.mark.parametrize(("motion", "lives"), [("no-preference", True), ("reduce", False)])
def test_the_shelf_lives_a_little_unless_less_movement_is_asked_for(visit: Visit, motion: str, lives: bool) -> None:
    page = visit("/", reduced_motion=motion, **PHONE)
    page.locator(".boxes").wait_for()
    names = page.evaluate("document.getAnimations().map((each) => each.animationName).filter((name) => name?.startsWith('shelf-'))")
    assert (set(names) == {"shelf-glint", "shelf-blink"}) == lives
    moved = page.evaluate("""() => document.getAnimations().filter((each) => each.animationName?.startsWith("shelf-"))
      .flatMap((each) => each.effect.getKeyframes().flatMap(Object.keys))""")
    assert set(moved) <= {"opacity", "transform", "offset", "computedOffset", "easing", "composite"}
