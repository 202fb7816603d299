import { sql } from "kysely";

import type { Deed, DeedGroup, DeedList } from "#schemas/content/people.ts";
import type { ListQuery } from "#schemas/contract/list-query.ts";
import type { Locale } from "#schemas/locale.ts";
import { database, now } from "#server/db/context.ts";
import { type ListColumns, readList } from "#server/db/list-sql.ts";

import { titlesOf } from "../engine/deed-titles.ts";
import { deedsKept, edited, editsTogether, grouped, groupOf, namesIn, placeOf, published } from "./rules.ts";

/**
 * What administrators did, as a list wants it: calls as they were noted, what was published of documents, and their edits,
 * those of one person in one hour as one.
 */
export async function listDeeds(query: ListQuery, locale: Locale): Promise<DeedList> {
  const select = database()
    .selectFrom(allDeeds().as("deeds"))
    .leftJoin("user", "user.id", "deeds.user_id")
    .select(["deeds.id", "deeds.at", "deeds.user_id", "deeds.deed", "deeds.kind", "deeds.subject", "deeds.times"])
    .select(["user.firstname", "user.lastname", "user.email"]);
  const { rows, total } = await readList(select, query, columns, sql.ref("deeds.id"));
  const deeds = rows.map(({ id, at, user_id: user, deed, times, firstname, lastname, email, ...row }): Deed => {
    const name = [firstname, lastname].filter(Boolean).join(" ") || (email ?? "");
    return { id, at, user, name, deed, group: groupOf(deed), ...placeOf(row), title: "", times };
  });
  const titles = await titlesOf(deeds, locale);
  return { total, deeds: deeds.map((deed) => ({ ...deed, title: titles(deed) })) };
}

const columns: ListColumns = {
  at: { kind: "number", expression: sql.ref("deeds.at") },
  user: { kind: "number", expression: sql.ref("deeds.user_id") },
  group: {
    kind: "own",
    condition: (value) =>
      value === "other"
        ? sql`deeds.deed not in (${sql.join(grouped())})`
        : sql`deeds.deed in (${sql.join(namesIn(value as DeedGroup))})`,
  },
};

function allDeeds() {
  const since = now() - deedsKept;
  const hour = sql`made_at / ${sql.lit(editsTogether)}`;
  const calls = database()
    .selectFrom("admin_log")
    .select([
      sql<string>`'c' || id`.as("id"),
      "done_at as at",
      "user_id",
      "call_name as deed",
      sql<string>`''`.as("kind"),
      "subject",
      sql<number>`1`.as("times"),
    ])
    .where("done_at", ">", since);
  const publications = database()
    .selectFrom("revision")
    .select([
      sql<string>`'r' || id`.as("id"),
      "created_at as at",
      "author_id as user_id",
      sql<string>`${sql.lit(published)}`.as("deed"),
      "kind",
      sql<string>`cast(document_id as text)`.as("subject"),
      sql<number>`1`.as("times"),
    ])
    .where("author_id", "is not", null)
    .where("created_at", ">", since);
  const edits = database()
    .selectFrom("draft_edit")
    .select([
      sql<string>`'e' || kind || ' ' || document_id || ' ' || max(sequence) || ' ' || author_id`.as("id"),
      sql<number>`max(made_at)`.as("at"),
      "author_id as user_id",
      sql<string>`${sql.lit(edited)}`.as("deed"),
      "kind",
      sql<string>`cast(document_id as text)`.as("subject"),
      sql<number>`count(*)`.as("times"),
    ])
    .where("author_id", "is not", null)
    .where("made_at", ">", since)
    .groupBy(["kind", "document_id", "author_id", hour]);
  return calls.unionAll(publications).unionAll(edits);
}
