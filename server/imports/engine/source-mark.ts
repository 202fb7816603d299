import { isKeepable } from "#server/accounts/addresses/write.ts";
import type { Row } from "#server/db/tables.ts";

import { markOf } from "./keys.ts";
import type { Imported } from "./shapes.ts";

/**
 * What becomes of a customer's address. It comes once: it is the customer's own from then on, who may have deleted it, and
 * another one there changes nothing here.
 */
export type AddressFate = "none" | "comes" | "came" | "refused";

/** What stands behind the mark of a customer whose address has come. */
const came = "+address";

type Key = Pick<Row<"import_key">, "source_hash">;

/** Says what becomes of an item's address, by what its key notes of it and by what can be kept; undefined: it never came. */
export async function addressFate(content: Imported, key: Key | undefined): Promise<AddressFate> {
  if (key?.source_hash.endsWith(came)) return "came";
  if (content.kind !== "customer" || !content.address) return "none";
  return (await isKeepable(content.address)) ? "comes" : "refused";
}

/** What stands behind the mark of a product whose forms were told in a second file. */
const withCombinations = "+combinations";

/** Whether a product came with its second file, and is told without it now: of its other forms nothing is known. */
export function lacksCombinations(content: Imported, key: Key): boolean {
  const isWhole = content.kind !== "product" || content.hasCombinations === true;
  return !isWhole && key.source_hash.endsWith(withCombinations);
}

/** What stands behind a mark, without it: for what isn't all here yet, and is to be tried again. */
export function behindMark(mark: string): string {
  return mark.replace(/^[0-9a-f]+/, "");
}

/** A mark of what a source says of an item; of a customer's address whether it has come, not what it says. */
export function sourceMark(content: Imported, fate: AddressFate): string {
  if (content.kind === "product") return markOf(content) + (content.hasCombinations ? withCombinations : "");
  if (content.kind !== "customer") return markOf(content);
  const { address: _address, ...said } = content;
  return fate === "comes" || fate === "came" ? markOf(said) + came : markOf(said);
}
