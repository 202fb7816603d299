import { cropText } from "#schemas/crop-text.ts";
import { isRecord } from "#schemas/fields/check.ts";
import type { Fields } from "#schemas/fields/field.ts";
import { type Locale, locales, type Localized, inLocale } from "#schemas/locale.ts";
import type { Command } from "#schemas/page/commands/command.ts";
import type { Fragment } from "#schemas/page/commands/fragment.ts";
import type { Move } from "#schemas/page/commands/move.ts";
import type { SetProps } from "#schemas/page/commands/set-props.ts";
import { reusableLabel } from "#schemas/page/block-registry.ts";
import { type BlockId, type BlockNode, builtInSlugs, type LayoutDocument } from "#schemas/page/layout.ts";
import { blockOf, childrenAt, parentsOf } from "#schemas/page/tree.ts";
import { ownField } from "#schemas/page/visibility.ts";

import type { Describe, EditLabel, LabelKey } from "./edit-label.ts";

/** What is known of a block for people. */
export interface NamedBlock {
  readonly label: Localized<string>;
  readonly fields: Fields;
}

/** Finds a block's names by its slug. */
export interface BlockNames {
  get(slug: string): NamedBlock | undefined;
}

type Name = Localized<string>;
type Blocks = LayoutDocument["blocks"];

const written: readonly string[] = ["text", "rich-text"];

/** The props that say what a block is about, the likeliest first. */
const titles = ["title", "label", "name", "heading", "text"];
const longestTitle = 32;
const quotes: Readonly<Record<Locale, readonly [string, string]>> = {
  fr_FR: ["«\u00a0", "\u00a0»"],
  en_US: ["“", "”"],
};

/** [LA1] Says what an edit of a layout does, by the names of its blocks and their own titles. */
export function layoutLabels(names: BlockNames): Describe<LayoutDocument, Command> {
  return (before, commands) => {
    const [first, ...more] = commands;
    if (first === undefined || more.some(({ type }) => type !== first.type)) return several(commands);
    const ids = commands.flatMap(idsOf);
    return more.length === 0 ? describe(before, first, names) : (many(first.type, ids.length) ?? several(commands));
  };
}

/** A block as people call it: what it is, and its own title when it has one. */
export function blockName(node: BlockNode | undefined, names: BlockNames): Name {
  const label = node?.slug === builtInSlugs.reusable ? reusableLabel : node && names.get(node.slug)?.label;
  const entries = locales.map((locale) => {
    const kind = inLocale(label, locale) ?? node?.slug ?? "?";
    const title = titleOf(node, locale);
    const [open, close] = quotes[locale];
    return [locale, title ? `${kind} ${open}${title}${close}` : kind];
  });
  return Object.fromEntries(entries) as Name;
}

function describe(before: LayoutDocument, command: Command, names: BlockNames): EditLabel {
  const name = (id: BlockId | undefined, blocks: Blocks = before.blocks): Name =>
    blockName(blockOf(blocks, id ?? ""), names);
  const one = (key: LabelKey, ids: readonly BlockId[]): EditLabel =>
    (ids.length === 1 ? null : many(command.type, ids.length)) ?? { key, values: { block: name(ids[0]) } };
  switch (command.type) {
    case "move":
      return command.ids.length === 1 ? moved(before, command, name) : one("moved", command.ids);
    case "set-props":
      return set(before, command, names);
    case "insert":
      return inserted(before, { ...command, key: "inserted" }, name);
    case "paste":
      return inserted(before, { ...command, key: "pasted" }, name);
    case "duplicate":
      return one("copied", command.ids);
    case "remove":
      return one("removed", command.ids);
    case "unwrap":
      return one("unwrapped", [command.id]);
    case "wrap": {
      const inside = Object.values(command.block.slots).flat();
      const into = blockName(command.block, names);
      if (inside.length === 1) return { key: "wrapped", values: { block: name(inside[0]), into } };
      return { key: "wrappedMany", values: { count: inside.length, into } };
    }
    case "replace": {
      const other = name(command.fragment.root[0], command.fragment.blocks);
      return { key: "replaced", values: { block: name(command.ids[0]), other } };
    }
    case "set-slot":
      if (command.into !== null) return { key: "filled", values: { block: name(command.into) } };
      return { key: command.restores ? "restored" : "filledPage" };
  }
}

