/** Under which key of a list's answer its items stand, and what one of them is called (spec §3, "list-key mapping"). */
export interface ListKey {
  /** What the list is of. */
  readonly key: string;
  readonly keyList: string;
  readonly keyElem: string;
}

/** The mapping of every resource that has a list. */
export const listKeys: readonly ListKey[] = [
  { key: "page", keyList: "pages", keyElem: "page" },
  { key: "element", keyList: "elements", keyElem: "element" },
  { key: "album", keyList: "albums", keyElem: "album" },
  { key: "news", keyList: "news", keyElem: "news" },
  { key: "product", keyList: "products", keyElem: "product" },
  { key: "award", keyList: "awards", keyElem: "award" },
  { key: "review", keyList: "reviews", keyElem: "review" },
  { key: "address", keyList: "addresses", keyElem: "address" },
  { key: "blog", keyList: "blogs", keyElem: "blog" },
  { key: "service", keyList: "services", keyElem: "service" },
  { key: "search", keyList: "hits", keyElem: "hit" },
  { key: "suggestion", keyList: "groups", keyElem: "group" },
];

/** The mapping of a resource; a missing one is said on the console (spec §8) and reads as null. */
export function listKeyOf(key: string, keys: readonly ListKey[], warn: (message: string) => void): ListKey | null {
  const found = keys.find((candidate) => candidate.key === key);
  if (!found) warn(`There is no list key "${key}"`);
  return found ?? null;
}
