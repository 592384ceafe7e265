/** The frame of every table: tools, seats, the game, the line of words, and at most three large buttons. */

import { useEffect } from "preact/hooks";
import { ambience } from "../boxes";
import { refocus } from "../focus";
import { views } from "../games";
import { close, curtain, eye, isMyTurn, isWatching, keptTable, link, names, offers, open, reason, room, device, stage, state } from "../open";
import { Button, Tool } from "../parts";
import { go, guardWith, openDrawer } from "../route";
import { change, forget, settings } from "../settings";
import { text } from "../words";
import { Buttons } from "./Buttons";
import { Curtain, Drape } from "./Curtain";
import { Drawers } from "./Drawers";
import { Lobby } from "./Lobby";
import { GameView } from "./GameView";
import { Podium } from "./Podium";
import { Seats } from "./Seats";
import { Words } from "./Words";

export function TablePage({ table, drawer }: { table: string; drawer: string }) {
  const kept = keptTable(table);
  useEffect(() => {
    if (kept) open(kept);
    guardWith(whatAsks);
    return () => {
      guardWith(null);
      close();
    };
  }, [table]);
  if (!kept || link.value === "gone") return <Gone table={table} />;
  const at = room.value;
  if (!at) return <Waiting />;
  if (curtain.value !== null) {
    return (
      <>
        <Curtain />
        {drawer === "leave" && <Drawers drawer={drawer} />}
      </>
    );
  }
  const isWaiting = at.phase === "open" || at.phase === "called";
  const isSeated = !isWaiting && views.value[at.game]?.isSeated;
  return (
    <main class={`table page ${ambience(at.game)} ${at.phase} ${isSeated ? "seated" : ""}`} onPointerDown={() => stage.hurry()}>
      <Tools />
      <Lost />
      {!isSeated && <Seats />}
      <section id="table" class="middle" aria-label={text(`game-${at.game}`)}>
        {isWaiting ? <Lobby /> : <GameView game={at.game} />}
        {at.phase === "over" && stage.isIdle.value && <Podium />}
      </section>
      <Words />
      <Buttons />
      <Drawers drawer={drawer} />
      <Keys />
      <Drape />
    </main>
  );
}

/** After every move that may be made anew. */
function Keys() {
  useEffect(refocus, [offers.value, room.value!.phase, stage.isIdle.value]);
  return null;
}

/** Back asks before it leaves a running game in which I have a seat. */
function whatAsks(): string {
  return link.value === "gone" || room.value?.phase !== "playing" || isWatching.value ? "" : "leave";
}

function Tools() {
  const at = room.value!;
  const hints = at.hints && at.phase === "playing" && !isWatching.value;
  return (
    <header class="top">
      <Tool glyph="back" label={text("web-back")} onClick={() => go({ room: "shelf" })} />
      <div class="heading">
        <h1>{text(`game-${at.game}`)}</h1>
        <p>{status()}</p>
      </div>
      <Tool glyph="rules" label={text("web-rules")} onClick={() => openDrawer("rules")} />
      {hints && <Tool art="lantern" label={text("web-hint")} disabled={!isMyTurn.value} onClick={() => openDrawer("hint")} />}
      <Tool
        glyph={settings.value.sound ? "sound-on" : "sound-off"}
        label={text(settings.value.sound ? "web-mute" : "web-unmute")}
        onClick={() => change({ sound: !settings.value.sound })}
      />
      <Tool glyph="menu" label={text("web-menu")} onClick={() => openDrawer("menu")} />
    </header>
  );
}

/** Whose turn it is, in a few words. */
function status(): string {
  const { toAct } = state.value;
  const at = room.value!;
  if (at.phase !== "playing") return text(`web-phase-${at.phase}`);
  if (isMyTurn.value) return state.value.seats.length > 1 ? text("web-turn-of", { who: names.value[eye.value] ?? "" }) : text("web-your-turn");
  return toAct.map((seat) => text("web-turn-of", { who: names.value[seat] ?? "" })).join(" · ");
}

function Lost() {
  if (link.value !== "lost") return null;
  return (
    <p class="lost" role="status">
      {text("web-lost")}
    </p>
  );
}

function Waiting() {
  return (
    <main class="page notice" aria-busy="true">
      <div role="status">
        <h1>{text(link.value === "lost" ? "web-lost" : "web-joining")}</h1>
      </div>
    </main>
  );
}

function Gone({ table }: { table: string }) {
  const refusal = device.value?.refusal;
  return (
    <main class="page notice">
      <div role="alert">
        <h1>{refusal ? reason(refusal) : text("web-gone")}</h1>
      </div>
      <Button
        kind="gold"
        label={text("web-to-shelf")}
        onClick={() => {
          forget(table);
          go({ room: "shelf" });
        }}
      />
    </main>
  );
}
