/** The sheet on which somebody who shares this device picks a face and a name before the table is made. */

import { Button, Drawer } from "../components";
import { text } from "../i18n";
import type { Person } from "../messages";
import { FacePicker } from "../table/FacePicker";
import { areNamesTypedHere } from "./Terms";

export interface Someone extends Person {
  first: string; // the first name that was typed; "": none
}

/** The name and face with which somebody comes to the table. */
export const called = ({ face, first, name }: Someone): Person => ({ face, name: first.trim() || name });

interface Props {
  someone: Someone;
  others: readonly Person[];
  onChange: (changed: Partial<Someone>) => void;
  onDone: () => void;
}

export default function PersonPicker({ someone, others, onChange, onDone }: Props) {
  return (
    <Drawer title={text("web-who")}>
      <FacePicker
        picked={someone}
        first={someone.first}
        others={others}
        areNamesTyped={areNamesTypedHere()}
        onPick={onChange}
        onType={(first) => onChange({ first })}
      />
      <Button kind="green" glyph="done" label={text("web-done")} onClick={onDone} />
    </Drawer>
  );
}
