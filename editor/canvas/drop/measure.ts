import { around, type Box, type ItemBox, type Point, type SlotBox } from "./geometry.ts";

export interface Measured {
  /** The element that scrolls; boxes are told in its pixels. */
  readonly scroller: HTMLElement;
  /** The id of the frame's block that shows the page. */
  readonly outlet: string | null;
  /** Whether it is the frame that is edited: its outermost blocks lie in the scroller, and its outlet takes nothing. */
  readonly isFrame: boolean;
  /** Whether a block belongs to the edited document. */
  isOwn(id: string): boolean;
}

/** Where the scroller's content begins in the window, and by how much it is drawn smaller than it is. */
interface Origin extends Point {
  readonly scale: number;
}

/** Every slot of the edited document on the canvas, with the blocks in it. */
export function measureSlots(canvas: Measured): readonly SlotBox[] {
  const origin = originOf(canvas.scroller);
  const slots = [...canvas.scroller.querySelectorAll<HTMLElement>("[data-slot]")].filter(isLaidOut);
  const measured = slots.flatMap((element) => {
    const owner = element.parentElement?.closest<HTMLElement>("[data-id]")?.dataset["id"] ?? "";
    const isOutlet = owner === canvas.outlet;
    if (isOutlet ? canvas.isFrame : !canvas.isOwn(owner)) return [];
    const into = owner === canvas.outlet ? null : owner;
    const slot = into === null ? "root" : (element.dataset["slot"] ?? "");
    const depth = depthOf(element) + (canvas.isFrame ? 1 : 0);
    return [{ into, slot, depth, items: itemsIn(element, origin), ...boxOf(element, origin) }];
  });
  return canvas.isFrame ? [outermostIn(canvas.scroller, origin), ...measured] : measured;
}

/** All that scrolls: the root of a frame. */
function outermostIn(scroller: HTMLElement, origin: Origin): SlotBox {
  const { clientWidth: right, scrollHeight: bottom } = scroller;
  return { into: null, slot: "root", depth: 0, items: itemsIn(scroller, origin), left: 0, top: 0, right, bottom };
}

/** A block's box on the canvas; null where it isn't drawn. Of a reusable block, all that it places. */
export function measureBlock(scroller: HTMLElement, id: string): Box | null {
  const origin = originOf(scroller);
  const boxes = elementsOf(scroller, id).map((element) => boxOf(element, origin));
  return boxes.length === 0 ? null : boxes.reduce(around);
}

/** An element's box in the scroller's pixels. */
export function boxIn(scroller: HTMLElement, element: Element): Box {
  return boxOf(element, originOf(scroller));
}

/** A point of the window in the scroller's pixels; null beside it. */
export function pointIn(scroller: HTMLElement, { x, y }: Point): Point | null {
  const { left, top, right, bottom } = scroller.getBoundingClientRect();
  if (x < left || x > right || y < top || y > bottom) return null;
  const origin = originOf(scroller);
  return { x: (x - origin.x) / origin.scale, y: (y - origin.y) / origin.scale };
}

/** The elements of a block: one, or those that a reusable block places. */
export function elementsOf(scroller: Element, id: string): readonly HTMLElement[] {
  const name = CSS.escape(id);
  const own = scroller.querySelector<HTMLElement>(`[data-id="${name}"]`);
  if (own) return [own];
  return [...scroller.querySelectorAll<HTMLElement>(`[data-id^="${name}/"]`)].filter(
    (element) => !element.parentElement?.closest(`[data-id^="${name}/"]`),
  );
}

/** Of a large page only what is in sight is laid out: nobody drops into anything else, and asking would lay out all of it. */
function isLaidOut(element: HTMLElement): boolean {
  return element.checkVisibility({ contentVisibilityAuto: true });
}

function itemsIn(slot: HTMLElement, origin: Origin): readonly ItemBox[] {
  const items = new Map<string, ItemBox>();
  for (const child of slot.children) {
    const [id = ""] = ((child as HTMLElement).dataset["id"] ?? "").split("/", 1);
    if (id === "") continue;
    const [box, known] = [boxOf(child, origin), items.get(id)];
    items.set(id, { id, ...(known ? around(known, box) : box) });
  }
  return [...items.values()];
}

function depthOf(element: HTMLElement): number {
  let depth = 0;
  for (let at = element.parentElement?.closest("[data-slot]"); at; at = at.parentElement?.closest("[data-slot]")) {
    depth += 1;
  }
  return depth;
}

function originOf(scroller: HTMLElement): Origin {
  const { left, top, width } = scroller.getBoundingClientRect();
  const scale = scroller.offsetWidth === 0 ? 1 : width / scroller.offsetWidth;
  return { x: left - scroller.scrollLeft * scale, y: top - scroller.scrollTop * scale, scale };
}

function boxOf(element: Element, { x, y, scale }: Origin): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return {
    left: (left - x) / scale,
    top: (top - y) / scale,
    right: (right - x) / scale,
    bottom: (bottom - y) / scale,
  };
}
