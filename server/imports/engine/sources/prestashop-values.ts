/** What a cell of PrestaShop lists, parted by commas. */
export function valuesIn(cell: string): readonly string[] {
  return trimmed(cell.split(","));
}

/**
 * The same where each ends with its place: `Contenance:select:0, Millésime:select:1`, `1,5 L:0, 2020:1`. A comma within one
 * parts nothing.
 */
export function placedIn(cell: string): readonly string[] {
  const parts = /:\d+\s*$/.test(cell) ? cell.split(/(?<=:\d+\s*),/) : cell.split(",");
  return trimmed(parts);
}

function trimmed(parts: readonly string[]): readonly string[] {
  return parts.map((each) => each.trim()).filter(Boolean);
}
