/** Join a friend's table by link or by the words of its code. If no seat is open, watch. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isOffline, joinTable, lookUpTable, Rejected } from "../api";
import { Button } from "../components";
import { errorText, text } from "../i18n";
import { isScreen, replacePlace } from "../route";
import { saveTable, tables } from "../settings";
import { sitOrWatch } from "../sit";
import { DoorPage } from "./DoorPage";

const written = signal("");
const trouble = signal("");
const busy = signal(false);

export function JoinPage({ code }: { code: string }) {
  useEffect(() => {
    trouble.value = "";
    if (code && !isOffline.value) void come(code);
  }, [code, isOffline.value]);
  const isIdle = busy.value || isOffline.value || !written.value.trim();
  return (
    <DoorPage onSubmit={() => void come(written.value)}>
      <h1>{text(isScreen ? "web-screen-show" : "web-join")}</h1>
      <label>
        <span>{text("web-join-words")}</span>
        <input
          type="text"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          placeholder={text("web-join-words.like")}
          value={written.value}
          onInput={(event) => (written.value = event.currentTarget.value)}
        />
      </label>
      {trouble.value && (
        <p class="trouble" role="alert">
          {trouble.value}
        </p>
      )}
      <Button
        kind="gold"
        glyph="done"
        label={text(busy.value ? "web-joining" : isScreen ? "web-screen-show" : "web-join-now")}
        type="submit"
        disabled={isIdle}
      />
      {!isScreen && (
        <Button kind="parch" glyph="eye" label={text("web-watch")} disabled={isIdle} onClick={() => void come(written.value, true)} />
      )}
    </DoorPage>
  );
}

/** Join the table with that code, or return to the seat that this device has there. The big screen only watches. */
async function come(words: string, watch = isScreen): Promise<void> {
  if (busy.value) return;
  busy.value = true;
  trouble.value = "";
  written.value = words.replaceAll("-", " ");
  try {
    const { table, room } = await lookUpTable(words.trim());
    if (!tables.value.some((each) => each.table === table)) {
      const placed = await (watch ? joinTable({ code: words.trim(), watch }) : sitOrWatch(words.trim(), room));
      saveTable({ table, keys: placed.keys.map(({ key }) => key), game: placed.room.game, code: placed.room.code, at: Date.now() });
    }
    replacePlace({ page: "table", table });
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    trouble.value = errorText(error);
  } finally {
    busy.value = false;
  }
}
