/** The settings: language, sound, music, vibration, speed, motion, contrast, text. */

import { Button, Drawer, Segment, Switch } from "../components";
import { text } from "../i18n";
import { install, installsByMenu, offer } from "../install";
import { LANGUAGES, type Language } from "../languages";
import { canNotify, setNotifications } from "../session/turnnotification";
import { change, type Settings, settings } from "../settings";

const LANGUAGE_NAMES: Record<Language, string> = { en: "English", de: "Deutsch", fr: "Français" };

const SPEEDS = { family: 0.7, normal: 1, quick: 2 } as const;

/** The speed that is nearest to the stored one is marked. */
function SpeedChoice({ speed }: { speed: number }) {
  const names = Object.keys(SPEEDS) as (keyof typeof SPEEDS)[];
  const far = (name: keyof typeof SPEEDS) => Math.abs(SPEEDS[name] - speed);
  return (
    <Segment
      label={text("web-speed")}
      values={names.map((value) => ({ value, says: text(`web-speed-${value}`) }))}
      value={names.reduce((best, name) => (far(name) < far(best) ? name : best))}
      onChange={(value) => change({ speed: SPEEDS[value as keyof typeof SPEEDS] })}
    />
  );
}

export function LanguageChoice() {
  return (
    <Segment
      label={text("web-language")}
      values={LANGUAGES.map((value) => ({ value, says: LANGUAGE_NAMES[value] }))}
      value={settings.value.lang}
      onChange={(value) => change({ lang: value as Language })}
    />
  );
}

export function LanguageDrawer() {
  return (
    <Drawer title={text("web-language")}>
      <LanguageChoice />
    </Drawer>
  );
}

export function SettingsForm() {
  const chosen = settings.value;
  return (
    <div class="settings">
      <Switch label={text("web-sound")} on={chosen.sound} onChange={(sound) => change({ sound })} />
      <Switch label={text("web-music")} on={chosen.music} onChange={(music) => change({ music })} />
      {"vibrate" in navigator && (
        <Switch label={text("web-vibration")} on={chosen.vibration} onChange={(vibration) => change({ vibration })} />
      )}
      {canNotify() && (
        <Switch label={text("web-notify")} on={chosen.notifications === "on"} onChange={(isOn) => void setNotifications(isOn)} />
      )}
      <SpeedChoice speed={chosen.speed} />
      <LanguageChoice />
      <Segment
        label={text("web-theme")}
        values={(["auto", "dark", "light"] as const).map((value) => ({ value, says: text(`web-theme-${value}`) }))}
        value={chosen.theme}
        onChange={(theme) => change({ theme: theme as Settings["theme"] })}
      />
      <Segment
        label={text("web-text-size")}
        values={["1", "1.25", "1.5", "2"].map((value) => ({ value, says: text("web-text-percent", { percent: Number(value) * 100 }) }))}
        value={String(chosen.text)}
        onChange={(value) => change({ text: Number(value) })}
      />
      <Switch
        label={text("web-reduced-motion")}
        on={chosen.motion === "reduced"}
        onChange={(on) => change({ motion: on ? "reduced" : "auto" })}
      />
      <Switch label={text("web-contrast")} on={chosen.contrast} onChange={(contrast) => change({ contrast })} />
      <Switch label={text("web-patterns")} on={chosen.patterns} onChange={(patterns) => change({ patterns })} />
      <Switch label={text("web-readable")} on={chosen.readable} onChange={(readable) => change({ readable })} />
      <Switch label={text("web-tips")} on={chosen.tips} onChange={(tips) => change({ tips })} />
      <Segment
        label={text("web-reading")}
        values={(["slow", "normal", "fast"] as const).map((value) => ({ value, says: text(`web-reading-${value}`) }))}
        value={chosen.reading}
        onChange={(reading) => change({ reading: reading as Settings["reading"] })}
      />
      <Install />
    </div>
  );
}

/** The install button, or how to install by menu. */
function Install() {
  if (offer.value)
    return (
      <Button kind="parch" art="app-icon" label={text("web-install")} more={text("web-install.more")} onClick={() => void install()} />
    );
  return installsByMenu() ? <p class="sentence">{text("web-install.menu")}</p> : null;
}

export function SettingsDrawer() {
  return (
    <Drawer title={text("web-settings")}>
      <SettingsForm />
    </Drawer>
  );
}
