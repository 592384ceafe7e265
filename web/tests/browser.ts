/** Stand-ins for the little of a browser that state and animation touch: events, the address, the history, what is kept. */

class Page extends EventTarget {
  hidden = false;
  title = "";
  documentElement = { lang: "", dataset: {} as Record<string, string>, style: { setProperty: () => undefined } };
  getElementById = () => null;
  querySelector = () => null;
}

/** The address and the history: whoever goes back, or writes a new #, is told. */
class Address {
  readonly protocol = "http:";
  readonly host = "table.test";
  readonly search = "";
  private entries: { hash: string; state: unknown }[] = [{ hash: "", state: null }];
  private at = 0;

  get hash(): string {
    return this.entries[this.at]!.hash;
  }

  set hash(hash: string) {
    this.pushState(null, "", hash);
    window.dispatchEvent(new Event("hashchange"));
  }

  get state(): unknown {
    return this.entries[this.at]!.state;
  }

  get length(): number {
    return this.entries.length;
  }

  pushState(state: unknown, _: string, hash: string): void {
    this.entries = [...this.entries.slice(0, this.at + 1), { hash, state }];
    this.at += 1;
  }

  replaceState(state: unknown, _: string, hash: string): void {
    this.entries[this.at] = { hash, state };
  }

  back(): void {
    this.go(-1);
  }

  go(steps: number): void {
    if (this.at + steps < 0) return;
    this.at += steps;
    window.dispatchEvent(new Event("popstate"));
    window.dispatchEvent(new Event("hashchange"));
  }
}

const kept = new Map<string, string>();
const keptByTab = new Map<string, string>();
const events = new EventTarget();
const address = new Address();

export const wishes = { still: false }; // what the device has been set to: less motion

const browser = {
  window: globalThis,
  addEventListener: events.addEventListener.bind(events),
  removeEventListener: events.removeEventListener.bind(events),
  dispatchEvent: events.dispatchEvent.bind(events),
  document: new Page(),
  location: address,
  history: address,
  localStorage: { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) },
  sessionStorage: {
    getItem: (name: string) => keptByTab.get(name) ?? null,
    setItem: (name: string, value: string) => keptByTab.set(name, value),
    removeItem: (name: string) => keptByTab.delete(name),
  },
  matchMedia: () => ({
    get matches() {
      return wishes.still;
    },
  }),
  requestAnimationFrame: (draw: () => void) => setTimeout(draw, 16),
};
for (const [name, value] of Object.entries(browser)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
