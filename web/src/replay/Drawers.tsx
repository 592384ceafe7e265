/** The drawers of a replay: dice check, link, score, story, menu. */

import { useSignal } from "@preact/signals";
import { Button, Drawer } from "../components";
import { errorText, text } from "../i18n";
import { LanguageChoice, SettingsForm } from "../pages/Settings";
import { openDrawer } from "../route";
import { useReplay } from "../session/replay";
import { save } from "../share";
import { Story } from "../table/Drawers";
import { ScoreBreakdown } from "../table/ScoreBreakdown";
import { Share } from "../table/Share";
import { Check } from "./Check";
import { choose } from "./files";
import { playOn } from "./playOn";
import { Report } from "./Report";

export function Drawers({ drawer }: { drawer: string }) {
  const { source, tape } = useReplay();
  const from = source.value!;
  const { replayed } = tape.value!;
  if (drawer === "dice") return <Check />;
  if (drawer === "report") return <Report />;
  if (drawer === "share" && from.kind === "table") return <Share from={from} game={replayed.game} />;
  if (drawer === "count" && replayed.over) return <Counted />;
  if (drawer === "story") return <Story />;
  if (drawer === "menu") return <Menu />;
  if (drawer === "settings") return <ReplaySettings />;
  return null;
}

function Counted() {
  const { tape } = useReplay();
  const { counts, places, people } = tape.value!.replayed;
  const order = places.map((_, seat) => seat).sort((one, other) => places[one]! - places[other]! || one - other);
  return (
    <Drawer title={text("web-count")} isRead>
      <ScoreBreakdown counts={counts} order={order} people={people} />
    </Drawer>
  );
}

function Menu() {
  const session = useReplay();
  const { earlierRules, end, position, readLog, tape } = session;
  const { game, over } = tape.value!.replayed;
  const trouble = useSignal("");
  return (
    <Drawer title={text("web-menu")}>
      {earlierRules.value && <p class="sentence">{text("earlier-rules", earlierRules.value)}</p>}
      {over && !earlierRules.value && position.value < end.value && (
        <Button
          kind="parch"
          glyph="play"
          label={text("web-play-on")}
          more={text("web-play-on.more")}
          onClick={() => void playOn(session).then((refused) => (trouble.value = refused ? errorText(refused) : ""))}
        />
      )}
      {trouble.value && <p role="alert">{trouble.value}</p>}
      {over && <Button kind="parch" glyph="report" label={text("report")} onClick={() => openDrawer("report")} />}
      {over && <Button kind="parch" art="doubloon" label={text("web-count")} onClick={() => openDrawer("count")} />}
      <Button kind="parch" glyph="dice" label={text("web-check")} onClick={() => openDrawer("dice")} />
      <Button kind="parch" glyph="replay" label={text("web-story")} onClick={() => openDrawer("story")} />
      <Button
        kind="parch"
        glyph="save"
        label={text("web-save-log")}
        onClick={() => void readLog().then((log) => save(`doubloon-${game}.json`, log))}
      />
      <Button kind="parch" glyph="file" label={text("web-replay.file")} onClick={choose} />
      <Button kind="parch" glyph="settings" label={text("web-settings")} onClick={() => openDrawer("settings")} />
      <LanguageChoice />
    </Drawer>
  );
}

function ReplaySettings() {
  return (
    <Drawer title={text("web-settings")}>
      <SettingsForm />
    </Drawer>
  );
}
