/** Draws a game by the view of its package. A view that fails is replaced by the plain drawing. */

import { signal } from "@preact/signals";
import { render } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { MountedView, Said, Table, ViewModule } from "../../public/view";
import { lookOf, say, text } from "../i18n";
import type { Text } from "../messages";
import { type Session, SessionProvider, useSession } from "../session/session";
import { isStill, settings } from "../settings";
import { Piece } from "../table/Piece";
import { Plain } from "../table/Plain";
import type { View } from ".";

export { Plain };

export function packageView(module: ViewModule, files: string): View {
  if (typeof module.mount !== "function") throw new Error(`${files}view.js exports no function mount`);
  const isBroken = signal(false);
  const fail = (error: unknown) => {
    console.error(error);
    isBroken.value = true;
  };
  return { default: () => (isBroken.value ? <Plain /> : <Mounted module={module} files={files} fail={fail} />) };
}

interface Props {
  module: ViewModule;
  files: string;
  fail: (error: unknown) => void;
}

function Mounted({ module, files, fail }: Props) {
  const session = useSession();
  const element = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedView | undefined>(undefined);
  const pieces = useMemo(() => new Set<HTMLElement>(), [session]);
  const attempt = (work: () => void) => {
    try {
      work();
    } catch (error) {
      fail(error);
    }
  };
  watch(session);
  useLayoutEffect(() => {
    attempt(() => (mounted.current = module.mount(element.current!, tableOf(session, files, pieces))));
    return () => {
      attempt(() => mounted.current?.unmount?.());
      mounted.current = undefined;
      element.current?.replaceChildren();
      drop(pieces);
    };
  }, [session]);
  useLayoutEffect(() => {
    attempt(() => mounted.current?.update?.());
    drop(pieces);
  });
  return <div ref={element} class="package-view" />;
}

/** Whatever is read here draws again when it changes. */
function watch({ look, names, offers, pendingMove, phase, room, stage, state, viewer }: Session): void {
  for (const each of [look, names, offers, pendingMove, phase, room, stage.happening, state, viewer, settings]) void each.value;
}

/** Forget the pieces that are not on the page any more. */
function drop(pieces: Set<HTMLElement>): void {
  for (const each of pieces) {
    if (each.isConnected) continue;
    render(null, each);
    pieces.delete(each);
  }
}

/** The interface of `web/public/view.d.ts`. */
function tableOf(session: Session, files: string, pieces: Set<HTMLElement>): Table {
  const { look, names, offers, pendingMove, phase, room, stage, state, viewer } = session;
  return {
    files,
    get game() {
      return room.value!.game;
    },
    get scene() {
      return look.value.scene;
    },
    get view() {
      return look.value.view as Table["view"];
    },
    get told() {
      return stage.happening.value;
    },
    get moves() {
      return offers.value.map(({ seat, choice }) => ({ seat, ...choice }));
    },
    get sent() {
      return pendingMove.value;
    },
    get seat() {
      return viewer.value;
    },
    get seats() {
      const isActing = (seat: number) => phase.value === "playing" && state.value.toAct.includes(seat);
      return room.value!.seats.map(({ name, face, bot }, seat) => ({ name, face, isBot: bot !== "", isActing: isActing(seat) }));
    },
    get isOver() {
      return phase.value === "over";
    },
    get language() {
      return settings.value.lang;
    },
    get isStill() {
      return isStill();
    },
    move(action) {
      const offer = offers.value.find(({ choice }) => choice.action === action);
      if (offer) void session.move(offer.seat, action);
    },
    say: (said, part = "") => say(said as Text, names.value, part),
    look: (said, part = "") => lookOf(said as Text, part),
    text: (key, values = {}) => text(key, values),
    piece: (said) => drawn(session, said, pieces),
  };
}

function drawn(session: Session, said: Said, pieces: Set<HTMLElement>): HTMLElement {
  const holder = document.createElement("span");
  holder.style.display = "contents";
  render(
    <SessionProvider value={session}>
      <Piece said={said as Text} />
    </SessionProvider>,
    holder,
  );
  pieces.add(holder);
  return holder;
}
