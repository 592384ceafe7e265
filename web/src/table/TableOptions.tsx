/** What was agreed for this table, for everybody in the lobby: the options of the game and the host's terms. */

import { text } from "../i18n";
import type { Room } from "../messages";
import { useSession } from "../session/session";
import { optionsInWords } from "./options";

export function TableOptions() {
  const at = useSession().room.value!;
  return (
    <details class="panel agreed">
      <summary>{text("web-options")}</summary>
      <ul>
        {[...optionsInWords(at.game, at.options), ...ofHost(at)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

function ofHost({ clock, hints, spectators }: Room): string[] {
  const terms = [`${text("web-terms-clock")}: ${text("web-terms-seconds", { seconds: clock })}`];
  if (hints) terms.push(text("web-terms-hints"));
  if (spectators) terms.push(text("web-terms-spectators"));
  return terms;
}
