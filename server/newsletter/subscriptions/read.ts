import { sql } from "kysely";

import type { CustomerSubscription } from "#schemas/content/customer.ts";
import type { ConsentWay, ReaderList, SubscriptionEvent, SubscriptionProof } from "#schemas/content/newsletter.ts";
import type { ListQuery } from "#schemas/contract/list-query.ts";
import type { Locale } from "#schemas/locale.ts";
import { database } from "#server/db/context.ts";
import { everyWord, type ListColumns, readList } from "#server/db/list-sql.ts";
import { isRowId } from "#server/db/row-id.ts";
import { dayOf } from "#schemas/paris-day.ts";
import { csvRow } from "#server/text/csv.ts";
import { foldEmail } from "#server/text/fold-email.ts";

import { listNewsletterLists } from "../lists/read.ts";
import { listNewsletterReaders } from "../read.ts";

const columns: ListColumns = {
  search: { kind: "own", condition: (value) => everyWord(sql.ref("of.email_folded"), String(value)) },
  state: { kind: "own", condition: (value) => sql`${sql.ref("of.state")} = ${value}` },
  list: { kind: "number", expression: sql.ref("of.newsletter_list_id") },
  since: { kind: "number", expression: sql.ref("of.changed_at") },
  email: { kind: "text", expression: sql.ref("of.email_folded"), folded: true },
};

/** A page of the subscriptions, whatever became of them. */
export async function listSubscriptions(query: ListQuery, locale: Locale): Promise<ReaderList> {
  const select = database()
    .selectFrom("newsletter_subscription as of")
    .select(["of.id", "of.email", "of.newsletter_list_id", "of.locale", "of.state", "of.changed_at"]);
  const { rows, total } = await readList(select, query, columns, sql.ref("of.id"));
  const names = await listNames(locale);
  return {
    total,
    subscriptions: rows.map(({ id, email, newsletter_list_id: list, locale: language, state, changed_at: since }) => {
      return { id, email, list, listName: names.get(list) ?? "", language, state, since };
    }),
  };
}

/** What became of each newsletter at an address. */
export async function subscriptionsOf(email: string, locale: Locale): Promise<readonly CustomerSubscription[]> {
  const names = await listNames(locale);
  const rows = await database()
    .selectFrom("newsletter_subscription")
    .select(["id", "newsletter_list_id", "state", "changed_at"])
    .where("email_folded", "=", foldEmail(email))
    .orderBy("newsletter_list_id")
    .execute();
  return rows.map(({ id, newsletter_list_id: list, state, changed_at: since }) => {
    return { id, name: names.get(list) ?? "", state, since };
  });
}

/** How a subscription came about, and what became of it; null where there is none. */
export async function subscriptionProof(id: number): Promise<SubscriptionProof | null> {
  if (!isRowId(id)) return null;
  const row = await database()
    .selectFrom("newsletter_subscription")
    .select(["email", "state"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const lines = await database()
    .selectFrom("newsletter_consent")
    .select(["at", "event", "way", "words"])
    .where("newsletter_subscription_id", "=", id)
    .orderBy("at")
    .orderBy("id")
    .execute();
  return {
    ...row,
    // The log has what `write.ts` put there.
    lines: lines.map((line) => ({
      ...line,
      event: line.event as SubscriptionEvent,
      way: line.way as ConsentWay,
    })),
  };
}

/** Everybody who gets a newsletter as CSV, with the link that ends it. */
export async function readersTable(origin: string, locale: Locale): Promise<Uint8Array> {
  const names = await listNames(locale);
  const rows = (await listNewsletterReaders(origin)).map(({ email, locale: language, list, since, unsubscribe }) =>
    csvRow([email, language, names.get(list) ?? String(list), dayOf(since), unsubscribe]),
  );
  return Buffer.from(`\ufeff${csvRow(["email", "language", "list", "since", "unsubscribe"])}${rows.join("")}`);
}

async function listNames(locale: Locale): Promise<ReadonlyMap<number, string>> {
  return new Map((await listNewsletterLists(locale)).map(({ id, name }) => [id, name]));
}
