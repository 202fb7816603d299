import type { BlockRegistry } from "#schemas/page/block-registry.ts";
import { findBlock } from "#schemas/page/block-registry.ts";
import type { Anchor } from "#schemas/page/commands/place.ts";
import type { BlockId, LayoutDocument } from "#schemas/page/layout.ts";
import { blockOf, childrenAt, type Parent, parentsOf, rootSlot, subtree } from "#schemas/page/tree.ts";

import { runsOf } from "../../store/picked-runs.ts";

/** Where the keyboard moves blocks: along the page's structure, never by pixels. */
export type Step = "up" | "down" | "into" | "out" | "first" | "last";

/**
 * Where blocks go by one step; null where there is no such place. "Into" is the end of the container before them, "out"
 * right behind the container that they stand in. Those that aren't neighbours go where the first of them would, or the
 * last where the way leads down.
 */
export function stepTo(
  document: LayoutDocument,
  ids: readonly BlockId[],
  step: Step,
  registry: BlockRegistry,
): Anchor | null {
  const runs = runsOf(document, ids);
  const run = (step === "down" || step === "last" ? runs.at(-1) : runs[0]) ?? [];
  const [first, last] = [run[0], run.at(-1)];
  const parent = first === undefined ? undefined : parentsOf(document).get(first);
  if (first === undefined || last === undefined || !parent) return null;
  const siblings = childrenAt(document, parent);
  const [before, after] = [siblings.indexOf(first) - 1, siblings.indexOf(last) + 1];
  switch (step) {
    case "up":
      return before < 0 ? null : { ...parent, after: siblings[before - 1] ?? null };
    case "down":
      return after >= siblings.length ? null : { ...parent, after: siblings[after] ?? null };
    case "first":
      return before < 0 ? null : { ...parent, after: null };
    case "last":
      return after >= siblings.length ? null : { ...parent, after: siblings.at(-1) ?? null };
    case "into":
      return (
        intoBefore(document, ids, siblings[before], registry) ?? intoBefore(document, ids, siblings[after], registry)
      );
    case "out":
      return parent.into === null ? null : outOf(document, parent.into);
  }
}

/** Every slot of a block that takes other blocks, in their order. */
export function slotsTaking(
  document: LayoutDocument,
  { into, slugs }: { readonly into: BlockId; readonly slugs: readonly string[] },
  registry: BlockRegistry,
): readonly string[] {
  const slots = findBlock(registry, blockOf(document.blocks, into)?.slug ?? "")?.slots ?? {};
  return Object.entries(slots).flatMap(([name, { accepts, max }]) => {
    const isWelcome = slugs.every((slug) => accepts === undefined || accepts.includes(slug));
    const count = childrenAt(document, { into, slot: name }).length + slugs.length;
    return isWelcome && (max === undefined || count <= max) ? [name] : [];
  });
}

function intoBefore(
  document: LayoutDocument,
  ids: readonly BlockId[],
  into: BlockId | undefined,
  registry: BlockRegistry,
): Anchor | null {
  if (into === undefined) return null;
  const slugs = ids.map((id) => blockOf(document.blocks, id)?.slug ?? "");
  const [slot] = slotsTaking(document, { into, slugs }, registry);
  return slot === undefined ? null : { into, slot, after: childrenAt(document, { into, slot }).at(-1) ?? null };
}

function outOf(document: LayoutDocument, container: BlockId): Anchor | null {
  const around = parentsOf(document).get(container);
  return around ? { ...around, after: container } : null;
}

/** Where the selection goes by an arrow key: the previous and the next block in reading order, the container, its first. */
export function neighbourOf(
  document: LayoutDocument,
  id: BlockId | null,
  direction: "previous" | "next" | "parent" | "child",
): BlockId | null {
  const order = subtree(document.blocks, document.root);
  if (id === null) return (direction === "previous" ? order.at(-1) : order[0]) ?? null;
  if (direction === "parent") return parentsOf(document).get(id)?.into ?? null;
  if (direction === "child") return Object.values(blockOf(document.blocks, id)?.slots ?? {}).flat()[0] ?? null;
  return order[order.indexOf(id) + (direction === "next" ? 1 : -1)] ?? null;
}

/** A place as it is said: which of how many, and in what. */
export function positionOf(
  document: LayoutDocument,
  id: BlockId,
): { readonly position: number; readonly count: number; readonly into: BlockId | null } {
  const parent: Parent = parentsOf(document).get(id) ?? { into: null, slot: rootSlot };
  const siblings = childrenAt(document, parent);
  return { position: siblings.indexOf(id) + 1, count: siblings.length, into: parent.into };
}
