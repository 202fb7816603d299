import { setImmediate as nextRound } from "node:timers/promises";

import type { ImportSource } from "#schemas/content/import.ts";
import { importLimits } from "#schemas/content/import.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";

import { decodeFile, type TextFile } from "./files/decode-file.ts";
import { readTable, type Table } from "./files/read-table.ts";
import type { ReadItem, ReadOptions } from "./shapes.ts";
import { shopifyCustomers, wooCommerceCustomers } from "./sources/customers.ts";
import { prestaShopCustomers } from "./sources/prestashop-customers.ts";
import { prestaShopProducts } from "./sources/prestashop.ts";
import { shopifyProducts } from "./sources/shopify.ts";
import type { TableReader } from "./sources/source-reader.ts";
import { isXml, readWordPress } from "./sources/wordpress.ts";
import { wooCommerce } from "./sources/woocommerce.ts";

const tables: readonly TableReader[] = [
  wooCommerce,
  wooCommerceCustomers,
  shopifyProducts,
  shopifyCustomers,
  prestaShopProducts,
  prestaShopCustomers,
];

/** How many items are made before others have their turn: some ten milliseconds' worth. */
const turn = 100;

/** What a file holds, and what it was made by: its columns tell. */
export interface ReadImport {
  readonly source: ImportSource;
  readonly items: readonly ReadItem[];
}

/**
 * Reads a file that comes from elsewhere, or two that belong together, in any order; refused in words where nobody knows
 * them, or they are none.
 */
export async function readImport(paths: readonly string[], options: ReadOptions): Promise<Result<ReadImport, Refusal>> {
  const files: TextFile[] = [];
  for (const path of paths) {
    const file = await decodeFile(path);
    if (!file.ok) return file;
    files.push(file.value);
  }
  const [first, ...others] = files;
  const exports = await Promise.all(files.map(isXml));
  if (others.length > 0 && exports.includes(true)) return refuse("unprocessable", "import.apart");
  const read = first && exports[0] ? await readExport(first) : await readTables(files, options);
  if (!read.ok) return read;
  const { items } = read.value;
  if (items.length === 0) return refuse("unprocessable", "import.nothing");
  if (items.length > importLimits.items)
    return refuse("too-large", "import.tooMany", { values: { max: importLimits.items } });
  return read;
}

async function readExport(file: TextFile): Promise<Result<ReadImport, Refusal>> {
  const items = await readWordPress(file);
  return items.ok ? ok({ source: "wordpress", items: items.value }) : items;
}

async function readTables(files: readonly TextFile[], options: ReadOptions): Promise<Result<ReadImport, Refusal>> {
  const given: Table[] = [];
  for (const file of files) {
    const table = await readTable(file);
    if (!table.ok) return table;
    given.push(table.value);
  }
  const found = pairOf(given);
  if (!found.ok) return found;
  const { reader, table, beside } = found.value;
  return ok({ source: reader.source, items: await inTurns(reader.read(table, options, beside)) });
}

/** Makes items a few at a time: tens of thousands at once would keep everybody else waiting. */
async function inTurns(items: Iterable<ReadItem>): Promise<readonly ReadItem[]> {
  const made: ReadItem[] = [];
  for (const item of items) {
    made.push(item);
    if (made.length % turn === 0) await nextRound();
  }
  return made;
}

interface Pair {
  readonly reader: TableReader;
  readonly table: Table;
  /** The one that says more of what is in it; null: none was given. */
  readonly beside: Table | null;
}

/** Who reads some tables, and which of them is the one that says more of the other. */
function pairOf(given: readonly Table[]): Result<Pair, Refusal> {
  const columnsOf = ({ columns }: Table) => new Set(columns);
  for (const table of given) {
    const reader = tables.find(({ knows }) => knows(columnsOf(table)));
    const [beside = null, ...more] = given.filter((other) => other !== table);
    const isOne = beside === null || (more.length === 0 && reader?.beside?.knows(columnsOf(beside)) === true);
    if (reader && isOne) return ok({ reader, table, beside });
  }
  const [alone, second] = given;
  if (second) return refuse("unprocessable", "import.apart");
  const half = alone && tables.find((reader) => reader.beside?.knows(columnsOf(alone)));
  return refuse("unprocessable", half?.beside?.alone ?? "import.unknown");
}
