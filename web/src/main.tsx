/** The app: shows the page that the address names. */

import { computed, effect, untracked } from "@preact/signals";
import { render } from "preact";
import "@fontsource-variable/fredoka/wght.css";
import "@fontsource-variable/nunito/wght.css";
import "@fontsource/opendyslexic/400.css";
import "@fontsource/opendyslexic/700.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/components.css";
import "./style/pages.css";
import "./style/table.css";
import "./style/sideways.css";
import { checkServer, isOffline, lists } from "./api";
import { addBoxStyles, textsOf } from "./games/packages";
import { OpenedBox } from "./pages/GameBox";
import { JoinPage } from "./pages/Join";
import { Offline } from "./pages/Offline";
import { ensureMe, MeDrawer } from "./pages/people";
import { LanguageDrawer, SettingsDrawer } from "./pages/Settings";
import { Shelf } from "./pages/Shelf";
import "./replay/files";
import { catalogue, setLanguage, text } from "./i18n";
import { setManifest } from "./install";
import { later } from "./later";
import { retryUntil } from "./retry";
import { isScreen, where } from "./route";
import { beScreen } from "./screen";
import { registerWorker } from "./serviceworker";
import { settings } from "./settings";
import { TablePage } from "./table/TablePage";

function App() {
  if (!catalogue.value) return null;
  if (!lists.value) return <Loading />;
  const { place, drawer } = where.value;
  if (place.page === "table") return <TablePage key={place.table} table={place.table} drawer={drawer} />;
  if (place.page === "replay") return <Replay name={place.name} drawer={drawer} />;
  if (place.page === "lab") return <Laboratory name={place.name} />;
  if (place.page === "box") return <OpenedBox id={place.box} drawer={drawer} />;
  if (place.page === "continue") return <Continue offer={place.offer} />;
  if (place.page === "join") return <JoinPage code={place.code} />;
  return (
    <>
      <Shelf />
      {drawer === "me" && <MeDrawer />}
      {drawer === "language" && <LanguageDrawer />}
      {drawer === "settings" && <SettingsDrawer />}
    </>
  );
}

const Laboratory = later<{ name: string }>(() => import("./laboratory/LaboratoryPage"), Loading);
const Replay = later<{ name: string; drawer: string }>(() => import("./replay/ReplayPage"), Loading);
const Continue = later<{ offer: string }>(() => import("./pages/Continue"), Loading);

function Loading() {
  return (
    <main class="page notice" aria-busy="true">
      {isOffline.value ? (
        <Offline />
      ) : (
        <div role="status">
          <h1>{text("web-opening")}</h1>
        </div>
      )}
    </main>
  );
}

const lang = computed(() => settings.value.lang);
const packageTexts = computed(() => textsOf(lists.value, lang.value).join(" "));
effect(() => void setLanguage(lang.value, packageTexts.value.split(" ").filter(Boolean)));
effect(() => setManifest(lang.value));
effect(() => {
  if (!lists.value) return;
  addBoxStyles(lists.value);
  untracked(ensureMe);
});
if (isScreen) {
  beScreen();
  void retryUntil(() => import("./style/screen.css")).then(begin);
} else begin();

function begin(): void {
  render(<App />, document.getElementById("page")!);
  checkServer();
  registerWorker();
}
