/** A game looked at again: the table as it was, a slider over the whole of it, any speed, any eyes. */

import { useEffect } from "preact/hooks";
import "../style/replay.css";
import { ambience } from "../boxes";
import { Button, Glyph, Tool } from "../components";
import { text } from "../i18n";
import { reason, room, stage, view } from "../open";
import { closeReplay, end, failed, openReplay, position, source, sourceOf, tape } from "../replay";
import { go, goInstead, openDrawer } from "../route";
import { GameView } from "../table/GameView";
import { Seats } from "../table/Seats";
import { Words } from "../table/StatusLine";
import { Drawers } from "./Drawers";
import { choose, FILE } from "./files";
import { Player } from "./Player";

export default function ReplayPage({ name, drawer }: { name: string; drawer: string }) {
  useEffect(() => {
    const from = sourceOf(name);
    if (from) void openReplay(from);
  }, [name]);
  useEffect(() => closeReplay, []);
  if (failed.value) return <Chooser wrong={reason(failed.value)} />;
  if (name === FILE ? !source.value : !sourceOf(name)) return <Chooser wrong={name && name !== FILE ? text("web-replay.none") : ""} />;
  if (!tape.value || !room.value) return <Loading />;
  return (
    <main
      class={`table replay page ${ambience(room.value.game)} ${room.value.phase} ${view.value?.isSeated ? "seated" : ""}`}
      onPointerDown={() => stage.hurry()}
    >
      <Tools />
      {!view.value?.isSeated && <Seats />}
      <section id="table" class="middle" aria-label={text(`game-${room.value.game}`)}>
        <GameView game={room.value.game} />
      </section>
      <Words />
      <Player />
      <Drawers drawer={drawer} />
    </main>
  );
}

function Tools() {
  return (
    <header class="top">
      <Tool glyph="back" label={text("web-back")} onClick={() => go({ room: "shelf" })} />
      <div class="heading">
        <h1>{text(`game-${room.value!.game}`)}</h1>
        <p>{text("web-replay-status", { step: position.value, all: end.value })}</p>
      </div>
      <Tool glyph="dice" label={text("web-check")} onClick={() => openDrawer("dice")} />
      {source.value!.kind === "table" && <Tool glyph="share" label={text("web-share")} onClick={() => openDrawer("share")} />}
      <Tool glyph="menu" label={text("web-menu")} onClick={() => openDrawer("menu")} />
    </header>
  );
}

function Loading() {
  return (
    <main class="page notice" aria-busy="true">
      <div role="status">
        <h1>{text("web-replay.loading")}</h1>
      </div>
    </main>
  );
}

/** Nothing is open: a file can be dropped anywhere, or chosen. */
function Chooser({ wrong }: { wrong: string }) {
  return (
    <main class="page notice chooser">
      <header class="top">
        <Tool glyph="back" label={text("web-back")} onClick={() => goInstead({ room: "shelf" })} />
      </header>
      {wrong && (
        <p class="wrong" role="alert">
          {wrong}
        </p>
      )}
      <div class="drop">
        <Glyph name="file" />
        <h1>{text("web-replay.title")}</h1>
        <p class="sentence">{text("web-replay.says")}</p>
        <Button kind="gold" glyph="file" label={text("web-replay.file")} onClick={choose} />
      </div>
    </main>
  );
}
