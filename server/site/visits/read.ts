import { database } from "#server/db/context.ts";

/** How many visitors came by a mark on a day. */
export interface VisitCount {
  readonly visit: string;
  /** `YYYY-MM-DD`, in Paris. */
  readonly day: string;
  readonly visitors: number;
}

/** Visits by day and mark, the newest day first: for the operator only. */
export async function listVisits(): Promise<readonly VisitCount[]> {
  return await database().selectFrom("visit").selectAll().orderBy("day", "desc").orderBy("visit").execute();
}
