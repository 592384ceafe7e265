/** An opened box: who plays, with which options; and three ways to begin. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { createTable, isOffline, lists, Rejected } from "../api";
import { ambience, boxIdOf, boxOf } from "../boxes";
import { Button, Drawer, Face, Glyph, Segment, Tool } from "../components";
import { errorText, text } from "../i18n";
import { later } from "../later";
import type { GameDeclaration, NewSeat, Person, TableAccess } from "../messages";
import { closeDrawer, go, isScreen, openDrawer } from "../route";
import { change, me, saveTable, seenTips, settings } from "../settings";
import { Facts, Hero, Missing } from "./BoxFacts";
import { BoxRules } from "./BoxRules";
import { Offline } from "./Offline";
import { Options } from "./Options";
import { bots, botsOf, randomPerson } from "./people";
import { myNameHere, Terms, terms } from "./Terms";

const PassSheet = later(() => import("./PassSheet"));
const PersonPicker = later(() => import("./PersonPicker"));

interface Seat {
  kind: "me" | "person" | "bot" | "open";
  bot?: string;
  isChosen?: boolean; // this bot was picked: an invitation keeps it
  name?: string;
  first?: string; // the first name that was typed for somebody on this device
  face?: string;
}

const USUAL = 3; // seats

const usualBot = (declared: GameDeclaration): string => {
  const bots = botsOf(declared);
  return bots.includes("clever") ? "clever" : bots.at(-1)!;
};

/** The weakest bot first: the others are as usual. */
function usualSeats(declared: GameDeclaration): Seat[] {
  const [low, high] = declared.seats;
  const strengths = [botsOf(declared)[0]!, ...Array<string>(high).fill(usualBot(declared))];
  const others = strengths.map((bot): Seat => ({ kind: "bot", bot }));
  return [{ kind: "me" as const }, ...others].slice(0, Math.min(high, Math.max(low, USUAL)));
}

const game = signal<string>(""); // of those in the box
const seats = signal<readonly Seat[]>([]);
const luck = signal(0); // the offset from which names of bots are taken
const options = signal<Readonly<Record<string, number | string>>>({});
const chosen = signal(0); // the seat whose drawer is open
const trouble = signal("");
const busy = signal(false);

export function OpenedBox({ id, drawer }: { id: string; drawer: string }) {
  const box = lists.value && boxOf(lists.value, id);
  useEffect(() => {
    if (box && !box.games.some((each) => each.id === game.value)) begin(box.games[0]!);
  }, [box?.id]);
  const played = box?.games.find((each) => each.id === game.value);
  if (!box) return <Missing />;
  if (!played) return null;
  return (
    <main class={`opened page ${ambience(box.id)}`}>
      <header class="top">
        <Tool glyph="back" label={text("web-back")} onClick={() => go({ page: "shelf" })} />
        <span class="grow" />
        <Tool glyph="rules" label={text("web-rules")} onClick={() => openDrawer("rules")} />
        <Tool
          glyph={settings.value.sound ? "sound-on" : "sound-off"}
          label={text(settings.value.sound ? "web-mute" : "web-unmute")}
          onClick={() => change({ sound: !settings.value.sound })}
        />
      </header>
      <Hero box={box} />
      <div class="choices">
        <Facts box={box} />
        <Offline />
        {!isScreen && <Seats played={played} />}
        {box.games.length > 1 && (
          <div class="panel">
            <Segment
              label={text("web-deck")}
              values={box.games.map((each) => ({ value: each.id, says: text(`web-deck-${each.id}`) }))}
              value={played.id}
              onChange={(value) => begin(box.games.find((each) => each.id === value)!, seats.value)}
            />
          </div>
        )}
        <Options
          played={played}
          games={box.games}
          chosen={options.value}
          onChange={(name, value) => (options.value = { ...options.value, [name]: value })}
        />
        {trouble.value && (
          <p class="trouble" role="alert">
            {trouble.value}
          </p>
        )}
      </div>
      {isScreen ? <ScreenWays played={played} /> : <Ways played={played} />}
      {drawer === "seat" && <SeatDrawer played={played} />}
      {drawer === "person" && <Picked number={chosen.value} />}
      {drawer === "pass" && (
        <PassSheet played={played} isBusy={isIdle()} trouble={trouble.value} onPlay={(people) => void pass(played, people)} />
      )}
      {drawer === "rules" && <BoxRules played={played} chosen={options.value} />}
    </main>
  );
}

const isIdle = () => busy.value || isOffline.value;

