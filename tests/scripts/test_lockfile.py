from scripts.lockfile import changes

VITE = {"version": "8.3.8"}
WASM = {"version": "1.2.6", "optional": True}


def test_a_changed_version_is_a_change() -> None:
    assert changes({"vite": VITE}, {"vite": {"version": "8.3.9"}}) == ["vite"]


def test_a_package_that_comes_or_goes_is_a_change() -> None:
    assert changes({"vite": VITE}, {}) == changes({}, {"vite": VITE}) == ["vite"]


def test_an_optional_package_may_come_or_go() -> None:
    assert changes({"wasm": WASM}, {}) == changes({}, {"wasm": WASM}) == []


def test_an_optional_package_keeps_its_version() -> None:
    assert changes({"wasm": WASM}, {"wasm": WASM | {"version": "1.2.7"}}) == ["wasm"]
