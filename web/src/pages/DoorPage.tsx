/** A page with a door: one form that leads to a table. */

import type { ComponentChildren } from "preact";
import { Art, Tool } from "../components";
import { text } from "../i18n";
import { go } from "../route";
import { Offline } from "./Offline";

export function DoorPage({ onSubmit, children }: { onSubmit: () => void; children: ComponentChildren }) {
  return (
    <main class="page join shelf">
      <header class="top">
        <Tool glyph="back" label={text("web-back")} onClick={() => go({ page: "shelf" })} />
      </header>
      <form
        class="panel"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Art name="door" />
        {children}
      </form>
      <Offline />
    </main>
  );
}
