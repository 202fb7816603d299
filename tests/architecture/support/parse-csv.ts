/** Rows of comma-separated values (RFC 4180). Throws on a quote that nothing closes, and on one inside a plain value. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const value = /(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/y;
  while (value.lastIndex < text.length) {
    const at = value.lastIndex;
    const match = value.exec(text);
    if (!match) throw new Error(`No comma-separated values, from: ${text.slice(at, at + 60)}`);
    const [, quoted, plain = "", end] = match;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
