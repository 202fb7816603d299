import type { ResolvedBlock } from "#renderer/page/page-document.ts";
import { builtInSlugs } from "#schemas/page/layout.ts";
import { lineOf } from "#server/text/line-of.ts";

/** The props in which blocks hold running text. */
const textProps = ["text", "html", "lead"];

/** How much of what a page says is looked at: a description is shorter. */
const most = 6;

/** What the page's own blocks say, in reading order: their running texts, then what their lists name. Plain text. */
export function pageWords(blocks: readonly ResolvedBlock[]): readonly string[] {
  const own = blocksIn(outletOf(blocks)?.slots["content"] ?? blocks);
  const texts = own.flatMap(({ props }) => textProps.map((name) => lineIn(props[name])));
  const names = own.flatMap(({ data }) => Object.values(data).map(namesIn));
  return [...texts, ...names].filter((text) => text !== "").slice(0, most);
}

function outletOf(blocks: readonly ResolvedBlock[]): ResolvedBlock | undefined {
  return blocksIn(blocks).find(({ slug }) => slug === builtInSlugs.outlet);
}

function blocksIn(blocks: readonly ResolvedBlock[]): readonly ResolvedBlock[] {
  return blocks.flatMap((block) => [block, ...blocksIn(Object.values(block.slots).flat())]);
}

/** One word alone is the name of something, and no text. */
function lineIn(value: unknown): string {
  const line = typeof value === "string" ? lineOf(value) : "";
  return line.includes(" ") ? line : "";
}

/** The titles in a list's answer, one after the other: « Sous la voûte, Le pressoir de Jeanne ». */
function namesIn(answer: unknown): string {
  if (typeof answer !== "object" || answer === null) return "";
  const lists = Object.values(answer).filter((value) => Array.isArray(value));
  return lists
    .flatMap((list: readonly unknown[]) => list.map(titleOf))
    .filter((title) => title !== "")
    .join(", ");
}

function titleOf(item: unknown): string {
  if (typeof item !== "object" || item === null || !("title" in item)) return "";
  return typeof item.title === "string" ? item.title : "";
}
