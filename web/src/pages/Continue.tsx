/** Here goes on who played on another device. They tap a button first: opening the link alone uses nothing up. */

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { acceptTransfer, isOffline, Rejected } from "../api";
import { Button } from "../components";
import { errorText, text } from "../i18n";
import { replacePlace } from "../route";
import { savedTable, saveTable } from "../settings";
import { DoorPage } from "./DoorPage";

const MOST_KEYS = 16; // that a device may show

export default function Continue({ offer }: { offer: string }) {
  const [table = "", secret = ""] = offer.split(".");
  const key = useRef(randomKey()); // if no answer comes, it is asked again with the same one
  const trouble = useSignal("");
  const isBusy = useSignal(false);
  const accept = async () => {
    if (isBusy.value) return;
    isBusy.value = true;
    trouble.value = "";
    try {
      const { keys, room } = await acceptTransfer({ table, secret, key: key.current });
      const all = [...keys.map((each) => each.key), ...(savedTable(table)?.keys ?? [])];
      saveTable({ table, keys: all.slice(0, MOST_KEYS), game: room.game, code: room.code, at: Date.now() });
      replacePlace({ page: "table", table });
    } catch (error) {
      if (!(error instanceof Rejected)) throw error;
      trouble.value = errorText(error);
    } finally {
      isBusy.value = false;
    }
  };
  return (
    <DoorPage onSubmit={() => void accept()}>
      <h1>{text("web-device.take")}</h1>
      <p class="sentence">{text("web-device.here")}</p>
      {trouble.value && (
        <p class="trouble" role="alert">
          {trouble.value}
        </p>
      )}
      <Button kind="gold" glyph="done" label={text("web-join-now")} disabled={isBusy.value || isOffline.value} type="submit" />
    </DoorPage>
  );
}

/** 128 random bits, as the server writes its keys. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
