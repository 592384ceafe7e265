/** Who somebody is: a face that nobody else here has, and a name that goes with it, or a first name. */

import "../style/lobby.css";
import { lists } from "../api";
import { Face } from "../components";
import { text } from "../i18n";
import type { Person } from "../messages";
import { FirstName, faceName } from "../pages/people";

interface Props {
  picked: Person; // of the lists
  first: string; // the first name that was typed; "": none
  others: readonly Person[]; // who is here besides
  areNamesTyped: boolean;
  onPick: (picked: Person) => void;
  onType: (first: string) => void;
}

/** Faces that are taken cannot be picked. */
export function FacePicker({ picked, first, others, areNamesTyped, onPick, onType }: Props) {
  const taken = others.map(({ name }) => name);
  return (
    <>
      <div class="chosen-person">
        <Face face={picked.face} />
        <b>{first.trim() || picked.name}</b>
      </div>
      {areNamesTyped && <FirstName value={first} onInput={onType} />}
      <ul class="faces">
        {(lists.value?.faces ?? []).map((face) => {
          const owner = others.find((other) => other.face === face);
          const isPicked = face === picked.face; // a second tap: the other name with this face
          const name = faceName(face, isPicked ? [...taken, picked.name] : taken);
          return (
            <li key={face}>
              <button
                type="button"
                class={isPicked ? "on" : ""}
                aria-pressed={isPicked}
                aria-label={owner ? text("web-face-taken", { name: owner.name }) : name}
                disabled={owner !== undefined}
                onClick={() => onPick({ face, name })}
              >
                <Face face={face} />
                {owner && <small aria-hidden="true">{owner.name}</small>}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