function Ways({ played }: { played: GameDeclaration }) {
  return (
    <div class="ways">
      <Button
        kind="gold"
        art="doubloon"
        label={text("web-play")}
        more={text("web-play.more")}
        disabled={isIdle()}
        onClick={() => play(played)}
      />
      <Button kind="parch" glyph="qr" label={text("web-invite")} disabled={isIdle()} onClick={() => invite(played)} />
      <Button kind="parch" glyph="people" label={text("web-pass")} disabled={isIdle()} onClick={() => openDrawer("pass")} />
    </div>
  );
}

/** On the big screen one chooses only how many play: players join with their phones. */
function ScreenWays({ played }: { played: GameDeclaration }) {
  useEffect(() => document.querySelector<HTMLElement>(".ways .button")?.focus(), [played.id]);
  return (
    <section class="ways" aria-label={text("web-screen-count")}>
      <h2>{text("web-screen-count")}</h2>
      <Counts played={played} onChoose={(count) => void show(played, count)} />
    </section>
  );
}

function begin(declared: GameDeclaration, who: readonly Seat[] = usualSeats(declared)): void {
  game.value = declared.id;
  options.value = {};
  seats.value = who.slice(0, declared.seats[1]);
  luck.value = Math.floor(Math.random() * 100);
  trouble.value = "";
}

// === Seats ===

function Seats({ played }: { played: GameDeclaration }) {
  const [low, high] = played.seats;
  const count = seats.value.length;
  return (
    <section class="seat-row" aria-label={text("web-seats")}>
      <ul>
        {withBots(seats.value).map((seat, number) => (
          <li key={number}>
            <button
              type="button"
              class={`slot ${seat.kind}`}
              onClick={() => {
                chosen.value = number;
                openDrawer("seat");
              }}
            >
              {seat.kind === "open" ? (
                <span class="face empty">
                  <Glyph name="share" />
                </span>
              ) : (
                <Face face={faceOf(seat)} bot={seat.kind === "bot"} />
              )}
              <b>{seatName(seat)}</b>
              <small>{seatKind(seat)}</small>
            </button>
          </li>
        ))}
      </ul>
      <div class="count">
        <Tool glyph="minus" label={text("web-fewer")} disabled={count <= low} onClick={() => (seats.value = seats.value.slice(0, -1))} />
        <output>{text("web-seat-count", { count })}</output>
        <Tool
          glyph="plus"
          label={text("web-more")}
          disabled={count >= high}
          onClick={() => (seats.value = [...seats.value, { kind: "bot", bot: usualBot(played) }])}
        />
      </div>
    </section>
  );
}

/** Give every bot a name and a face that nobody else here has, if there is one. */
function withBots(who: readonly Seat[]): readonly Seat[] {
  const taken = new Set([me.value.face, ...who.map(({ face }) => face)]);
  return who.map((seat, number) => {
    if (seat.kind !== "bot") return seat;
    const known = bots(seat.bot ?? "", luck.value + number).filter(({ name }) => !taken.has(name));
    const bot = known.find(({ face }) => !taken.has(face)) ?? known[0];
    taken.add(bot?.name).add(bot?.face);
    return { ...seat, ...bot };
  });
}

function seatName(seat: Seat): string {
  if (seat.kind === "me") return myNameHere();
  return seat.kind === "open" ? text("web-open-seat") : seat.first?.trim() || (seat.name ?? "");
}

function seatKind(seat: Seat): string {
  if (seat.kind === "bot") return text(`bot-${seat.bot}`);
  return text(`web-seat-${seat.kind}`);
}

function setSeat(number: number, seat: Seat): void {
  seats.value = seats.value.map((each, index) => (index === number ? seat : each));
}

function choose(number: number, seat: Seat): void {
  setSeat(number, seat);
  closeDrawer();
}

/** Who sits there, on this device. */
function Picked({ number }: { number: number }) {
  const { kind, name = "", face = "", first = "" } = seats.value[number] ?? { kind: "open" };
  const others = seats.value.flatMap((each, index) => (index === number ? [] : [{ name: seatName(each), face: faceOf(each) }]));
  if (kind !== "person") return null;
  const someone = { name, face, first };
  return (
    <PersonPicker
      someone={someone}
      others={others}
      onChange={(changed) => setSeat(number, { kind, ...someone, ...changed })}
      onDone={closeDrawer}
    />
  );
}

const faceOf = (seat: Seat): string => (seat.kind === "me" ? me.value.face : (seat.face ?? ""));

/** Names and faces of people. */
function takenHere(): (string | undefined)[] {
  return [me.value.name, me.value.face, ...seats.value.flatMap(({ name, face }) => [name, face])];
}

