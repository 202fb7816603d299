import type { Anchor } from "#schemas/page/commands/place.ts";

import { type Box, contains, distance, type ItemBox, type Point, type SlotBox } from "./geometry.ts";

/** Where something would be dropped, and the line that says so. */
export interface Drop {
  readonly at: Anchor;
  readonly line: Box;
}

export interface DropQuestion {
  readonly slots: readonly SlotBox[];
  readonly point: Point;
  /** The blocks that are dragged: they go into none of their own slots. Empty for what comes from the library. */
  readonly dragged: readonly string[];
  /** Whether a slot takes what is dragged. */
  takes(slot: Pick<SlotBox, "into" | "slot">): boolean;
}

/** Within so many pixels of a container's edge, beside it is meant rather than into it. */
const edge = 10;

/**
 * Where a drop at a point would go: into the innermost slot there that takes what is dragged, beside the block whose edge
 * is nearest. What is shown while dragging and what is done on dropping are both this answer: there is no other state,
 * no pause and nothing remembered between two points. Null: nowhere.
 */
export function resolveDrop({ slots, point, dragged, takes }: DropQuestion): Drop | null {
  const own = new Set(dragged);
  const open = slots
    .filter((slot) => contains(slot, point) && !isInside(slot, own, slots) && takes(slot))
    .toSorted((one, other) => other.depth - one.depth);
  const slot = open.find((each) => !isAtEdge(each, point, open)) ?? nearest(slots, { point, own, takes });
  return slot ? placeIn({ ...slot, items: slot.items.filter(({ id }) => !own.has(id)) }, point) : null;
}

/** At the very edge of a container the slot around it is meant, where there is one to go to. */
function isAtEdge(slot: SlotBox, { y }: Point, open: readonly SlotBox[]): boolean {
  const isOuter = open.every(({ depth }) => depth >= slot.depth);
  if (isOuter || slot.bottom - slot.top < edge * 4) return false;
  return y - slot.top < edge || slot.bottom - y < edge;
}

/** Beside all slots: the outermost one that takes it and lies nearest. */
function nearest(
  slots: readonly SlotBox[],
  { point, own, takes }: { readonly point: Point; readonly own: ReadonlySet<string>; takes: DropQuestion["takes"] },
): SlotBox | undefined {
  const around = slots.filter((slot) => slot.depth === 0 && takes(slot) && !isInside(slot, own, slots));
  return around.toSorted((one, other) => distance(one, point) - distance(other, point))[0];
}

/** Whether a slot belongs to one of some blocks, or to what stands inside them. */
function isInside({ into }: SlotBox, ids: ReadonlySet<string>, slots: readonly SlotBox[]): boolean {
  const holders = new Map(slots.flatMap((slot) => slot.items.map(({ id }) => [id, slot.into] as const)));
  for (let id = into; id !== null; id = holders.get(id) ?? null) if (ids.has(id)) return true;
  return false;
}

function placeIn(slot: SlotBox, point: Point): Drop {
  const { into, slot: name, items } = slot;
  const [closest] = items.toSorted((one, other) => distance(one, point) - distance(other, point));
  if (!closest) return { at: { into, slot: name, after: null }, line: inEmpty(slot) };
  const index = items.indexOf(closest);
  const isRow = standsInRow(items, index);
  const middle = isRow ? (closest.left + closest.right) / 2 : (closest.top + closest.bottom) / 2;
  const isBehind = (isRow ? point.x : point.y) > middle;
  const at = { into, slot: name, after: isBehind ? closest.id : (items[index - 1]?.id ?? null) };
  return { at, line: isRow ? upright(closest, isBehind) : lying(slot, items, isBehind ? index : index - 1) };
}

/** Blocks that stand beside each other rather than below each other. */
function standsInRow(items: readonly ItemBox[], index: number): boolean {
  const [one, other] = [items[index], items[index + 1] ?? items[index - 1]];
  if (!one || !other) return false;
  const overlap = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return overlap > Math.min(one.bottom - one.top, other.bottom - other.top) / 2 && one.left !== other.left;
}

function inEmpty({ left, right, top, bottom }: Box): Box {
  const middle = (top + bottom) / 2;
  return { left, right, top: middle - 1, bottom: middle + 1 };
}

/** The line between a block and the next, in the middle of what lies between them. */
function lying({ left, right }: Box, items: readonly ItemBox[], before: number): Box {
  const [above, below] = [items[before], items[before + 1]];
  const y = above && below ? (above.bottom + below.top) / 2 : above ? above.bottom : (below?.top ?? 0);
  return { left, right, top: y - 1, bottom: y + 1 };
}

function upright({ left, right, top, bottom }: Box, isBehind: boolean): Box {
  const x = isBehind ? right : left;
  return { left: x - 1, right: x + 1, top, bottom };
}
