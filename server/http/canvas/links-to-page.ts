/** A page that links may lead to: its id, and the addresses under which it is written by hand. */
export interface LinkedPage {
  readonly id: number;
  /** Prefix included, without query or hash: `/en/the-cellar`. */
  readonly paths: readonly string[];
}

/**
 * Whether something that is stored leads to a page: a link by its id, or by one of its addresses, alone or in a text with
 * markup. Looked for in all that a block holds, whether its definition is known or not.
 */
export function leadsTo(stored: unknown, page: LinkedPage): boolean {
  if (typeof stored === "string") return addressesIn(stored).some((address) => page.paths.includes(pathOf(address)));
  if (typeof stored !== "object" || stored === null) return false;
  if ("kind" in stored && stored.kind === "page" && "id" in stored) return stored.id === page.id;
  return Object.values(stored).some((value) => leadsTo(value, page));
}

/** The addresses in a text: the text itself where it is one, else those of its links. */
function addressesIn(text: string): readonly string[] {
  if (text.startsWith("/")) return [text];
  return [...text.matchAll(/href="(?<address>\/[^"]*)"/gu)].map(({ groups }) => groups?.["address"] ?? "");
}

/** An address as pages have it: without query and hash, and without the slash that ends it. */
function pathOf(address: string): string {
  const path = address.replace(/[?#].*$/su, "");
  return path.length > 1 ? path.replace(/\/$/u, "") : path;
}
