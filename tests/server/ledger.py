"""What a seat may see of hidden things, by the rulebooks and straight from the state: the second opinion beside the games' `show`."""

from collections.abc import Callable, Iterator
from typing import Any

from doubloon.engine.game import CHANCE, SPECTATOR
from doubloon.engine.record import State
from doubloon.games.do_not_touch import rules as do_not_touch
from doubloon.games.do_not_touch.tables import FACES, KIND_OF, KINDS
from doubloon.games.little_dragon import rules as little_dragon
from doubloon.games.little_dragon.tables import KINDS as TILES
from doubloon.games.my_treasure import rules as my_treasure
from doubloon.games.my_treasure.tables import CARDS
from doubloon.games.my_treasure.tables import KINDS as TREASURES

Named = set[tuple[Any, ...]]  # what texts name: cards, tiles


def visible(game: str, state: State, seat: int) -> dict[str, Any]:
    """The fields of a view that have to do with hidden things, as they must be for a seat."""
    return VISIBLE[game](state, seat) if game in VISIBLE else {}


def nameable(game: str, state: State, seat: int) -> Named:
    """The cards or tiles that may be named to a seat."""
    return NAMEABLE[game](state, seat) if game in NAMEABLE else set()


def named(said: Any) -> Named:
    """The cards and tiles that texts name, wherever in them."""
    return {found for each in _texts(said) if (found := _meant(each["key"], each.get("values", {})))}


def _texts(said: Any) -> Iterator[dict[str, Any]]:
    if isinstance(said, list):
        for each in said:
            yield from _texts(each)
    elif isinstance(said, dict):
        if "key" in said:
            yield said
        for each in said.values():
            yield from _texts(each)


def _meant(key: str, values: dict[str, Any]) -> tuple[Any, ...]:
    if key == "do-not-touch-number-card":
        return values["colour"], values["number"] - 1
    if key == "do-not-touch-symbol-card":
        return values["colour"], values["symbol"] * 3 + values["bonus"] - 1
    if key.startswith("little-dragon-kind-"):
        return (TILES.index(key.removeprefix("little-dragon-kind-")) + 1,)
    if key in ("my-treasure-drew", "my-treasure-card"):
        return tuple(sorted((each["key"].rpartition("-")[2], each["values"]["count"]) for each in values["card"]))
    return ()


# === Do Not Touch: hands and the deck are hidden, and which card is picked ===


def _kinds(state: do_not_touch.DoNotTouchState, places: set[int]) -> list[int]:
    return [KIND_OF[54 * state.deck + card] for card, place in enumerate(state.places) if place in places]


def _hand(state: do_not_touch.DoNotTouchState, seat: int) -> list[int]:
    return [] if seat == SPECTATOR else _kinds(state, {do_not_touch.IN_HAND + seat, do_not_touch.OPEN_HAND + seat})


def _of_hands(state: do_not_touch.DoNotTouchState, seat: int) -> dict[str, Any]:
    hand = _hand(state, seat)
    is_mine = seat == state.turn
    is_picked = state.phase == do_not_touch.TARGET
    return {
        "hand": [hand.count(kind) for kind in range(KINDS)],
        "known": [0] * do_not_touch.VIEW.fields["known"].length,
        "picked": state.picked if is_mine else 0,
        "phase": do_not_touch.ACT if is_picked and not is_mine else state.phase,
        "owed": [owed if owner == seat else 0 for owner, owed in enumerate(state.owed)],
    }


def _open_cards(state: do_not_touch.DoNotTouchState, seat: int) -> Named:
    """One's own hand, the discard pile, the tops of the loots."""
    kinds = [*_hand(state, seat), *(top - 1 for top in state.tops if top), *(kind - 1 for kind in state.discard if kind)]
    return {divmod(kind, FACES) for kind in kinds}


# === The Little Dragon: what is covered, and when it was last seen (G-8) ===


def _open_places(state: little_dragon.LittleDragonState) -> list[int]:
    return list(state.line[: state.opened])


def _of_tiles(state: little_dragon.LittleDragonState, seat: int) -> dict[str, Any]:
    shown = _open_places(state)
    tiles = [kind if place in shown or kind == little_dragon.TAKEN else 0 for place, kind in enumerate(state.tiles)]
    return {"tiles": tiles, "seen": [0] * len(tiles), "left": [0] * len(state.left)}


def _open_tiles(state: little_dragon.LittleDragonState, seat: int) -> Named:
    return {(state.tiles[place],) for place in _open_places(state)}


# === My Treasure: cards that are covered or taken, until the scoring (G-8) ===


def _of_piles(state: my_treasure.MyTreasureState, seat: int) -> dict[str, Any]:
    is_open = state.memory_aid or state.phase >= my_treasure.REVEALING
    face_up = {state.drawn - 1, *(top - 1 for top in state.tops)}
    places = [place if is_open or card in face_up else 0 for card, place in enumerate(state.places)]
    return {"places": places, "seen": [0] * len(places)}


def _drawn_card(state: my_treasure.MyTreasureState, seat: int) -> Named:
    if not state.drawn:
        return set()
    card = CARDS[state.drawn - 1]
    names = [*TREASURES, "mouse"]
    return {tuple(sorted((names[kind], card.count(kind)) for kind in set(card)))}


VISIBLE: dict[str, Callable[[Any, int], dict[str, Any]]] = {
    "do-not-touch-numbers": _of_hands,
    "do-not-touch-symbols": _of_hands,
    "little-dragon": _of_tiles,
    "my-treasure": _of_piles,
}
NAMEABLE: dict[str, Callable[[Any, int], Named]] = {
    "do-not-touch-numbers": _open_cards,
    "do-not-touch-symbols": _open_cards,
    "little-dragon": _open_tiles,
    "my-treasure": _drawn_card,
}


def is_seen(game: str, state: State, action: int, seat: int) -> bool:
    """May the seat see which action this is? DT-Q21: cards dealt, drawn and picked are their owner's alone."""
    if not game.startswith("do-not-touch") or state.turn == CHANCE:
        return True
    assert isinstance(state, do_not_touch.DoNotTouchState)
    if state.dealing:
        return seat == next(owner for owner, owed in enumerate(state.owed) if owed)
    is_private = state.phase == do_not_touch.DRAWING or (state.phase == do_not_touch.ACT and action != do_not_touch.END)
    return not is_private or seat == state.turn


def covered(game: str, state: State | None) -> set[int]:
    """Places of tiles, or cards, whose face was seen and is covered now (G-8)."""
    if state is None:
        return set()
    if game == "little-dragon":
        assert isinstance(state, little_dragon.LittleDragonState)
        shown = _open_places(state)
        return {place for place, kind in enumerate(state.tiles) if kind not in (0, little_dragon.TAKEN) and place not in shown}
    if game == "my-treasure":
        assert isinstance(state, my_treasure.MyTreasureState)
        shown = _of_piles(state, SPECTATOR)["places"]
        return {card for card, place in enumerate(state.places) if place > my_treasure.IN_STACK and place != shown[card]}
    return set()
