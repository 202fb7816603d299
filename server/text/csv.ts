/**
 * What a spreadsheet may take for a formula: where a cell begins, and behind what begins one where tables are parted
 * otherwise, as an English spreadsheet takes this one for a table with commas and breaks rows in the middle of a cell.
 */
const formula =
  /(?:(^[\s\p{C}]*|[,;\t\r\n](?:[^\S\t\r\n]|["\p{Cf}])*)(?=[=+\-@＝＋－＠])(?!(?<=,)-\d+(?:\.\d+)?[,\]}])|^(?=[\t\r]))/gu;

/** What is below zero and nothing else: no spreadsheet runs it, and what reads the table adds it up. */
const negative = /^-\d+(\.\d+)?$/;

/** A row of CSV: cells in quotes, parted by semicolons, and none that a spreadsheet runs. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(";")}\r\n`;
}

function csvCell(text: string): string {
  const harmless = negative.test(text) ? text : text.replaceAll(formula, "$1'");
  return `"${harmless.replaceAll('"', '""')}"`;
}
