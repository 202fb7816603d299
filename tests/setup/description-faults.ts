import type { ReadPage } from "./read-page.ts";

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

/**
 * What is wrong with the descriptions of some pages of one language: each page that search engines list has one of
 * its own, 50 to 160 characters long, which ends with a sentence or a word. Pages by their addresses; those of one
 * canonical address are one page.
 */
export function descriptionFaults(pages: ReadonlyMap<string, ReadPage>): readonly string[] {
  const faults: string[] = [];
  const seen = new Map<string, string>();
  for (const [path, { canonical, description }] of pages) {
    if (canonical === undefined) continue;
    const text = description.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
    if (text.length < 50 || text.length > 160) faults.push(`${path} has ${text.length} characters: ${text}`);
    if (!/[\p{L}\p{N}.!?…»”)’"]$/u.test(text)) faults.push(`${path} ends badly: ${text}`);
    const other = seen.get(text);
    if (other !== undefined && other !== canonical) faults.push(`${path} says the same as ${other}: ${text}`);
    seen.set(text, canonical);
  }
  return faults;
}
