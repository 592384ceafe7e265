import { beforeEach, expect, test, vi } from "vitest";
import { closeDrawer, go, goBack, hashOf, openDrawer, type Place, replacePlace, setGuard, where, whereOf } from "../src/route";

const SHELF: Place = { page: "shelf" };
const TABLE: Place = { page: "table", table: "abc" };

beforeEach(() => {
  setGuard(null);
  replacePlace(SHELF);
});

const PLACES: [string, Place, string][] = [
  ["#/", SHELF, ""],
  ["#/shelf/settings", SHELF, "settings"],
  ["#/box/pig", { page: "box", box: "pig" }, ""],
  ["#/box/pig/rules", { page: "box", box: "pig" }, "rules"],
  ["#/join", { page: "join", code: "" }, ""],
  ["#/join/amber-boat-river", { page: "join", code: "amber-boat-river" }, ""],
  ["#/continue/abc.def", { page: "continue", offer: "abc.def" }, ""],
  ["#/table/abc", TABLE, ""],
  ["#/table/abc/seat-2", TABLE, "seat-2"],
];

test.each(PLACES)("%s is a place, and the place is %s", (hash, place, drawer) => {
  expect(whereOf(hash)).toEqual({ place, drawer });
  expect(hashOf(place, drawer)).toBe(hash);
});

test.each([
  ["", SHELF],
  ["#", SHELF],
  ["#/nowhere", SHELF],
  ["#/table", SHELF],
  ["#/box/", SHELF],
  ["#/table/%E0%A4%A", SHELF], // not text at all
  ["#amber-boat-river", { page: "join", code: "amber-boat-river" }],
  ["#amber-boat-river-stone", { page: "join", code: "amber-boat-river-stone" }],
  ["#/amber-boat-river", { page: "join", code: "amber-boat-river" }],
])("%s leads somewhere too", (hash, place) => {
  expect(whereOf(hash).place).toEqual(place);
});

test("going somewhere is remembered: back leads here again", () => {
  go(TABLE);
  expect([location.hash, where.value]).toEqual(["#/table/abc", { place: TABLE, drawer: "" }]);
  history.back();
  expect(where.value.place).toEqual(SHELF);
});

test("going instead is not remembered", () => {
  go({ page: "join", code: "" });
  replacePlace(TABLE);
  expect(where.value.place).toEqual(TABLE);
  history.back();
  expect(where.value.place).toEqual(SHELF);
});

test("back closes a drawer, and so does closing it", () => {
  go(TABLE);
  for (const close of [() => history.back(), closeDrawer]) {
    openDrawer("rules");
    expect([location.hash, where.value.drawer]).toEqual(["#/table/abc/rules", "rules"]);
    close();
    expect([location.hash, where.value]).toEqual(["#/table/abc", { place: TABLE, drawer: "" }]);
  }
});

test("a drawer takes the place of another: one step back closes it", () => {
  go(TABLE);
  openDrawer("menu");
  openDrawer("settings");
  expect(where.value.drawer).toBe("settings");
  closeDrawer();
  expect(where.value).toEqual({ place: TABLE, drawer: "" });
});

test("a drawer to which a link led closes, too", () => {
  go(TABLE);
  replacePlace(TABLE);
  location.hash = "#/table/abc/rules";
  expect(where.value.drawer).toBe("rules");
  closeDrawer();
  expect(where.value).toEqual({ place: TABLE, drawer: "" });
});

test("one goes back to where one came from, also from a drawer", () => {
  for (const drawer of ["", "menu"]) {
    go(TABLE);
    go({ page: "replay", name: "abc.1" });
    if (drawer) openDrawer(drawer);
    goBack(TABLE);
    expect(where.value).toEqual({ place: TABLE, drawer: "" });
    history.back();
    expect(where.value.place).toEqual(SHELF);
  }
});

// === The guard ===

const leaving = [
  { way: "back", leave: () => history.back() },
  { way: "to the shelf", leave: () => go(SHELF) },
  {
    way: "back, from a drawer that a link opened",
    leave: () => {
      location.hash = "#/table/abc/menu";
      history.back();
      history.back();
    },
  },
];

test.each(leaving)("a guard asks before the place is left: $way", ({ leave }) => {
  go(TABLE);
  setGuard(() => "leave");
  leave();
  expect([location.hash, where.value]).toEqual(["#/table/abc/leave", { place: TABLE, drawer: "leave" }]);
});

test.each(leaving)("who stays is at the table again, and is asked again: $way", ({ leave }) => {
  go(TABLE);
  setGuard(() => "leave");
  leave();
  closeDrawer();
  expect([location.hash, where.value]).toEqual(["#/table/abc", { place: TABLE, drawer: "" }]);
  history.back();
  expect(where.value).toEqual({ place: TABLE, drawer: "leave" });
});

test("who leaves all the same leaves", () => {
  go(TABLE);
  setGuard(() => "leave");
  go(SHELF);
  replacePlace(SHELF);
  expect([location.hash, where.value]).toEqual(["#/", { place: SHELF, drawer: "" }]);
});

test("a guard is not asked for drawers, and may let go", () => {
  const guard = vi.fn(() => "");
  go(TABLE);
  setGuard(guard);
  openDrawer("rules");
  closeDrawer();
  expect(guard).not.toHaveBeenCalled();
  go(SHELF);
  expect([guard.mock.calls.length, where.value.place]).toEqual([1, SHELF]);
});
