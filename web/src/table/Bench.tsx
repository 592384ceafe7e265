/** Who is not at the table yet: the countdown to the first game, and the way of who watches to a seat. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Rejected } from "../api";
import { Button } from "../components";
import { errorText, text } from "../i18n";
import type { Room } from "../messages";
import { useSession } from "../session/session";
import { hasOpenSeat, sitDownHere } from "../sit";

/** The game starts in a few seconds; anybody with a seat can stop it. */
export function Countdown() {
  const { send, state } = useSession();
  const { seats, startsAt } = state.value;
  const now = useSignal(performance.now());
  useEffect(() => {
    const timer = setInterval(() => (now.value = performance.now()), 200);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil(((startsAt ?? 0) - now.value) / 1000));
  return (
    <section class="panel starting" role="status">
      <p class="sentence">
        {text("web-starts")} <b role="timer">{left}</b>
      </p>
      {seats.length > 0 && (
        <Button
          kind="parch"
          glyph="pause"
          label={text("web-stop")}
          onClick={() => void send({ type: "ready", seat: seats[0]!, on: false })}
        />
      )}
    </section>
  );
}

/** Why I watch, and the way to a free seat. */
export function Bench({ room }: { room: Room }) {
  const trouble = useSignal("");
  const isFree = hasOpenSeat(room);
  const sit = () =>
    sitDownHere(room).catch((error: unknown) => {
      if (!(error instanceof Rejected)) throw error;
      trouble.value = errorText(error);
    });
  return (
    <section class="panel bench">
      <p class="sentence">{trouble.value || text(isFree ? "web-watching-free" : "web-watching-full")}</p>
      {isFree && <Button kind="gold" glyph="done" label={text("web-join-now")} onClick={() => void sit()} />}
    </section>
  );
}
