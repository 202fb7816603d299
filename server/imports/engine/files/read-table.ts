import { pipeline, Readable } from "node:stream";

import { CsvError, parse } from "csv-parse";

import { importLimits } from "#schemas/content/import.ts";
import { fold } from "#schemas/fold.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";

import type { TextFile } from "./decode-file.ts";

/** A row of a table. */
export interface TableRow {
  /** Where in the file it begins. */
  readonly line: number;
  /** What stands under the first of these names that is a column's; empty where none is. Names are compared folded. */
  readonly cell: (...names: readonly string[]) => string;
}

export interface Table {
  /** The names of its columns, folded. */
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

/** Whether one of these names is that of a column, of the folded names of a table's. Names are compared folded. */
export function hasColumn(columns: ReadonlySet<string>, names: readonly string[]): boolean {
  return names.some((name) => columns.has(fold(name)));
}

/** Letters of one row; no description is longer. */
const largestRow = 1024 * 1024;

/** Rows of a table: more than any shop of the size that this is made for has. */
const mostRows = importLimits.items * 10;

/**
 * Reads a table (CSV): its delimiter is the one that its first line has most of. Refused in words, with the line: quotes that
 * don't close, rows of another length, too many columns or rows, a row that is too long.
 */
export async function readTable(file: TextFile): Promise<Result<Table, Refusal>> {
  const first = await firstLine(file);
  const delimiter = delimiterOf(first ?? "");
  if (first === null || first.split(delimiter).length > importLimits.columns) return tooWide();
  const parser = parse({
    delimiter,
    info: true,
    max_record_size: largestRow,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  // Whatever ends one of them ends the other; whoever reads the rows hears of it.
  pipeline(Readable.from(narrow(file.text(), delimiter)), parser, () => {});
  let names: readonly string[] | null = null;
  let at: ReturnType<typeof placesOf> = () => undefined;
  const rows: TableRow[] = [];
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      if (names === null) {
        names = record.map(fold);
        at = placesOf(names);
        continue;
      }
      const line = info.lines - linesIn(record);
      // Spreadsheets leave out empty cells at a row's end; what is more than the header was cut in two somewhere.
      if (record.slice(names.length).some((cell) => cell !== "")) return atLine("import.columns", line);
      if (record.every((cell) => cell.trim() === "")) continue;
      if (rows.length >= mostRows) return refuse("too-large", "import.tooMany", { values: { max: mostRows } });
      rows.push({ line, cell: cellsOf(at, record) });
    }
  } catch (error) {
    if (error instanceof TooWide) return tooWide();
    if (!(error instanceof CsvError)) throw error;
    const line = Number((error as { readonly lines?: unknown }).lines ?? 0);
    return atLine(error.code === "CSV_MAX_RECORD_SIZE" ? "import.rowTooLong" : "import.quotes", line);
  } finally {
    parser.destroy();
  }
  return ok({ columns: names ?? [], rows });
}

function atLine(messageKey: "import.columns" | "import.rowTooLong" | "import.quotes", line: number) {
  return refuse("unprocessable", messageKey, { values: { line } });
}

function tooWide() {
  return refuse("unprocessable", "import.tooWide", { values: { max: importLimits.columns } });
}

/** How many lines a row goes on for, beyond its own. */
function linesIn(record: readonly string[]): number {
  return record.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
}

function cellsOf(at: (name: string) => number | undefined, record: readonly string[]): TableRow["cell"] {
  return (...wanted) => {
    const found = wanted.map(at).find((place) => place !== undefined);
    return found === undefined ? "" : (record[found] ?? "").trim();
  };
}

/** Where columns stand, by their names however they are spelled; each spelling is folded once for all rows. */
function placesOf(columns: readonly string[]): (name: string) => number | undefined {
  const places = new Map(columns.map((column, index) => [column, index] as const).toReversed());
  const known = new Map<string, number | undefined>();
  return (name) => {
    if (!known.has(name)) known.set(name, places.get(fold(name)));
    return known.get(name);
  };
}

/** Null: there is none that ends where a line of columns' names does. */
async function firstLine(file: TextFile): Promise<string | null> {
  let text = "";
  for await (const piece of file.text()) {
    text += piece;
    const end = text.search(/[\r\n]/);
    if (end !== -1) return text.slice(0, end);
    if (text.length > largestRow) return null;
  }
  return text;
}

function delimiterOf(line: string): string {
  const counts = [",", ";", "\t"].map((sign) => [sign, line.split(sign).length] as const);
  return counts.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? ",";
}

class TooWide extends Error {}

/** Ends where a line has so many delimiters that its cells alone would fill the memory. */
async function* narrow(text: AsyncIterable<string>, delimiter: string): AsyncIterable<string> {
  let count = 0;
  for await (const piece of text) {
    for (const [index, line] of piece.split("\n").entries()) {
      if (index > 0) count = 0;
      count += line.split(delimiter).length - 1;
      if (count > importLimits.columns * 50) throw new TooWide();
    }
    yield piece;
  }
}
