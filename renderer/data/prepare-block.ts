import type { BlockDefinition } from "#blocks/kit/define-block.ts";
import { roomInside, type Room } from "#blocks/kit/room.ts";
import type { Fields, Reference, ViewContext } from "#schemas/fields/field.ts";
import { collectReferences, effectiveProps, viewProps, type StoredProps } from "#schemas/fields/props.ts";
import type { ExpandedBlock } from "#schemas/page/expand-layout.ts";
import type { ComponentConfig } from "#schemas/page/layout.ts";
import { migrateProps } from "#schemas/page/migrate-block.ts";
import type { Message } from "#schemas/refusal.ts";

import type { DataPorts } from "./data-ports.ts";

/*
 * The steps from what is stored of one block to what its view receives. Each knows this block alone, so that a page that
 * is edited takes them again for the block that was touched and for no other.
 */

/** A known block on its way: its effective props, in all languages. */
export interface BlockDraft {
  readonly definition: BlockDefinition;
  readonly stored: StoredProps<Fields>;
}

/** A block's props in its page's language, and how much room it leaves to each of its slots. */
export interface BlockProps {
  readonly props: Readonly<Record<string, unknown>>;
  roomOf(slot: string): Room;
  /** Why the block can't be shown, in the page's language. */
  readonly problem?: string;
}

/** The effective props of a block; what of them counts for nothing is noted. */
export function draftBlock(
  { id, slug, props: own }: Pick<ExpandedBlock, "id" | "slug" | "props">,
  { definition, config }: { readonly definition: BlockDefinition; readonly config: ComponentConfig | undefined },
  ports: Pick<DataPorts, "note">,
): BlockDraft {
  const note = (text: string, error?: unknown): void => ports.note({ block: id, slug, text, error });
  const { props, issues } = effectiveProps(definition.fields, migratedConfig(definition, config, note), own);
  for (const { key, messageKey, source } of issues)
    note(`${key} of its ${source} props counts for nothing: ${messageKey}`);
  return { definition, stored: props };
}

/** What must be looked up before a block's props can be told. */
export function referencesOf({ definition, stored }: BlockDraft): readonly Reference[] {
  return collectReferences(definition.fields, stored);
}

/** What a block's view receives of its props. One that can't be read, or whose node has a problem, has none. */
export function prepareBlock(
  { id, slug, problem }: Pick<ExpandedBlock, "id" | "slug" | "problem">,
  {
    draft,
    room,
    context,
  }: {
    /** Undefined: the block isn't known. */
    readonly draft: BlockDraft | undefined;
    readonly room: Room;
    readonly context: ViewContext;
  },
  { say, note }: Pick<DataPorts, "say" | "note">,
): BlockProps {
  const without = (message: Message): BlockProps => ({
    props: {},
    roomOf: () => roomInside(room, {}),
    problem: say(message),
  });
  if (!draft) return without(problem ?? { messageKey: "missing.block", values: { slug } });
  try {
    const { fields, slots, filledShare = {} } = draft.definition;
    const props = viewProps(fields, draft.stored, context);
    return { props, roomOf: (slot) => roomInside(room, slots?.[slot]?.share?.(props as never) ?? filledShare) };
  } catch (error) {
    note({ block: id, slug, text: "its props could not be read", error });
    return without({ messageKey: "block.unreadable" });
  }
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
