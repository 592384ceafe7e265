/** The start page: the boxes of all games, my tables, and joining a friend's table. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isOffline, lists, myTables } from "../api";
import { ambience, type Box, boxesOf } from "../boxes";
import { Art, Button, Face, Glyph, Tool } from "../components";
import { gameTitle, text } from "../i18n";
import { later } from "../later";
import { areNamesTyped, myName } from "../me";
import type { DeviceTable } from "../messages";
import { go, isScreen, openDrawer } from "../route";
import { me, settings, tables } from "../settings";
import { isHidden } from "../visibility";
import { boxTitle } from "./BoxFacts";
import { Offline } from "./Offline";
import { changeMe } from "./people";

const OpenTables = later(() => import("./OpenTables"));
const INTERVAL = 15_000; // ms between two looks at my tables
const MOST_SHOWN = 12;
const found = signal<readonly DeviceTable[]>([]);

export function Shelf() {
  useEffect(() => {
    if (isOffline.value || isHidden.value) return;
    void refresh();
    const timer = window.setInterval(refresh, INTERVAL);
    return () => window.clearInterval(timer);
  }, [tables.value.length, isOffline.value, isHidden.value]);
  useEffect(() => {
    if (isScreen) document.querySelector<HTMLElement>(".box")?.focus();
  }, []);
  const known = lists.value;
  if (!known) return null;
  const { large, small } = boxesOf(known);
  return (
    <main class="shelf page">
      <header class="top">
        {!isScreen && <Myself />}
        <span class="grow" />
        <button
          type="button"
          class="tool wide"
          onClick={() => openDrawer("language")}
          aria-label={`${text("web-language")}: ${settings.value.lang.toUpperCase()}`}
        >
          <Glyph name="language" />
          <span>{settings.value.lang.toUpperCase()}</span>
        </button>
        <Tool glyph="settings" label={text("web-settings")} onClick={() => openDrawer("settings")} />
      </header>
      <h1 class="logo">
        <img src="/art/logo.svg" alt="Doubloon" draggable={false} />
      </h1>
      {!isOffline.value && <p class="motto">{text(isScreen ? "web-screen-motto" : "web-motto")}</p>}
      <Offline />
      <ul class="boxes">
        {large.map((box) => (
          <li key={box.id}>
            <GameBox box={box} />
          </li>
        ))}
      </ul>
      <footer class="bottom">
        <Mine />
        {known.lobby && !isScreen && <OpenTables />}
        <Button
          kind="night"
          glyph={isScreen ? "eye" : "qr"}
          label={text(isScreen ? "web-screen-show" : "web-join")}
          more={text(isScreen ? "web-screen-show.more" : "web-join.more")}
          disabled={isOffline.value}
          onClick={() => go({ page: "join", code: "" })}
        />
        {small.length > 0 && (
          <p class="more-games">
            {text("web-more-games")}{" "}
            {small.map((box) => (
              <button key={box.id} type="button" class="link" onClick={() => go({ page: "box", box: box.id })}>
                {boxTitle(box)}
              </button>
            ))}
          </p>
        )}
        <button type="button" class="link" onClick={() => go({ page: "replay", name: "" })}>
          {text("web-replay.title")}
        </button>
        {known.laboratory && !isScreen && (
          <button type="button" class="link" onClick={() => go({ page: "lab", name: "" })}>
            {text("web-laboratory")}
          </button>
        )}
      </footer>
    </main>
  );
}

/** My name and face; one tap picks another. */
function Myself() {
  return (
    <div class="myself">
      <button type="button" class="who" onClick={() => openDrawer("me")} aria-label={text("web-me", { name: myName(areNamesTyped()) })}>
        <Face face={me.value.face} />
        <span>{myName(areNamesTyped())}</span>
      </button>
      <button type="button" class="other" onClick={changeMe} aria-label={text("web-other-name")} title={text("web-other-name")}>
        <Glyph name="again" />
      </button>
    </div>
  );
}

function GameBox({ box }: { box: Box }) {
  const [low, high] = box.games[0]!.seats;
  const title = boxTitle(box);
  return (
    <button type="button" class={`box ${ambience(box.id)}`} onClick={() => go({ page: "box", box: box.id })}>
      <span class="cover">
        <img src={box.cover} alt="" draggable={false} />
        <i class="alive" />
        <span class="title">{title}</span>
      </span>
      <span class="plate">
        <span>
          <Glyph name="people" /> {text("web-players", { low, high })}
        </span>
        {box.minutes > 0 && (
          <span>
            <Glyph name="speed" /> {text("web-minutes", { minutes: box.minutes })}
          </span>
        )}
      </span>
    </button>
  );
}

async function refresh(): Promise<void> {
  const wanted = tables.value.flatMap(({ table, keys }) => keys.slice(0, 1).map((key) => ({ table, key })));
  try {
    found.value = wanted.length ? await myTables(wanted) : [];
  } catch {
    found.value = []; // the page works without them
  }
}

/** The number of finished games at a table. */
function finished(room: DeviceTable["room"]): number {
  return room.phase === "over" ? room.number : room.number - 1;
}

/** The tables of this device: back to the game with one tap. */
function Mine() {
  const mine = found.value.filter(({ room }) => room.phase !== "closed" && tables.value.some(({ table }) => table === room.table));
  if (!mine.length) return null;
  mine.sort((one, other) => Number(other.turn) - Number(one.turn));
  return (
    <section class="mine" aria-label={text("web-my-tables")}>
      <h2>{text("web-my-tables")}</h2>
      <ul>
        {mine.slice(0, MOST_SHOWN).map((each) => (
          <Kept key={each.room.table} table={each} />
        ))}
      </ul>
    </section>
  );
}

function Kept({ table }: { table: DeviceTable }) {
  const { room, turn } = table;
  return (
    <li>
      <button type="button" class={`kept ${turn ? "turn" : ""}`} onClick={() => go({ page: "table", table: room.table })}>
        <Art name="doubloon" />
        <span>
          <b>{gameTitle(room.game)}</b>
          <small>{progress(table)}</small>
        </span>
      </button>
      {finished(room) > 0 && (
        <Tool
          glyph="replay"
          label={`${text("web-replay")}: ${gameTitle(room.game)}`}
          onClick={() => go({ page: "replay", name: `${room.table}.${finished(room)}` })}
        />
      )}
    </li>
  );
}

/** Whose turn it is, or how far the table is. */
function progress({ acting = [], room, turn }: DeviceTable): string {
  if (turn) return text("web-your-turn");
  if (room.phase !== "playing" || !acting.length) return text(`web-phase-${room.phase}`);
  return acting.map((seat) => text("web-turn-of", { who: room.seats[seat]!.name })).join(" · ");
}
