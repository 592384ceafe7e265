/** At a club: the tables that wait for people. */

import "../style/open-tables.css";
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isOffline, openTables } from "../api";
import { Face } from "../components";
import { gameTitle, text } from "../i18n";
import type { OpenTable } from "../messages";
import { go } from "../route";
import { tables } from "../settings";
import { isHidden } from "../visibility";

const INTERVAL = 5000; // ms between two looks
const found = signal<readonly OpenTable[]>([]);

export default function OpenTables() {
  useEffect(() => {
    if (isOffline.value || isHidden.value) return;
    void refresh();
    const timer = window.setInterval(refresh, INTERVAL);
    return () => window.clearInterval(timer);
  }, [isOffline.value, isHidden.value]);
  const others = found.value.filter(({ code }) => !tables.value.some((mine) => mine.code === code));
  if (!others.length) return null;
  return (
    <section class="mine open-tables" aria-label={text("web-lobby")}>
      <h2>{text("web-lobby")}</h2>
      <ul>
        {others.map(({ code, game, faces, open }) => (
          <li key={code}>
            <button type="button" class="kept" onClick={() => go({ page: "join", code })}>
              {faces.map((face, index) => (
                <Face key={index} face={face} />
              ))}
              <span>
                <b>{gameTitle(game)}</b>
                <small>{text("web-lobby.seats", { count: open })}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function refresh(): Promise<void> {
  try {
    found.value = await openTables();
  } catch {
    found.value = []; // the page works without them
  }
}
