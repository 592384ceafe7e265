/** The page of a live table: tools, seats, the game, the status line, and at most three large buttons. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Rejected } from "../api";
import { ambience, boxIdOf } from "../boxes";
import { Button, Glyph, Tool } from "../components";
import { refocus } from "../focus";
import { isLoading, loadView } from "../games";
import { errorText, gameTitle, text } from "../i18n";
import { later } from "../later";
import type { Room } from "../messages";
import { loadPictures } from "../pictures";
import { closeDrawer, go, isScreen, openDrawer, replacePlace, setGuard } from "../route";
import { isMute } from "../screen";
import { KEY_UNKNOWN, type LiveSession, openTable } from "../session/live";
import { type Session, SessionProvider, useSession } from "../session/session";
import { useTitle } from "../session/title";
import { useTurnAlert } from "../session/turnalert";
import { useTurnNotification } from "../session/turnnotification";
import { useWakeLock } from "../session/wakelock";
import { change, codeOf, forgetTable, savedTable, settings } from "../settings";
import { Answer, useAnswers } from "./Answer";
import { BigLobby, Rail } from "./BigScreen";
import { Buttons } from "./Buttons";
import { Shaking } from "./Commitment";
import { useConsent } from "./Consent";
import { Curtain, Drape } from "./Curtain";
import { hasBigScreen, isController } from "./controller";
import { Drawers } from "./Drawers";
import { FinalCount } from "./FinalCount";
import { GameView } from "./GameView";
import { missingText } from "./Missing";
import { useReactions } from "./reactions";
import { Seats } from "./Seats";
import { phaseText, StatusLine } from "./StatusLine";
import { Tip } from "./Tip";
import { Winner } from "./Winner";

const Lobby = later(() => import("./Lobby"));
const Controller = later(() => import("./Controller"));
const Podium = later(() => import("./Podium"));
const Evening = later(async () => ({ default: (await import("./Evening")).Evening }));

export function TablePage({ table, drawer }: { table: string; drawer: string }) {
  const session = useLiveSession(table);
  const room = session?.room.value;
  const game = room?.game ?? ""; // the next one may be another
  useEffect(() => void (game && loadView(game)), [game]);
  const key = useRef(""); // it is forgotten with the table
  key.current = savedTable(table)?.keys[0] ?? key.current;
  if (!savedTable(table) || session?.link.value === "gone") {
    return <Gone table={table} tableKey={key.current} room={room ?? null} refusal={session?.refusal() ?? null} />;
  }
  if (!session || !room || session.isArriving.value || isLoading(room.game)) {
    return <Waiting isLost={session?.link.value === "lost"} room={room ?? null} />;
  }
  return (
    <SessionProvider value={session}>
      <Table drawer={drawer} />
    </SessionProvider>
  );
}

/** The session of a table while its page is open. Null before the first effect, or without a key to the table. */
function useLiveSession(table: string): LiveSession | null {
  const session = useSignal<LiveSession | null>(null);
  const keys = useRef("");
  keys.current = [...(savedTable(table)?.keys ?? [])].sort().join(" ") || keys.current; // who watched and sits down has another key
  useEffect(() => {
    const saved = savedTable(table);
    if (!saved && isScreen && codeOf(table)) replacePlace({ page: "join", code: codeOf(table) });
    const opened = saved ? openTable(saved) : null;
    if (saved) void loadView(saved.game);
    session.value = opened;
    setGuard(() => (opened && asksBeforeLeaving(opened) ? "leave" : ""));
    loadPictures();
    return () => {
      setGuard(null);
      opened?.close();
    };
  }, [table, keys.current]);
  return session.value;
}

/** Back asks before it leaves a running game in which I have a seat. */
function asksBeforeLeaving({ link, phase, isWatching }: LiveSession): boolean {
  return link.value !== "gone" && phase.value === "playing" && !isWatching.value;
}

function Table({ drawer }: { drawer: string }) {
  const session = useSession();
  const { curtain, gameView, look, phase, root, room, stage } = session;
  const at = room.value!;
  const answers = useAnswers();
  useTitle(session);
  useWakeLock(session);
  useTurnAlert(session);
  useTurnNotification(session, drawer);
  useReactions(session);
  useConsent(session, drawer);
  useAfter(phase.value === "playing");
  useNextGame(at.number, drawer);
  if (curtain.value !== null) {
    return (
      <>
        <Curtain />
        {drawer === "leave" && <Drawers drawer={drawer} />}
      </>
    );
  }
  const isWaiting = phase.value === "open" || phase.value === "called";
  const isSeated = !isWaiting && gameView.value?.isSeated;
  const isDone = phase.value === "over" && stage.isIdle.value;
  const isRemote = isController(session);
  const kind = [phase.value, isDone && "done", isSeated && !isRemote && "seated", isRemote && "remote"];
  return (
    <main
      ref={root}
      class={`table page ${ambience(boxIdOf(at.game))} ${kind.filter(Boolean).join(" ")}`}
      onPointerDown={() => {
        answers.begin();
        stage.hurry();
      }}
    >
      <Tools />
      <Lost />
      {!isDone && !isSeated && !isRemote && <Seats />}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it answers taps on things that no key reaches. */}
      <section id="table" class="middle" aria-label={gameTitle(at.game)} data-turn={look.value.view.turn} onClick={answers.end}>
        {isRemote ? <Controller /> : !isWaiting ? <GameView game={at.game} /> : isScreen ? <BigLobby /> : <Lobby />}
        {phase.value === "counting" && <FinalCount />}
        {phase.value === "over" && (isDone ? <Podium /> : <Winner />)}
      </section>
      <StatusLine />
      {isScreen ? <Rail /> : <Buttons />}
      {!isScreen && <Tip />}
      <Answer given={answers.given} />
      <Drawers drawer={drawer} />
      <Keys />
      <Drape />
    </main>
  );
}

