/** While nobody looks at the page, a notification of the system says that it is my turn. */

import { computed, effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { gameTitle, text } from "../i18n";
import { closeDrawer, isScreen, openDrawer } from "../route";
import { change, settings } from "../settings";
import { isHidden } from "../visibility";
import type { Session } from "./session";

const ICON = "/art/app-icon-192.png";

/** Phones show notifications of service workers only, which browsers allow on https and localhost. */
export function canNotify(): boolean {
  return "Notification" in window && Notification.permission !== "denied" && !!navigator.serviceWorker?.controller && !isScreen;
}

/** The browser asks for its permission too. */
export async function setNotifications(isOn: boolean): Promise<void> {
  const isGranted = isOn && (await Notification.requestPermission()) === "granted";
  change({ notifications: isGranted ? "on" : "off" });
}

export function useTurnNotification(session: Session, drawer: string): void {
  const { isMyTurn, room } = session;
  const at = room.value!;
  useEffect(() => {
    const isDue = computed(() => isMyTurn.value && isHidden.value && settings.value.notifications === "on" && canNotify());
    return effect(() => {
      if (isDue.value) void show(at.table, gameTitle(at.game));
      else void close(at.table);
    });
  }, [isMyTurn, at.table, at.game]);
  useQuestion(session, drawer);
}

/** Asked once, when somebody comes back to a game with others and it was their turn meanwhile. */
function useQuestion({ isMyTurn, room, stage, state }: Session, drawer: string): void {
  useEffect(() => {
    let isMissed = false;
    return effect(() => {
      if (isHidden.value) isMissed ||= isMyTurn.value;
      else if (isMissed && stage.isIdle.value && !drawer) {
        isMissed = false;
        const isWithOthers = room.value!.seats.some(({ person }, seat) => person && !state.value.seats.includes(seat));
        if (!isWithOthers || settings.value.notifications !== "ask" || !canNotify()) return;
        change({ notifications: "off" });
        openDrawer("notify");
      }
    });
  }, [isMyTurn, drawer]);
}

export function answerQuestion(isOn: boolean): void {
  closeDrawer();
  void setNotifications(isOn);
}

async function show(table: string, title: string): Promise<void> {
  const worker = await navigator.serviceWorker.ready;
  const options = { body: title, tag: table, icon: ICON, data: { url: `/#/table/${table}` } };
  await worker.showNotification(text("web-your-turn"), options).catch(() => undefined); // the permission was withdrawn
}

async function close(table: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await worker?.getNotifications({ tag: table })) ?? []) shown.close();
}
