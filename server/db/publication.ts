import type { ListQuery } from "#schemas/contract/list-query.ts";

import { database, now } from "./context.ts";
import { recordValidUntil } from "./tags.ts";

/** Says of what is being read that it is old as soon as the table's next scheduled row comes out. */
export async function recordNextPublication(table: "news" | "blog"): Promise<void> {
  const { next } = await database()
    .selectFrom(table)
    .select((eb) => eb.fn.min("published_at").as("next"))
    .where("published_at", ">", now())
    .executeTakeFirstOrThrow();
  if (next !== null) recordValidUntil(next);
}

/** What comes out is listed newest first, unless the query says otherwise. */
export function newestFirst(query: ListQuery): ListQuery {
  if (query.orderBy.length > 0) return query;
  return {
    ...query,
    orderBy: [
      { column: "date", direction: "desc" },
      { column: "id", direction: "desc" },
    ],
  };
}
