import type { BlockDefinition } from "#blocks/kit/define-block.ts";
import type { Command } from "#schemas/page/commands/command.ts";
import type { BlockNode } from "#schemas/page/layout.ts";

/** Where a block's picture stands. */
export interface PictureField {
  readonly prop: string;
  /** The field of each item, where pictures stand in a list: one that is added comes behind those that are there. */
  readonly item?: string;
}

/**
 * The field that takes a picture which is put onto a block; null where it takes none. A container takes none: what is put
 * into it becomes a block of its own, and its own picture, which lies behind everything, is chosen in the inspector.
 */
export function pictureField({ fields, slots = {} }: Pick<BlockDefinition, "fields" | "slots">): PictureField | null {
  if (Object.keys(slots).length > 0) return null;
  const named = Object.entries(fields);
  const own = named.find(([, { kind }]) => kind === "image");
  if (own) return { prop: own[0] };
  const lists = named.flatMap(([prop, { item }]) => {
    const [first, ...others] = Object.entries(item ?? {});
    return first?.[1].kind === "image" && others.length === 0 ? [{ prop, item: first[0] }] : [];
  });
  return lists[0] ?? null;
}

/** Puts pictures of the library into a block: the last of them, or all where there is room for several. */
export function putPictures(block: BlockNode, { prop, item }: PictureField, ids: readonly number[]): Command {
  // The words for the one before said something else: the new one's own words are in the library.
  const stored = ids.map((id) => ({ id }));
  const before: unknown = block.props[prop];
  const items = Array.isArray(before) ? (before as readonly unknown[]) : [];
  const value = item === undefined ? stored.at(-1) : [...items, ...stored.map((picture) => ({ [item]: picture }))];
  return { type: "set-props", id: block.id, changes: [{ prop, value }] };
}

/** The image blocks that show pictures of the library, as they are put into a page; `newId` gives ids for them. */
export function imageBlocks(ids: readonly number[], version: number, newId: () => string) {
  const blocks = ids.map((id): BlockNode => {
    return { id: newId(), slug: imageSlug, v: version, props: { image: { id } }, slots: {} };
  });
  return { root: blocks.map(({ id }) => id), blocks: Object.fromEntries(blocks.map((block) => [block.id, block])) };
}

/** The block that a picture becomes which is put between others. */
export const imageSlug = "image";
