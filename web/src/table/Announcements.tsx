/** The live region: what happens, for screen readers, one thing at a time. The status line shows the same at once. */

import { effect } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { type Announcement, Announcer } from "../announcer";
import { isVictory } from "../beats";
import { errorText, sentences, textOrNull, withBrief } from "../i18n";
import type { Text } from "../messages";
import { type Session, useSession } from "../session/session";
import { settings } from "../settings";

/** `opening`: what is said before the first event. */
export function Announcements({ opening }: { opening: (session: Session) => string }) {
  const session = useSession();
  const announcer = useMemo(() => new Announcer(() => settings.value.reading), [session]);
  useEffect(() => {
    const stop = effect(() => announcer.announce(announcementsOf(session, opening)));
    return () => {
      stop();
      announcer.clear();
    };
  }, [session, announcer, opening]);
  return (
    <div class="unseen" role="status" aria-live="polite">
      {announcer.words.value}
    </div>
  );
}

function announcementsOf(session: Session, opening: (session: Session) => string): Announcement[] {
  const { names, rejection, stage, viewer } = session;
  const words = opening(session);
  if (!stage.told.value.length && !rejection.value) return [{ id: words, words, isPassing: true }];
  const rejected = rejection.value ? [{ id: rejection.value, words: errorText(rejection.value), isImportant: true }] : [];
  return [...rejected, ...announcements(stage.told.value, names.value, viewer.value)];
}

/** One for each sentence of an event; brief messages belong to the one before. */
export function announcements(told: readonly Text[], names: readonly string[], viewer: number): Announcement[] {
  return withBrief(told).map((group) => ({
    id: group[0],
    words: sentences(group, names).join(" "),
    isImportant: group.some((each) => isImportant(each, viewer)),
    isPassing: group.some(({ key, values }) => key === "turn" && values?.who !== viewer),
  }));
}

/** My turn, a great moment, or who won. */
function isImportant(said: Text, viewer: number): boolean {
  const { key, values } = said;
  const isMyTurn = (key === "turn" || key.endsWith("-last-turn")) && values?.who === viewer;
  return isMyTurn || isVictory(said) || textOrNull(`${key}-look`, values) === "moment";
}
