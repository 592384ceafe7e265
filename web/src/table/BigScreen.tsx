/** A table on the big screen: how to join, before the game and during it. The phones are the controllers. */

import { useEffect, useRef } from "preact/hooks";
import { Button, Drawer, QrCode } from "../components";
import { text } from "../i18n";
import { later } from "../later";
import { type Session, useSession } from "../session/session";
import { play } from "../sound";
import { Countdown } from "./Bench";
import { Copy, useInvitation } from "./Invite";

const Votes = later(() => import("./Votes"));
const SoFar = later(() => import("./SoFar"));

/** `http://192.168.1.5:8000/#amber-boat-river` -> `192.168.1.5:8000` */
const addressOf = (link: string): string => new URL(link).host;

/** The link to the same table on the big screen. */
const screenLink = (link: string): string => link.replace("/#", "/?screen#");

export function BigLobby() {
  const session = useSession();
  const { room } = session;
  const at = room.value!;
  const found = useInvitation(at.code);
  useGreeting(at.seats.filter(({ person }) => person).length);
  if (at.phase === "called") return <p class="sentence calm">{text("web-phase-called")}</p>;
  return (
    <div class="big-lobby">
      {found && <QrCode rows={found.qr} label={text("web-qr")} />}
      <div class="how">
        <h2>{text("web-screen-sit")}</h2>
        <p>{text("web-screen-scan", { address: found ? addressOf(found.link) : "" })}</p>
        <p class="code">{at.code.replaceAll("-", " ")}</p>
        {session.state.value.startsAt === null ? (
          <p class="panel sentence" role="status">
            {whatNow(session)}
          </p>
        ) : (
          <Countdown />
        )}
      </div>
    </div>
  );
}

/** What the table waits for. */
function whatNow({ room, names }: Session): string {
  const at = room.value!;
  const count = at.seats.filter(({ person, bot }) => !person && !bot).length;
  const open = text("web-open-seats", { count });
  return at.host === null ? open : `${open} ${text("web-screen-start", { host: names.value[at.host] ?? "" })}`;
}

/** A sound for everybody who sits down. */
function useGreeting(people: number): void {
  const before = useRef(people);
  useEffect(() => {
    if (people > before.current) play("turn");
    before.current = people;
  }, [people]);
}

/** In the place of the buttons: whose turn it is, and the QR code for latecomers. */
export function Rail() {
  const { room } = useSession();
  const at = room.value!;
  const found = useInvitation(at.code);
  useFit(`${at.game} ${at.number}`);
  if (at.phase === "open" || at.phase === "called") return null;
  return (
    <>
      <Next />
      <aside class="rail" aria-label={text("web-invite")}>
        <p class="sentence">{text("web-screen-late")}</p>
        {found && <QrCode rows={found.qr} label={text("web-qr")} />}
        <p class="code">{at.code.replaceAll("-", " ")}</p>
      </aside>
    </>
  );
}

const SIZES = [1.7, 1.5, 1.3, 1.15, 1, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.5]; // of a scene, the largest first

const ROOM = 0.94; // of the height of the table

/** Nobody scrolls a television: draw a plain scene as large as it fits. During a game it only shrinks. */
function useFit(game: string): void {
  const { look } = useSession();
  const chosen = useRef({ game, at: 0 });
  useEffect(() => {
    const table = document.getElementById("table");
    const scene = table?.querySelector<HTMLElement>(".scene");
    if (!table || !scene) return;
    if (chosen.current.game !== game) chosen.current = { game, at: 0 };
    for (let { at } = chosen.current; at < SIZES.length; at += 1) {
      scene.style.zoom = String(SIZES[at]);
      chosen.current.at = at;
      if (scene.getBoundingClientRect().height <= table.getBoundingClientRect().height * ROOM) return;
    }
  }, [game, look.value]);
}

/** After the game: what everybody wants to play next. */
function Next() {
  const { phase, room, stage } = useSession();
  if (phase.value !== "over" || !stage.isIdle.value) return null;
  return (
    <aside class="panel next" aria-label={text("web-votes")}>
      <p class="sentence">{text("web-votes.screen")}</p>
      <Votes room={room.value!} />
      {room.value!.number > 1 && <SoFar />}
    </aside>
  );
}

/** The address of this table for a television. */
export function ScreenDrawer() {
  const { room } = useSession();
  const found = useInvitation(room.value!.code);
  const link = found && screenLink(found.link);
  return (
    <Drawer title={text("web-screen")}>
      <p class="sentence">{text("web-screen-how")}</p>
      {link && (
        <>
          <p class="screen-link">{link}</p>
          <Copy link={link} />
          <Button
            kind="parch"
            glyph="screen"
            label={text("web-screen-open")}
            onClick={() => window.open(screenLink(`${location.origin}/#${room.value!.code}`), "_blank", "noopener")}
          />
        </>
      )}
    </Drawer>
  );
}
