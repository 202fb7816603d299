import type { ExpandedBlock } from "#schemas/page/expand-layout.ts";
import { asksWhoIsThere, changesOf, hiddenBy, type Viewer } from "#schemas/page/hidden-by.ts";
import { type Device, devices, type Visibility } from "#schemas/page/visibility.ts";

import { walk } from "./page-query.ts";

type Tree = readonly ExpandedBlock[];

/** [PV3] [PV6] The tree that a viewer gets, without what they don't see; the same tree where they see all of it. */
export function shownTo(tree: Tree, viewer: Viewer): Tree {
  return without(tree, (visibility) => hiddenBy(visibility, viewer) !== null);
}

/** The tree of those that are logged in, or of those that aren't, when everything else has been decided. */
export function shownToVisitors(tree: Tree, isCustomer: boolean): Tree {
  return without(tree, (one) => asksWhoIsThere(one) && (one.visitors === "customers") !== isCustomer);
}

/** Whether something in a tree isn't always shown, or not to everybody. */
export function hasConditions(tree: Tree): boolean {
  return conditionsIn(tree).length > 0;
}

/** Whether it depends on who is there what a tree shows. */
export function asksWho(tree: Tree): boolean {
  return conditionsIn(tree).some(asksWhoIsThere);
}

/** [PV5] The next moment at which time alone changes what a tree shows; null: none comes. */
export function nextChange(tree: Tree, now: number): number | null {
  const next = Math.min(
    ...conditionsIn(tree)
      .flatMap(changesOf)
      .filter((moment) => moment > now),
  );
  return Number.isFinite(next) ? next : null;
}

/** The blocks of a tree that everybody always sees. */
export function* alwaysShown(tree: Tree): Generator<ExpandedBlock> {
  for (const node of tree) {
    if (node.shown) continue;
    yield node;
    for (const inner of Object.values(node.slots)) yield* alwaysShown(inner);
  }
}

/** [PV6] The devices on which a block isn't shown. */
export function hiddenOn({ shown = [] }: Pick<ExpandedBlock, "shown">): readonly Device[] {
  return devices.filter((device) => shown.some((one) => one.devices?.includes(device) === false));
}

function conditionsIn(tree: Tree): readonly Visibility[] {
  return [...walk(tree)].flatMap(({ shown }) => shown ?? []);
}

function without(tree: Tree, hides: (visibility: Visibility) => boolean): Tree {
  if (!conditionsIn(tree).some(hides)) return tree;
  return tree
    .filter(({ shown }) => !shown?.some(hides))
    .map((node) => {
      const slots = Object.entries(node.slots).map(([name, inner]) => [name, without(inner, hides)]);
      return { ...node, slots: Object.fromEntries(slots) };
    });
}
