import { frameRoom, type Room } from "#blocks/kit/room.ts";
import type { ViewContext } from "#schemas/fields/field.ts";
import type { ExpandedBlock } from "#schemas/page/expand-layout.ts";

import type { Device } from "#schemas/page/visibility.ts";

import type { DataPorts, FindDefinition } from "./data-ports.ts";
import { walk } from "./page-query.ts";
import { hiddenOn } from "./shown-blocks.ts";
import { type BlockDraft, draftBlock, prepareBlock, referencesOf } from "./prepare-block.ts";

/**
 * A block of the tree with the props that its view receives. Plain data, the same for every address that shows the
 * tree in one language, so that it can be kept and shared: nobody writes to it.
 */
export interface PreparedBlock {
  readonly id: string;
  readonly slug: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly slots: Readonly<Record<string, readonly PreparedBlock[]>>;
  /** How wide it may get. */
  readonly room: Room;
  /** The devices on which it isn't shown; left out: none. */
  readonly hiddenOn?: readonly Device[];
  /** Why the block can't be shown, in the page's language. */
  readonly problem?: string;
}

export interface PrepareInput {
  readonly tree: readonly ExpandedBlock[];
  readonly parameters: Readonly<Record<string, string | null>>;
  readonly find: FindDefinition;
  readonly ports: Pick<DataPorts, "lookUp" | "componentConfigs" | "say" | "note">;
}

/**
 * Gives every block of an expanded tree its props, in two waves whatever the page's size: component configs, then
 * references (one batch per kind). What can't be had is noted and never fails the page.
 */
export async function prepareBlocks(input: PrepareInput): Promise<readonly PreparedBlock[]> {
  const { find, ports } = input;
  const tree = shownNodes(input.tree, input);
  const known = [...walk(tree)].filter((node) => node.problem === undefined && find(node.slug));
  const configs = await ports.componentConfigs([...new Set(known.map((node) => node.slug))]);
  const drafts = new Map(
    known.flatMap((node): readonly (readonly [string, BlockDraft])[] => {
      const definition = find(node.slug);
      if (!definition) return [];
      return [[node.id, draftBlock(node, { definition, config: configs.get(node.slug) }, ports)]];
    }),
  );
  const context = await ports.lookUp([...drafts.values()].flatMap(referencesOf));
  return tree.map((node) => prepared(node, frameRoom, { drafts, context, input }));
}

/** The tree without the blocks whose display toggle is off. */
export function shownNodes(
  nodes: readonly ExpandedBlock[],
  input: Pick<PrepareInput, "find" | "parameters">,
): readonly ExpandedBlock[] {
  const isShown = ({ slug }: ExpandedBlock): boolean => {
    const toggle = input.find(slug)?.enabledBy;
    return toggle === undefined || input.parameters[toggle] === "true";
  };
  return nodes.filter(isShown).map((node) => {
    const slots = Object.entries(node.slots).map(([name, inner]) => [name, shownNodes(inner, input)]);
    return { ...node, slots: Object.fromEntries(slots) };
  });
}

interface Ready {
  readonly drafts: ReadonlyMap<string, BlockDraft>;
  readonly context: ViewContext;
  readonly input: PrepareInput;
}

function prepared(node: ExpandedBlock, room: Room, ready: Ready): PreparedBlock {
  const { drafts, context, input } = ready;
  const { id, slug } = node;
  const { props, problem, roomOf } = prepareBlock(node, { draft: drafts.get(id), room, context }, input.ports);
  const slots = Object.entries(node.slots).map(([name, inner]) => {
    const inside = roomOf(name);
    return [name, inner.map((one) => prepared(one, inside, ready))];
  });
  const narrowed = hiddenOn(node);
  return {
    ...{ id, slug, props, room, slots: Object.fromEntries(slots) },
    ...(narrowed.length > 0 && { hiddenOn: narrowed }),
    ...(problem !== undefined && { problem }),
  };
}
