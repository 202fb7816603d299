import { definitionsBySlug } from "#blocks/definitions.ts";
import { cropText } from "#schemas/crop-text.ts";
import { isRecord } from "#schemas/fields/check.ts";
import { defaultLocale, type Locale } from "#schemas/locale.ts";
import type { BlockId, BlockNode } from "#schemas/page/layout.ts";

const longest = 60;

/** The first words that a block says itself, by which it is told from others of its kind; empty: it says none. */
function summaryOf({ slug, props }: Pick<BlockNode, "slug" | "props">, locale: Locale): string {
  const fields = definitionsBySlug.get(slug)?.fields ?? {};
  for (const [name, { kind }] of Object.entries(fields)) {
    if (kind !== "text" && kind !== "rich-text") continue;
    const text = textOf(props[name], locale)
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim();
    if (text !== "") return cropText(text, longest, longest);
  }
  return "";
}

/** What a block says itself, or else the first that does of those that stand in it. */
export function summaryWithin(node: BlockNode, locale: Locale, find: (id: BlockId) => BlockNode | undefined): string {
  const own = summaryOf(node, locale);
  if (own !== "") return own;
  for (const id of Object.values(node.slots).flat()) {
    const inner = find(id);
    const summary = inner === undefined ? "" : summaryWithin(inner, locale, find);
    if (summary !== "") return summary;
  }
  return "";
}

function textOf(value: unknown, locale: Locale): string {
  const said = isRecord(value) ? (value[locale] ?? value[defaultLocale]) : value;
  return typeof said === "string" ? said : "";
}