/** How many games are over at a table. */
const finishedOf = ({ number, phase }: Room): number => (phase === "over" ? number : number - 1);

/** What comes after the game is loaded while it is played. */
function useAfter(isPlaying: boolean): void {
  useEffect(() => {
    if (isPlaying) void Promise.allSettled([import("./Podium"), import("./Over")]);
  }, [isPlaying]);
}

/** The next game begins: what was open over the podium is closed. */
function useNextGame(number: number, drawer: string): void {
  const before = useRef(number);
  useEffect(() => {
    if (number > before.current && ["next", "evening", "share"].includes(drawer)) closeDrawer();
    before.current = number;
  }, [number]);
}

/** Restore the keyboard focus whenever the moves change. */
function Keys() {
  const { offers, phase, stage } = useSession();
  useEffect(refocus, [offers.value, phase.value, stage.isIdle.value]);
  return null;
}

function Tools() {
  const session = useSession();
  const { gameView, isMyTurn, isWatching, look, phase, room } = session;
  const at = room.value!;
  const own = phase.value === "playing" && gameView.value?.heading?.(session);
  const goal = phase.value === "playing" && gameView.value?.goal?.(look.value);
  const watchers = at.watchers - (at.screens ?? 0);
  const hints = at.hints && phase.value === "playing" && !isWatching.value;
  return (
    <header class="top">
      <Tool glyph="back" label={text("web-back")} onClick={() => go({ page: "shelf" })} />
      <div class="heading">
        <h1>{gameTitle(at.game)}</h1>
        <p class={own ? "own" : ""}>
          {(!missingText(session) && own) || status(session)}
          {watchers > 0 && <Watchers count={watchers} />}
        </p>
        {goal && <p class="goal">{goal}</p>}
      </div>
      {isMute.value && settings.value.sound && <p class="hush">{text("web-screen-sound")}</p>}
      {hasBigScreen(session) && !settings.value.controller && (
        <Tool glyph="screen" label={text("web-controller")} onClick={() => change({ controller: true })} />
      )}
      <Tool glyph="rules" label={text("web-rules")} onClick={() => openDrawer("rules")} />
      {phase.value === "over" && <Tool glyph="share" label={text("web-share")} onClick={() => openDrawer("share")} />}
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

function Watchers({ count }: { count: number }) {
  return (
    <span class="watchers" role="img" aria-label={text("web-watchers", { count })}>
      <Glyph name="eye" />
      {count}
    </span>
  );
}

/** Whose turn it is, in a few words. */
function status(session: Session): string {
  const { state, phase, isMyTurn, names } = session;
  const { seats, toAct } = state.value;
  if (phase.value !== "playing") return phaseText(phase.value);
  const missing = missingText(session);
  if (missing) return missing;
  if (isMyTurn.value && seats.length === 1) return text("web-your-turn");
  return toAct.map((seat) => text("web-turn-of", { who: names.value[seat] ?? "" })).join(" · ");
}

function Lost() {
  const { link } = useSession();
  if (link.value !== "lost") return null;
  return (
    <p class="lost" role="status">
      {text("web-lost")}
    </p>
  );
}

/** Connecting. Without a network the page says so, and offers the way back. */
function Waiting({ isLost, room }: { isLost: boolean; room: Room | null }) {
  return (
    <main class="page notice" aria-busy="true">
      <div role="status">
        <h1>{text(isLost ? "web-lost" : "web-joining")}</h1>
        {isLost && <p>{text("web-offline-table")}</p>}
        {room?.phase === "called" && <Shaking room={room} />}
      </div>
      {isLost && <Button kind="parch" glyph="rules" label={text("web-to-shelf")} onClick={() => go({ page: "shelf" })} />}
    </main>
  );
}

/** Whose only seat was freed while they were away comes again, by the code. */
function useReturn(table: string, refusal: Rejected | null): void {
  useEffect(() => {
    const saved = savedTable(table);
    const code = codeOf(table);
    if (refusal?.reason !== KEY_UNKNOWN || saved?.keys.length !== 1 || !code) return;
    forgetTable(table);
    replacePlace({ page: "join", code });
  }, [table, refusal?.reason]);
}

interface GoneProps {
  table: string;
  tableKey: string;
  room: Room | null;
  refusal: Rejected | null;
}

/** Whose table was closed sees the evening once more. */
function Gone({ table, tableKey, room, refusal }: GoneProps) {
  useReturn(table, refusal);
  return (
    <main class="page notice">
      <div role="alert">
        <h1>{refusal ? errorText(refusal) : text("web-gone")}</h1>
      </div>
      {room && finishedOf(room) > 0 && !refusal && <Evening table={table} tableKey={tableKey} games={finishedOf(room)} viewer={null} />}
      <Button
        kind="gold"
        label={text("web-to-shelf")}
        onClick={() => {
          forgetTable(table);
          go({ page: "shelf" });
        }}
      />
    </main>
  );
}
