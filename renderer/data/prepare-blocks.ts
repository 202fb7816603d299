import type { BlockDefinition } from "#blocks/kit/define-block.ts";
import { frameRoom, type Room, roomInside, type Share } from "#blocks/kit/room.ts";
import { collectReferences, effectiveProps, viewProps, type StoredProps } from "#schemas/fields/props.ts";
import type { Fields, ViewContext } from "#schemas/fields/field.ts";
import type { ComponentConfig } from "#schemas/page/layout.ts";
import { migrateProps } from "#schemas/page/migrate-block.ts";
import type { Message } from "#schemas/refusal.ts";

import type { DataPorts, FindDefinition } from "./data-ports.ts";
import type { ExpandedBlock } from "#schemas/page/expand-layout.ts";
import { walk } from "./page-query.ts";

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
  /** Why the block can't be shown, in the page's language. */
  readonly problem?: string;
}

export interface PrepareInput {
  readonly tree: readonly ExpandedBlock[];
  readonly parameters: Readonly<Record<string, string | null>>;
  readonly find: FindDefinition;
  readonly ports: Pick<DataPorts, "lookUp" | "componentConfigs" | "say" | "note">;
}

/** A known block on its way: its effective props, in all languages. */
interface Draft {
  readonly definition: BlockDefinition;
  readonly stored: StoredProps<Fields>;
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
  const drafts = new Map(known.flatMap((node) => draftOf(node, configs, input)));
  const references = [...drafts.values()].flatMap(({ definition, stored }) =>
    collectReferences(definition.fields, stored),
  );
  const context = await ports.lookUp(references);
  return tree.map((node) => prepared(node, frameRoom, { drafts, context, input }));
}

/** The tree without the blocks whose display toggle is off. */
function shownNodes(
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

function draftOf(
  { id, slug, props: own }: ExpandedBlock,
  configs: ReadonlyMap<string, ComponentConfig>,
  { find, ports }: PrepareInput,
): readonly (readonly [string, Draft])[] {
  const definition = find(slug);
  if (!definition) return [];
  const note = (text: string, error?: unknown): void => ports.note({ block: id, slug, text, error });
  const { props, issues } = effectiveProps(definition.fields, migratedConfig(definition, configs.get(slug), note), own);
  for (const { key, messageKey, source } of issues)
    note(`${key} of its ${source} props counts for nothing: ${messageKey}`);
  return [[id, { definition, stored: props }]];
}

/** A component config in its block's present version; one that can't be brought there counts for nothing. */
function migratedConfig(
  definition: BlockDefinition,
  config: ComponentConfig | undefined,
  note: (text: string, error?: unknown) => void,
): Readonly<Record<string, unknown>> {
  if (!config) return {};
  const migrated = migrateProps(definition, config);
  if (migrated.ok) return migrated.value.props;
  note(`its component config counts for nothing: ${migrated.error.messageKey}`, migrated.error.cause);
  return {};
}

interface Ready {
  readonly drafts: ReadonlyMap<string, Draft>;
  readonly context: ViewContext;
  readonly input: PrepareInput;
}

function prepared(node: ExpandedBlock, room: Room, ready: Ready): PreparedBlock {
  const { id, slug } = node;
  const draft = ready.drafts.get(id);
  const { say, note } = ready.input.ports;
  const withSlots = (props: PreparedBlock["props"], share: (slot: string) => Share): PreparedBlock => {
    const slots = Object.entries(node.slots).map(([name, inner]) => {
      const inside = roomInside(room, share(name));
      return [name, inner.map((one) => prepared(one, inside, ready))];
    });
    return { id, slug, props, room, slots: Object.fromEntries(slots) };
  };
  const without = (problem: Message): PreparedBlock => ({ ...withSlots({}, () => ({})), problem: say(problem) });
  if (!draft) return without(node.problem ?? { messageKey: "missing.block", values: { slug } });
  try {
    const { fields, slots } = draft.definition;
    const props = viewProps(fields, draft.stored, ready.context);
    return withSlots(props, (name) => slots?.[name]?.share?.(props as never) ?? {});
  } catch (error) {
    note({ block: id, slug, text: "its props could not be read", error });
    return without({ messageKey: "block.unreadable" });
  }
}
