import { warnOnce } from "../warn-once.ts";

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
  { key: "media", keyList: "media", keyElem: "media" },
  { key: "product", keyList: "products", keyElem: "product" },
  { key: "award", keyList: "awards", keyElem: "award" },
  { key: "review", keyList: "reviews", keyElem: "review" },
  { key: "order", keyList: "orders", keyElem: "order" },
  { key: "address", keyList: "addresses", keyElem: "address" },
  { key: "blog", keyList: "blogs", keyElem: "blog" },
  { key: "service", keyList: "services", keyElem: "service" },
  { key: "answer", keyList: "answers", keyElem: "answer" },
  { key: "record", keyList: "records", keyElem: "record" },
  { key: "import-item", keyList: "items", keyElem: "item" },
  { key: "stock", keyList: "levels", keyElem: "level" },
  { key: "stock-movement", keyList: "movements", keyElem: "movement" },
  { key: "deed", keyList: "deeds", keyElem: "deed" },
  { key: "customer", keyList: "customers", keyElem: "customer" },
  { key: "subscription", keyList: "subscriptions", keyElem: "subscription" },
  { key: "search", keyList: "hits", keyElem: "hit" },
  { key: "suggestion", keyList: "groups", keyElem: "group" },
];

/** The mapping of a resource; a missing one is said on the console (spec §8) and reads as null. */
export function listKeyOf(key: string): ListKey | null {
  const found = listKeys.find((candidate) => candidate.key === key);
  if (!found) warnOnce(`There is no list key "${key}": its lists read as empty`);
  return found ?? null;
}

/** The items of a list's answer, by the key of what the list is of; none where the key or the list is missing. */
export function itemsOf(answer: unknown, key: string): readonly unknown[] {
  const name = listKeyOf(key)?.keyList;
  const items = name === undefined ? undefined : (answer as Readonly<Record<string, unknown>> | null)?.[name];
  return Array.isArray(items) ? items : [];
}
