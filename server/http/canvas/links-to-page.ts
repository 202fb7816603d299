import { defaultLocale } from "#schemas/locale.ts";
import { ownAddress } from "#schemas/site/own-address.ts";

/** A page that links may lead to: its id, and the addresses under which it is written by hand. */
export interface LinkedPage {
  readonly id: number;
  /** Prefix included, without query or hash: `/en/the-cellar`. */
  readonly paths: readonly string[];
  /** The names under which its site is found: an address in full leads to it there alone. */
  readonly hosts: readonly string[];
}

/**
 * Whether something that is stored leads to a page: a link by its id, or by one of its addresses, alone or in a text with
 * markup. Looked for in all that a block holds, whether its definition is known or not.
 */
export function leadsTo(stored: unknown, page: LinkedPage): boolean {
  if (typeof stored === "string") return addressesIn(stored).some((address) => isOf(page, address));
  if (typeof stored !== "object" || stored === null) return false;
  if ("kind" in stored && stored.kind === "page" && "id" in stored) return stored.id === page.id;
  return Object.values(stored).some((value) => leadsTo(value, page));
}

/** The addresses in a text: the text itself where it is one, else those of its links. */
function addressesIn(text: string): readonly string[] {
  if (/^(?:\/|https?:\/\/)/iu.test(text)) return [text];
  return [...text.matchAll(/\shref="(?<address>[^"]*)"/gu)].map(({ groups }) => groups?.["address"] ?? "");
}

function isOf({ paths, hosts }: LinkedPage, address: string): boolean {
  const own = ownAddress(address, hosts);
  // One to a place of the page that it stands on leads to no other.
  return own !== null && own.page !== "" && paths.includes(pathOf(own.page));
}

/** An address as pages have it: without query, without the slash that ends it and the prefix of the language that needs none. */
function pathOf(address: string): string {
  const path = address.replace(/\?.*$/su, "").replace(/\/$/u, "");
  const plain = path === `/${defaultLocale}` || path.startsWith(`/${defaultLocale}/`);
  return (plain ? path.slice(defaultLocale.length + 1) : path) || "/";
}
