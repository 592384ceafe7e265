/** The drawer of a seat. */

import { lists } from "../api";
import { Button, Drawer } from "../components";
import { text, YOU } from "../i18n";
import type { SeatState } from "../messages";
import { botsOf } from "../pages/people";
import { closeDrawer, openDrawer } from "../route";
import { useSession } from "../session/session";
import { isMuted, mute } from "../settings";
import type { Command } from "../socket";
import { Consent } from "./Consent";

/** What the people at the table may do with a seat. */
export default function SeatSheet({ number }: { number: number }) {
  const { names, room, send, state } = useSession();
  const seat = room.value!.seats[number]!;
  const isMine = state.value.seats.includes(number);
  const run = (command: Command) => {
    void send(command);
    closeDrawer();
  };
  const declared = lists.value?.games.find(({ id }) => id === room.value!.game);
  const bots = declared ? botsOf(declared) : [];
  return (
    <Drawer title={seat.name || text("web-open-seat")}>
      <p class="sentence">{describe(seat, state.value.waiting.includes(number) ? YOU : (names.value[number] ?? ""))}</p>
      <Consent number={number} />
      {isMine && room.value!.phase === "playing" && !seat.bot && (
        <Button
          kind="parch"
          glyph="bot"
          label={text("web-hand-over")}
          more={text("web-hand-over.more")}
          onClick={() => run({ type: "hand", seat: number })}
        />
      )}
      {isMine && seat.bot && (
        <Button kind="gold" glyph="undo" label={text("web-take-back")} onClick={() => run({ type: "back", seat: number })} />
      )}
      {isMine && <Button kind="parch" glyph="swap" label={text("web-device")} onClick={() => openDrawer(`device-${number}`)} />}
      {seat.person && !isMine && <Mute number={number} />}
      {state.value.isHost && !isMine && (
        <>
          <h3>{text("web-host")}</h3>
          {seat.person && !seat.waiting && (
            <Button kind="parch" glyph="host" label={text("web-make-host")} onClick={() => run({ type: "promote", seat: number })} />
          )}
          {(seat.present ? [] : bots).map((bot) => (
            <Button
              key={bot}
              kind="parch"
              glyph="bot"
              label={text("web-seat-bot", { bot: text(`bot-${bot}`) })}
              onClick={() => run({ type: "bot", seat: number, bot })}
            />
          ))}
          {(seat.person || seat.bot) && (
            <Button
              kind="parch"
              glyph="share"
              label={text("web-free")}
              more={text("web-free.more")}
              onClick={() => (seat.person ? openDrawer(`free-${number}`) : run({ type: "free", seat: number }))}
            />
          )}
        </>
      )}
    </Drawer>
  );
}

/** Whose emotes this device does not show. */
function Mute({ number }: { number: number }) {
  const { seats, table } = useSession().room.value!;
  const { name } = seats[number]!;
  const muted = isMuted(table, name);
  return (
    <Button
      kind="parch"
      glyph={muted ? "sound-on" : "sound-off"}
      label={text(muted ? "web-unmute-person" : "web-mute-person")}
      more={muted ? "" : text("web-mute-person.more")}
      onClick={() => mute(table, name, !muted)}
    />
  );
}

function describe(seat: SeatState, who: string): string {
  if (!seat.person && !seat.bot) return text("web-seat-open.more");
  if (seat.waiting) return text(seat.refused ? "web-waiting-refused" : "web-waiting", { who });
  if (seat.bot) return text(seat.person ? "web-bot-plays-for" : "web-bot-says", { who, says: text(`bot-${seat.bot}.says`) });
  return text(seat.present ? "web-here" : "web-away-long", { who });
}