type NameOf = (id: BlockId | undefined, blocks?: Blocks) => Name;

/** Where a block went: above or below a neighbour, or into another one. */
function moved(before: LayoutDocument, { ids, at }: Move, name: NameOf): EditLabel {
  const [id = ""] = ids;
  const block = name(id);
  const from = parentsOf(before).get(id);
  const isSameSlot = from?.into === at.into && (at.into === null || from.slot === at.slot);
  if (at.into !== null && !isSameSlot) return { key: "movedInto", values: { block, into: name(at.into) } };
  const siblings = childrenAt(before, at);
  const others = siblings.filter((sibling) => sibling !== id);
  const next = others[at.after === null ? 0 : others.indexOf(at.after) + 1];
  const isUp = !isSameSlot || siblings.indexOf(id) > siblings.indexOf(at.after ?? "");
  if (next !== undefined && (isUp || at.after === null))
    return { key: "movedAbove", values: { block, other: name(next) } };
  return at.after === null
    ? { key: "moved", values: { block } }
    : { key: "movedBelow", values: { block, other: name(at.after) } };
}

function inserted(
  before: LayoutDocument,
  { key, at, fragment }: Pick<Move, "at"> & { readonly key: "inserted" | "pasted"; readonly fragment: Fragment },
  name: NameOf,
): EditLabel {
  const [first, ...more] = fragment.root;
  if (more.length > 0) return { key: `${key}Many`, values: { count: more.length + 1 } };
  const block = name(first, fragment.blocks);
  if (at.into === null || key === "pasted") return { key, values: { block } };
  return { key: "insertedIn", values: { block, into: name(at.into, before.blocks) } };
}

/** Writing is what happens to words; everything else is set. */
function set(before: LayoutDocument, { id, changes }: SetProps, names: BlockNames): EditLabel {
  const node = blockOf(before.blocks, id);
  const block = blockName(node, names);
  const props = [...new Set(changes.map(({ prop }) => prop))];
  const fields = node && names.get(node.slug)?.fields;
  const changed = props.map((prop) => fields && ownField(fields, prop));
  if (changed.every((field) => written.includes(field?.kind ?? ""))) return { key: "wrote", values: { block } };
  const [field] = changed;
  return changed.length === 1 && field
    ? { key: "set", values: { block, field: field.label } }
    : { key: "setMany", values: { block } };
}

const manyOf: Partial<Record<Command["type"], LabelKey>> = {
  move: "movedMany",
  remove: "removedMany",
  insert: "insertedMany",
  paste: "pastedMany",
  duplicate: "copiedMany",
};

function many(type: Command["type"], count: number): EditLabel | null {
  const key = manyOf[type];
  return key ? { key, values: { count } } : null;
}

function several(commands: readonly Command[]): EditLabel {
  return { key: "several", values: { count: commands.length } };
}

function idsOf(command: Command): readonly BlockId[] {
  if ("fragment" in command) return command.fragment.root;
  return "ids" in command ? command.ids : [];
}

function titleOf(node: BlockNode | undefined, locale: Locale): string {
  for (const prop of titles) {
    const value = node && Object.hasOwn(node.props, prop) ? node.props[prop] : undefined;
    const text = isRecord(value) ? inLocale(value as Localized<unknown>, locale) : value;
    if (typeof text === "string") {
      // Enough of a long text to find its first words behind tags.
      const words = text
        .slice(0, 400)
        .replaceAll(/<[^>]*>?/g, " ")
        .replaceAll(/&nbsp;|\s+/g, " ")
        .trim();
      if (words) return cropText(words, longestTitle);
    }
  }
  return "";
}
