import type { ScrollMemory } from "./scroll-memory.ts";
import { scrollPlan, type Arrival } from "./scroll-plan.ts";

/**
 * Keeps the scroll position of each history entry by hand (spec §2). Native restoration is off
 * while the runtime is there, and on again when the document is left, so that the browser does it
 * for whoever comes back to it.
 */
export class ScrollKeeper {
  readonly #memory: ScrollMemory;
  #key: string;

  constructor(memory: ScrollMemory) {
    this.#memory = memory;
    this.#key = historyKey();
  }

  /** The entry that the scroll position belongs to. */
  get key(): string {
    return this.#key;
  }

  /** Takes over from the browser; a document that was left without native restoration is put back first. */
  start(): void {
    if (history.scrollRestoration === "manual") this.#scroll({ type: "POP", hash: location.hash, keepScroll: true });
    history.scrollRestoration = "manual";
    addEventListener("pageshow", () => (history.scrollRestoration = "manual"));
    addEventListener("pagehide", () => {
      this.leave();
      // An entry that was gone to and not arrived at yet has its place in the memory: the browser knows it as it is here.
      if (historyKey() === this.#key) history.scrollRestoration = "auto";
    });
  }

  /** Notes where the visitor is, just before the page changes. */
  leave(): void {
    this.#memory.set(this.#key, { x: scrollX, y: scrollY });
  }

  /** Scrolls to where the entry that is shown now says. */
  arrive(arrival: Omit<Arrival, "saved">): void {
    this.#key = historyKey();
    this.#scroll(arrival);
  }

  #scroll(arrival: Omit<Arrival, "saved">): void {
    const plan = scrollPlan({ ...arrival, saved: this.#memory.get(this.#key) });
    if (plan.to === "top") jump(0, 0);
    if (plan.to === "position") jump(plan.position.x, plan.position.y);
    if (plan.to === "anchor") scrollToAnchor(plan.id, arrival.type !== "POP");
  }
}

/**
 * The key that the router gives the current history entry. One that was made without it, such as a document's first, gets
 * one here: it would share its place with every other such entry of the tab.
 */
export function historyKey(): string {
  const state: unknown = history.state;
  if (isKeyed(state)) return state.key;
  const key = crypto.getRandomValues(new Uint32Array(2)).join("");
  history.replaceState({ ...(typeof state === "object" ? state : null), key }, "");
  return key;
}

function isKeyed(state: unknown): state is { readonly key: string } {
  return typeof state === "object" && state !== null && "key" in state && typeof state.key === "string";
}

function scrollToAnchor(id: string, isFollowed: boolean): void {
  const target = document.getElementById(id) ?? document.getElementsByName(id)[0];
  if (target) target.scrollIntoView({ behavior: "instant" });
  else if (id === "top") jump(0, 0);
  if (target && isFollowed) goOnFrom(target);
}

/** What browsers do for a followed anchor: it gets the focus; where it can't keep it, Tab goes on from there. */
function goOnFrom(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.removeAttribute("tabindex");
}

function jump(left: number, top: number): void {
  scrollTo({ left, top, behavior: "instant" });
}
