import { sql } from "kysely";

import type { ListColumns } from "#server/db/list-sql.ts";
import { localized } from "#server/db/localized-text.ts";

/** Where each column that a news list query may name stands. */
export const newsColumns: ListColumns = {
  id: { kind: "number", expression: sql.ref("news.id") },
  slug: { kind: "text", expression: localized("slug") },
  title: { kind: "text", expression: localized("title_sort"), folded: true },
  date: { kind: "day", expression: sql.ref("news.day") },
  promoted: { kind: "boolean", expression: sql.ref("news.promoted") },
  search: { kind: "search", expression: localized("search") },
};
