import { ok, type Result } from "#schemas/result.ts";
import { refuse } from "#schemas/refusal.ts";

import type { ApiRefusal } from "../errors.ts";

/** A row that was looked up: null is a 404. */
export function found<Row>(row: Row | null): Result<Row, ApiRefusal> {
  return row === null ? refuse("not-found", "row.missing") : ok(row);
}
