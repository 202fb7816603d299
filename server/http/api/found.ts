import { ok, type Result } from "#schemas/result.ts";

import { type ApiRefusal, refuse } from "../errors.ts";

/** A row that was looked up: null is a 404. */
export function found<Row>(row: Row | null): Result<Row, ApiRefusal> {
  return row === null ? refuse("not-found", "row.missing") : ok(row);
}
