import type { Page } from "playwright/test";

/** A place in the window. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A drag that is about to be done: where it begins, and where the pointer goes until it is let go. */
export interface PlannedDrag {
  readonly from: Spot;
  readonly way: readonly Spot[];
}

/** What was seen of a drag, up to the moment before it was let go, and what the document is since. */
export interface SeenDrop {
  /** The block that was pressed; null: none was. */
  readonly dragged: string | null;
  /** What the line said, `into/slot`; null: there was none. */
  readonly said: string | null;
  /** Whether the line lay in the container that it named, and the pointer too. */
  readonly wasTrue: boolean;
  /** The container in which that block stands now. */
  readonly stands: string | null;
  /** Other blocks that stand in another container than before. */
  readonly others: readonly string[];
  /** Whether something is dragged still. */
  readonly goesOn: boolean;
  /** By how much the page had scrolled by itself. */
  readonly scrolled: number;
}

declare global {
  var dropWatch: {
    /** What was seen of the last drag. */
    seen(): SeenDrop;
    /** That, and the next drag, planned by random numbers from 0 to 1. */
    step(dice: readonly number[]): { readonly seen: SeenDrop; readonly plan: PlannedDrag };
    /** The container in which each block stands: `into/slot`, the page's own is `/root`. */
    containers(): Readonly<Record<string, string>>;
  };
}

/** Watches the drags of a page that is edited: what the line says when a block is let go, and where it is then. */
export async function watchDrops(page: Page, ids: readonly string[]): Promise<void> {
  await page.evaluate(install, ids);
}

/** Runs in the page. */
function install(ids: readonly string[]): void {
  const canvas = document.querySelector("#editor .page");
  const scroller = document.querySelector("#editor .scroller");
  if (!canvas || !scroller) throw new Error("Nothing is edited");
  const known = new Set(ids);
  const ownAt = (target: EventTarget | null): string | null => {
    if (!(target instanceof Element) || target.closest("[data-overlay]")) return null;
    for (let at = target.closest("[data-id]"); at; at = at.parentElement?.closest("[data-id]") ?? null) {
      const id = at.getAttribute("data-id") ?? "";
      if (known.has(id)) return id;
    }
    return null;
  };
  const elementOf = (id: string): Element | null => canvas.querySelector(`[data-id="${id}"]`);
  const containerOf = (slot: Element | null | undefined): string => {
    const owner = slot?.parentElement?.closest("[data-id]")?.getAttribute("data-id") ?? "";
    return known.has(owner) ? `${owner}/${slot?.getAttribute("data-slot") ?? ""}` : "/root";
  };
  const slotOf = (id: string): Element | null | undefined => elementOf(id)?.parentElement?.closest("[data-slot]");
  const containers = (): Record<string, string> => Object.fromEntries(ids.map((id) => [id, containerOf(slotOf(id))]));
  const slotNamed = (name: string): Element | undefined =>
    [...canvas.querySelectorAll("[data-slot]")].find((slot) => {
      const isRoot = name === "/root" && slot.querySelector("[data-id]") !== null;
      return containerOf(slot) === name && (name !== "/root" || (isRoot && known.has(firstIn(slot))));
    });
  const firstIn = (slot: Element): string => slot.querySelector("[data-id]")?.getAttribute("data-id") ?? "";
  const isWithin = (inner: DOMRect, outer: DOMRect): boolean =>
    inner.left >= outer.left - 2 &&
    inner.right <= outer.right + 2 &&
    inner.top >= outer.top - 2 &&
    inner.bottom <= outer.bottom + 2;

  let [before, dragged, said, wasTrue] = [containers(), null as string | null, null as string | null, true];
  let [begun, told] = [scroller.scrollTop, scroller.scrollTop];
  scroller.addEventListener("scroll", () => (told = scroller.scrollTop));
  const press = ({ target }: Event): void => {
    before = containers();
    dragged = ownAt(target);
    [said, wasTrue, begun] = [null, true, scroller.scrollTop];
  };
  const release = ({ clientX: x, clientY: y }: MouseEvent): void => {
    const line = document.querySelector<HTMLElement>("[data-drop-line]");
    said = line?.dataset["dropLine"] ?? null;
    const slot = said === null ? undefined : slotNamed(said);
    if (!line || said === null) return;
    const box = slot?.getBoundingClientRect();
    const isLineThere = box !== undefined && isWithin(line.getBoundingClientRect(), box);
    // What scrolled since the last frame, nobody has seen yet. On the page itself one may be beside everything.
    const mayAsk = told === scroller.scrollTop && said !== "/root";
    wasTrue = isLineThere && (!mayAsk || isWithin(new DOMRect(x, y, 0, 0), box));
  };
  addEventListener("mousedown", press, true);
  addEventListener("mouseup", release, true);

  const spotIn = (box: DOMRect, one: number, other: number): Spot => ({
    x: Math.round(box.left + 3 + one * (box.width - 6)),
    y: Math.round(box.top + 3 + other * (box.height - 6)),
  });
  const startIn = (id: string, dice: readonly number[]): Spot | null => {
    const element = elementOf(id);
    if (!element) return null;
    const [room, box] = [scroller.getBoundingClientRect(), element.getBoundingClientRect()];
    scroller.scrollTop += box.top - room.top - room.height * (dice[1] ?? 0);
    const [placed, seen] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()];
    const [top, bottom] = [Math.max(placed.top, seen.top), Math.min(placed.bottom, seen.bottom)];
    const part = new DOMRect(placed.left, top, placed.width, bottom - top);
    for (let at = 2; at + 1 < dice.length && part.height > 6; at += 2) {
      const spot = spotIn(part, dice[at] ?? 0, dice[at + 1] ?? 0);
      if (ownAt(document.elementFromPoint(spot.x, spot.y)) === id) return spot;
    }
    return null;
  };
  const planned = (dice: readonly number[]): PlannedDrag => {
    const first = Math.floor((dice[0] ?? 0) * ids.length);
    const room = scroller.getBoundingClientRect();
    const way = [0, 1, 2, 3].map((at) => spotIn(room, dice.at(-1 - at * 2) ?? 0, dice.at(-2 - at * 2) ?? 0));
    for (const id of [...ids.slice(first), ...ids.slice(0, first)]) {
      const from = startIn(id, dice);
      if (from) return { from, way };
    }
    throw new Error("No block can be pressed");
  };
  const seen = (): SeenDrop => {
    const now = containers();
    const others = ids.filter((id) => id !== dragged && now[id] !== before[id]);
    const goesOn = document.querySelector("[data-drop-line], [data-drag-chip]") !== null;
    const stands = dragged === null ? null : (now[dragged] ?? null);
    return { dragged, said, wasTrue, stands, others, goesOn, scrolled: Math.abs(scroller.scrollTop - begun) };
  };
  globalThis.dropWatch = { containers, seen, step: (dice) => ({ seen: seen(), plan: planned(dice) }) };
}
