/** What was agreed for this table, for everybody in the lobby: the options of the game and the host's terms. */

import { lists } from "../api";
import { text } from "../i18n";
import type { Room } from "../messages";
import { useSession } from "../session/session";

export function TableOptions() {
  const at = useSession().room.value!;
  return (
    <details class="panel agreed">
      <summary>{text("web-options")}</summary>
      <ul>
        {[...ofGame(at), ...ofHost(at)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

/** Choices, and numbers that are not as usual. */
function ofGame({ game, options }: Room): string[] {
  const declared = lists.value?.games.find(({ id }) => id === game);
  return (declared?.options ?? []).flatMap((option) => {
    const value = options[option.name];
    if (option.type === "number") return value === undefined || value === option.default ? [] : [`${label(option.says)}: ${value}`];
    const choice = option.choices[value ?? -1];
    return choice && option.choices.length > 1 ? [`${label(option.says)}: ${text(choice.says)}`] : [];
  });
}

function ofHost({ clock, hints, spectators }: Room): string[] {
  const terms = [`${text("web-terms-clock")}: ${text("web-terms-seconds", { seconds: clock })}`];
  if (hints) terms.push(text("web-terms-hints"));
  if (spectators) terms.push(text("web-terms-spectators"));
  return terms;
}

/** Options are declared in sentences. */
const label = (says: string): string => text(says).replace(/\.$/, "");
