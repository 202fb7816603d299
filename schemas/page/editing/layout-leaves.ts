import type { Leaf } from "../../editing/leaf.ts";
import { isRecord } from "../../fields/check.ts";
import type { Command } from "../commands/command.ts";
import type { Fragment } from "../commands/fragment.ts";
import type { SetProps } from "../commands/set-props.ts";
import type { BlockId, LayoutDocument } from "../layout.ts";
import { blockOf, childrenAt, parentsOf, subtree } from "../tree.ts";

/*
 * The values of a layout: `id/props/title/fr_FR` is a text in one language, `id/props` a block's settings, `id/place` where
 * it stands, `id` the block.
 */

/** What a command leaves behind: settings, places and blocks. */
export function leavesWritten(document: LayoutDocument, command: Command): readonly Leaf[] {
  switch (command.type) {
    case "set-props":
      return propLeaves(command);
    case "move":
      return command.ids.map((id) => `${id}/place`);
    case "insert":
      return Object.keys(command.fragment.blocks);
    case "paste":
    case "duplicate":
      return Object.values(command.newIds);
    case "wrap":
      return [command.block.id];
    case "remove":
    case "unwrap":
    case "replace":
    case "set-slot":
      return [...leavesOverwritten(document, command), ...broughtIn(command)];
  }
}

/** What a command takes away or writes anew. Where a block is moved to may be moved on by another: that is none. */
export function leavesOverwritten(document: LayoutDocument, command: Command): readonly Leaf[] {
  switch (command.type) {
    case "set-props":
      return propLeaves(command);
    case "remove":
      return subtree(document.blocks, command.ids).map((id) => `${id}/props`);
    case "unwrap":
      return [`${command.id}/props`];
    case "replace":
      return replaced(document, command.ids, command.fragment);
    case "set-slot":
      return replaced(document, childrenAt(document, command), command.fragment);
    case "move":
    case "insert":
    case "paste":
    case "duplicate":
    case "wrap":
      return [];
  }
}

/** What stands at a leaf; undefined when the block, the prop or the language isn't there. */
export function valueAt(document: LayoutDocument, leaf: Leaf): unknown {
  const [id = "", part, prop, locale] = leaf.split("/");
  const node = blockOf(document.blocks, id);
  if (node === undefined) return undefined;
  const { slug, v, props } = node;
  if (part === undefined) return { slug, v, props, place: parentsOf(document).get(id) };
  if (part === "place") return parentsOf(document).get(id);
  if (prop === undefined) return { slug, v, props };
  const value = Object.hasOwn(props, prop) ? props[prop] : undefined;
  if (locale === undefined) return value;
  return isRecord(value) && Object.hasOwn(value, locale) ? value[locale] : undefined;
}

function propLeaves({ id, changes }: SetProps): readonly Leaf[] {
  return changes.map(({ prop, locale }) => [id, "props", prop, locale].filter((part) => part !== undefined).join("/"));
}

/** The blocks that give way, but for those that come back the same. */
function replaced({ blocks }: LayoutDocument, gone: readonly BlockId[], fragment: Fragment): readonly Leaf[] {
  return subtree(blocks, gone).filter((id) => blockOf(fragment.blocks, id) !== blocks[id]);
}

function broughtIn(command: Command): readonly Leaf[] {
  return "fragment" in command ? Object.keys(command.fragment.blocks) : [];
}