function SeatDrawer({ played }: { played: GameDeclaration }) {
  const number = chosen.value;
  const isMe = seats.value[number]?.kind === "me";
  return (
    <Drawer title={text("web-seat-who")}>
      {isMe ? (
        <p class="sentence">{text("web-seat-is-you")}</p>
      ) : (
        <>
          {botsOf(played).map((bot) => (
            <Button
              key={bot}
              kind="parch"
              glyph="bot"
              label={text(`bot-${bot}`)}
              more={text(`bot-${bot}.says`)}
              onClick={() => choose(number, { kind: "bot", bot, isChosen: true })}
            />
          ))}
          <Button
            kind="parch"
            glyph="share"
            label={text("web-seat-open")}
            more={text("web-seat-open.more")}
            onClick={() => choose(number, { kind: "open" })}
          />
          <Button
            kind="parch"
            glyph="people"
            label={text("web-seat-person")}
            more={text("web-seat-person.more")}
            onClick={() => {
              if (seats.value[number]?.kind !== "person") setSeat(number, { kind: "person", ...randomPerson(takenHere()) });
              openDrawer("person");
            }}
          />
          <Terms />
        </>
      )}
    </Drawer>
  );
}

/** How many play. */
function Counts({ played, onChoose }: { played: GameDeclaration; onChoose: (count: number) => void }) {
  const [low, high] = played.seats;
  const counts = Array.from({ length: high - low + 1 }, (_, index) => low + index);
  return (
    <div class="counts">
      {counts.map((count) => (
        <Button
          key={count}
          kind="gold"
          glyph="people"
          label={String(count)}
          aria-label={text("web-pass-people", { count })}
          disabled={isIdle()}
          onClick={() => onChoose(count)}
        />
      ))}
    </div>
  );
}

// === Three ways to begin ===

const newSeat = (seat: Seat): NewSeat =>
  seat.kind === "me"
    ? { kind: "me", name: myNameHere(), face: me.value.face }
    : seat.kind === "person"
      ? { kind: "me", name: seat.first?.trim() || (seat.name ?? ""), face: seat.face ?? "" }
      : seat.kind === "bot"
        ? { kind: "bot", bot: seat.bot ?? "", name: seat.name ?? "", face: seat.face ?? "" }
        : { kind: "open" };

const play = (played: GameDeclaration) =>
  make(
    played,
    seats.value.map((seat) => (seat.kind === "open" ? { kind: "bot", bot: usualBot(played) } : seat)),
  );

function invite(played: GameDeclaration): Promise<void> {
  return make(played, seats.value.some(({ kind }) => kind === "open") ? seats.value : withOpenSeats(seats.value));
}

/** Friends get the seats that nobody has chosen; if there is none, the last one. */
function withOpenSeats(who: readonly Seat[]): readonly Seat[] {
  const opened = who.map((seat): Seat => (seat.kind === "bot" && !seat.isChosen ? { kind: "open" } : seat));
  return opened.some(({ kind }) => kind === "open") ? opened : [...who.slice(0, -1), { kind: "open" }];
}

function pass(played: GameDeclaration, people: readonly Person[]): Promise<void> {
  return make(
    played,
    people.map((each) => ({ kind: "person", ...each })),
  );
}

/** Create a table with open seats only, and watch it: the first person who joins is the host. */
function show(played: GameDeclaration, count: number): Promise<void> {
  return make(
    played,
    Array.from({ length: count }, () => ({ kind: "open" })),
    ({ room }) => go({ page: "join", code: room.code }),
  );
}

async function make(played: GameDeclaration, wanted: readonly Seat[], then = sitDown): Promise<void> {
  busy.value = true;
  trouble.value = "";
  try {
    const placed = await createTable({
      game: played.id,
      seats: withBots(wanted).map(newSeat),
      options: options.value,
      first: isFirstGame(played.id) && wanted.some(({ kind }) => kind === "bot") ? mySeat(wanted) : -1,
      lang: settings.value.lang,
      ...terms.value,
    });
    then(placed);
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    trouble.value = errorText(error);
  } finally {
    busy.value = false;
  }
}

/** In a guided first game against bots the person begins: the first tip comes before the first decision. */
function isFirstGame(game: string): boolean {
  return settings.value.tips && !seenTips.value[boxIdOf(game)]?.length;
}

function mySeat(wanted: readonly Seat[]): number {
  return wanted.findIndex(({ kind }) => kind === "me");
}

export function sitDown({ table, keys, room }: TableAccess): void {
  saveTable({ table, keys: keys.map(({ key }) => key), game: room.game, code: room.code, at: Date.now() });
  go({ page: "table", table });
}
