/** The page: which room of the house is shown. */

import { computed, effect, signal, untracked } from "@preact/signals";
import { type ComponentType, render } from "preact";
import { useEffect } from "preact/hooks";
import "@fontsource-variable/fredoka/wght.css";
import "@fontsource-variable/nunito/wght.css";
import "@fontsource/opendyslexic/400.css";
import "@fontsource/opendyslexic/700.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/parts.css";
import "./style/house.css";
import "./style/table.css";
import "./style/screen.css";
import "./style/sideways.css";
import { isAway, lists, lookForServer } from "./desk";
import { Away } from "./house/Away";
import { OpenedBox } from "./house/GameBox";
import { JoinPage } from "./house/Join";
import { beSomebody, MeDrawer } from "./house/me";
import { LanguageDrawer, SettingsDrawer } from "./house/Settings";
import { Shelf } from "./house/Shelf";
import { untilItComes } from "./patience";
import "./replay/files";
import { isScreen, where } from "./route";
import { beScreen } from "./screen";
import { settings } from "./settings";
import { describeIn, keepShell } from "./shell";
import { TablePage } from "./table/TablePage";
import { catalogue, speak, text } from "./words";

function House() {
  if (!catalogue.value) return null;
  if (!lists.value) return <Opening />;
  const { place, drawer } = where.value;
  if (place.room === "table") return <TablePage key={place.table} table={place.table} drawer={drawer} />;
  if (place.room === "replay") return <Replay name={place.name} drawer={drawer} />;
  if (place.room === "box") return <OpenedBox id={place.box} drawer={drawer} />;
  if (place.room === "join") return <JoinPage code={place.code} />;
  return (
    <>
      <Shelf />
      {drawer === "me" && <MeDrawer />}
      {drawer === "language" && <LanguageDrawer />}
      {drawer === "settings" && <SettingsDrawer />}
    </>
  );
}

const replay = signal<ComponentType<{ name: string; drawer: string }> | null>(null);

/** Loaded when one is looked at. */
function Replay(props: { name: string; drawer: string }) {
  useEffect(() => void untilItComes(() => import("./replay/ReplayPage")).then((page) => (replay.value = page?.default ?? null)), []);
  const Page = replay.value;
  return Page ? <Page {...props} /> : <Opening />;
}

function Opening() {
  return (
    <main class="page notice" aria-busy="true">
      {isAway.value ? (
        <Away />
      ) : (
        <div role="status">
          <h1>{text("web-opening")}</h1>
        </div>
      )}
    </main>
  );
}

const lang = computed(() => settings.value.lang);
effect(() => {
  void speak(lang.value);
  describeIn(lang.value);
});
effect(() => {
  if (lists.value) untracked(beSomebody);
});
if (isScreen) beScreen();
render(<House />, document.getElementById("page")!);
lookForServer();
keepShell();
