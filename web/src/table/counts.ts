/** How the points of a finished game came about, as the server tells it. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { countOf } from "../api";
import type { Text } from "../messages";
import { useSession } from "../session/session";
import { savedTable } from "../settings";

type Counts = readonly (readonly Text[])[];

const fetched = new Map<string, Counts>(); // by table and number of the game

/** By seat: the total, then its parts. Empty until it is there; fetched again when the network is back. */
export function useCounts(): Counts {
  const { link, room } = useSession();
  const { table, number } = room.value!;
  const mark = `${table} ${number}`;
  const counts = useSignal(fetched.get(mark) ?? []);
  useEffect(() => {
    counts.value = fetched.get(mark) ?? [];
    const key = savedTable(table)?.keys[0];
    if (!key || counts.value.length || link.value === "lost") return;
    void countOf({ kind: "table", table, number, key }).then(
      (found) => {
        fetched.set(mark, found);
        counts.value = found;
      },
      () => undefined,
    );
  }, [mark, link.value]);
  return counts.value;
}
