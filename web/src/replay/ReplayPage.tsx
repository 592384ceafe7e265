/** The page of a replay: the table as it was, with controls. */

import { useEffect, useState } from "preact/hooks";
import "../style/replay.css";
import type { Source } from "../api";
import { ambience, boxIdOf } from "../boxes";
import { Button, Glyph, Tool } from "../components";
import { errorText, gameTitle, text } from "../i18n";
import { go, goBack, openDrawer, replacePlace } from "../route";
import { createReplaySession, type ReplaySession, useReplay } from "../session/replay";
import { SessionProvider } from "../session/session";
import { sourceOf } from "../session/tape";
import { useTitle } from "../session/title";
import { useWakeLock } from "../session/wakelock";
import { savedTable } from "../settings";
import { GameView } from "../table/GameView";
import { Seats } from "../table/Seats";
import { StatusLine } from "../table/StatusLine";
import { Drawers } from "./Drawers";
import { choose, FILE } from "./files";
import { handover, takeViewer } from "./handover";
import { Player } from "./Player";
import { NewsOfTable } from "./TableNews";

export default function ReplayPage({ name, drawer }: { name: string; drawer: string }) {
  const session = useReplaySession(name);
  const { error, source, tape } = session;
  if (error.value) return <Chooser wrong={errorText(error.value)} />;
  if (name === FILE ? !source.value : !sourceOf(name)) return <Chooser wrong={name && name !== FILE ? text("web-replay.none") : ""} />;
  if (!tape.value) return <Loading />;
  return (
    <SessionProvider value={session}>
      <Replay drawer={drawer} />
    </SessionProvider>
  );
}

/** One session as long as the page is open: it shows the game that the address names, or a file that was passed on. */
function useReplaySession(name: string): ReplaySession {
  const [session] = useState(createReplaySession);
  const file = handover.file.value;
  useEffect(() => {
    const from = sourceOf(name);
    if (from) void session.open(from, takeViewer());
  }, [name]);
  useEffect(() => {
    if (file && name === FILE) void session.openFile(file);
  }, [name, file]);
  useEffect(
    () => () => {
      handover.file.value = null;
      session.close();
    },
    [],
  );
  return session;
}

function Replay({ drawer }: { drawer: string }) {
  const session = useReplay();
  const { gameView, root, room, stage } = session;
  const { game, phase } = room.value!;
  useTitle(session);
  useWakeLock(session);
  return (
    <main
      ref={root}
      class={`table replay page ${ambience(boxIdOf(game))} ${phase} ${gameView.value?.isSeated ? "seated" : ""}`}
      onPointerDown={() => stage.hurry()}
    >
      <Tools />
      {!gameView.value?.isSeated && <Seats />}
      <section id="table" class="middle" aria-label={gameTitle(game)}>
        <GameView game={game} />
      </section>
      <StatusLine />
      <Player />
      <NewsOfTable from={session.source.value!} isDrawer={drawer !== ""} />
      <Drawers drawer={drawer} />
    </main>
  );
}

function Tools() {
  const { earlierRules, end, position, room, source } = useReplay();
  return (
    <header class="top">
      <Tool glyph="back" label={text("web-back")} onClick={() => leave(source.value!)} />
      <div class="heading">
        <h1>{gameTitle(room.value!.game)}</h1>
        <p>{text("web-replay-status", { step: position.value, all: end.value })}</p>
        {earlierRules.value && <p class="goal">{text("earlier-rules.brief", earlierRules.value)}</p>}
      </div>
      <Tool glyph="dice" label={text("web-check")} onClick={() => openDrawer("dice")} />
      {source.value!.kind === "table" && <Tool glyph="share" label={text("web-share")} onClick={() => openDrawer("share")} />}
      <Tool glyph="menu" label={text("web-menu")} onClick={() => openDrawer("menu")} />
    </header>
  );
}

/** A replay leads back to the table of the game, if this device has a place there. */
function leave(from: Source): void {
  if (from.kind === "table" && savedTable(from.table)) goBack({ page: "table", table: from.table });
  else go({ page: "shelf" });
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

/** No game is open: drop or choose a file. */
function Chooser({ wrong }: { wrong: string }) {
  return (
    <main class="page notice chooser">
      <header class="top">
        <Tool glyph="back" label={text("web-back")} onClick={() => replacePlace({ page: "shelf" })} />
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
