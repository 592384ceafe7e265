/** Small components that all pages share. */

import { signal } from "@preact/signals";
import type { ButtonHTMLAttributes, ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { portrait } from "./faces";
import { text } from "./i18n";
import { closeDrawer } from "./route";

const GLYPHS = import.meta.glob("./glyphs/*.svg", { query: "?raw", import: "default", eager: true }) as Record<string, string>;

export function Glyph({ name }: { name: string }) {
  return <span class="glyph" aria-hidden="true" dangerouslySetInnerHTML={{ __html: GLYPHS[`./glyphs/${name}.svg`] ?? "" }} />;
}

export function Art({ name, alt = "" }: { name: string; alt?: string }) {
  return <img class="art" src={`/art/${name}.svg`} alt={alt} draggable={false} />;
}

export function Face({ face, bot = false }: { face: string; bot?: boolean }) {
  return (
    <span class="face" aria-hidden="true">
      <img src={portrait(face)} alt="" draggable={false} />
      {bot && <img class="cog" src="/art/bot-badge.svg" alt="" draggable={false} />}
    </span>
  );
}

/** A small square button: a picture, and a label for screen readers. */
export function Tool({ glyph, art, label, ...rest }: { glyph?: string; art?: string; label: string } & ButtonHTMLAttributes) {
  return (
    <button type="button" class="tool" aria-label={label} title={label} {...rest}>
      {glyph ? <Glyph name={glyph} /> : <Art name={art!} />}
    </button>
  );
}

type ButtonKind = "gold" | "parch" | "green" | "night";

/** A large button: a verb, and a second line that says what happens then. */
export function Button(
  props: { kind: ButtonKind; label: string; more?: string; glyph?: string; art?: string; sign?: ComponentChildren } & ButtonHTMLAttributes,
) {
  const { kind, label, more, glyph, art, sign, ...rest } = props;
  return (
    <button type="button" class={`button ${kind}`} {...rest}>
      {glyph && <Glyph name={glyph} />}
      {art && <Art name={art} />}
      {sign}
      <span class="label">
        <b>{label}</b>
        {more && <small>{more}</small>}
      </span>
    </button>
  );
}

/** One of a few values. */
export function Segment(props: {
  label: string;
  values: readonly { value: string; says: string }[];
  value: string;
  onChange: (value: string) => void;
}) {
  const { label, values, value, onChange } = props;
  const name = `segment-${label}`;
  return (
    <fieldset class="segment">
      <legend>{label}</legend>
      <div class="track">
        {values.map((each) => (
          <label key={each.value} class={each.value === value ? "on" : ""}>
            <input type="radio" name={name} checked={each.value === value} onChange={() => onChange(each.value)} />
            <Glyph name="done" />
            {each.says}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function Switch({ label, on, onChange }: { label: string; on: boolean; onChange: (on: boolean) => void }) {
  return (
    <label class="switch">
      <span>{label}</span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own state. */}
      <input type="checkbox" role="switch" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
    </label>
  );
}

/** What is told above whatever drawer is open: nothing beside it can be seen or touched. */
export const drawerNotice = signal<ComponentChildren>(null);

/** A modal sheet over the page. Back, Escape and a tap beside it close it. `isRead`: it has only text, and arrow keys scroll it. */
export function Drawer({ title, isRead = false, children }: { title: string; isRead?: boolean; children: ComponentChildren }) {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const open = sheet.current!;
    const before = document.activeElement as HTMLElement | null;
    open.showModal();
    return () => {
      open.close();
      before?.focus?.();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the sheet; keys have Escape, by onCancel.
    <dialog
      ref={sheet}
      class="drawer"
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        closeDrawer();
      }}
      onClose={() => sheet.current && closeDrawer()} // browsers do not send `cancel` for a second Escape
      onClick={(event) => event.target === sheet.current && closeDrawer()}
    >
      <div class="sheet">
        <header>
          <h2>{title}</h2>
          <Tool glyph="close" label={text("web-close")} onClick={closeDrawer} />
        </header>
        {drawerNotice.value}
        <div class="inside" tabIndex={isRead ? 0 : undefined}>
          {children}
        </div>
      </div>
    </dialog>
  );
}

/** A QR code, drawn from its rows. */
export function QrCode({ rows, label }: { rows: readonly string[]; label: string }) {
  const size = rows.length;
  const path = rows.flatMap((row, y) => [...row].map((dark, x) => (dark === "1" ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg class="qr" viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect x={-4} y={-4} width={size + 8} height={size + 8} fill="#fff" />
      <path d={path} fill="#22140a" />
    </svg>
  );
}
