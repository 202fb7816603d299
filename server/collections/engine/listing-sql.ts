import { type RawBuilder, sql } from "kysely";

import type { RecordOrder } from "#schemas/content/record.ts";
import { fold } from "#schemas/fold.ts";
import { defaultLocale, locales } from "#schemas/locale.ts";
import { currentDatabase } from "#server/db/context.ts";

import { foldedSql } from "#server/db/folded-sql.ts";
import type { Listing } from "./source.ts";

const mostWords = 10;

/** Only a collection's own rows of the table `t`, where it shares that. */
export function onlyOwn({ only }: Listing): readonly RawBuilder<unknown>[] {
  if (!only) return [];
  return [sql`t.${sql.ref(only.column)} ${only.isNot ? sql`<>` : sql`=`} ${only.value}`];
}

/** Only rows in whose words each of some words occurs. */
export function searched(listing: Listing, search: string): readonly RawBuilder<unknown>[] {
  return wordsOf(search).map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;
    const isIn = (text: RawBuilder<unknown>) => sql`${text} like ${pattern} escape ${sql.lit("\\")}`;
    const { texts } = listing;
    if (!texts) return isIn(sql.join(titlesOf(listing).map(foldedSql), sql` || ' ' || `));
    const column =
      texts.search === undefined ? foldedSql(sql`x.${sql.ref(texts.title)}`) : sql`x.${sql.ref(texts.search)}`;
    return sql`exists (select 1 from ${sql.table(texts.table)} as x where x.${sql.ref(texts.row)} = t.id and ${isIn(column)})`;
  });
}

/** The words of a search, as they stand in folded texts. */
export function wordsOf(search: string): readonly string[] {
  return fold(search)
    .split(" ")
    .filter((word) => word !== "")
    .slice(0, mostWords);
}

/** As the site has them, or by title; then as they were made. */
export function orderOf(listing: Listing, order: RecordOrder): RawBuilder<unknown> {
  const parts =
    order === "title"
      ? [sql`${titleOf(listing)} asc`]
      : listing.order.map(({ column, direction }) => sql`t.${sql.ref(column)} ${sql.raw(direction)}`);
  return sql.join([...parts, sql`t.id asc`]);
}

function titleOf(listing: Listing): RawBuilder<unknown> {
  const { texts } = listing;
  const [own = sql`t.id`] = titlesOf(listing);
  if (!texts) return listing.path ? foldedSql(own) : own;
  return sql`(select x.${sql.ref(texts.title)} from ${sql.table(texts.table)} as x
    where x.${sql.ref(texts.row)} = t.id and x.locale = ${defaultLocale})`;
}

/** A row's own title, or one in each language where it has them as JSON; the default language's first. */
function titlesOf({ title = "id", path }: Listing): readonly RawBuilder<unknown>[] {
  const column = sql`t.${sql.ref(title)}`;
  if (!path) return [column];
  const json = currentDatabase().engine === "sqlite" ? column : sql`${column}::jsonb`;
  return [defaultLocale, ...locales.filter((locale) => locale !== defaultLocale)].map((locale) => {
    const steps = [locale, ...path].map((step) => sql.lit(step));
    const [last = sql``, ...before] = steps.toReversed();
    const parent = before.toReversed().reduce<RawBuilder<unknown>>((value, step) => sql`${value} -> ${step}`, json);
    return sql`coalesce(${parent} ->> ${last}, '')`;
  });
}
