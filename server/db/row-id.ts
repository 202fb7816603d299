/** The largest id that both engines can hold in an id column. */
const largest = 2_147_483_647;

/**
 * Tells whether a number can be a row's id. Asked before a query: PostgreSQL fails on a number that
 * doesn't fit its column, where SQLite simply finds nothing.
 */
export function isRowId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= largest;
}

/** Keeps what can be ids, each once. */
export function rowIds(ids: Iterable<number>): number[] {
  return [...new Set(ids)].filter(isRowId);
}
