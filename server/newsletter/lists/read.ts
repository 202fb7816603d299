import type { NewsletterList } from "#schemas/content/user.ts";
import { defaultLocale, type Locale, type Localized } from "#schemas/locale.ts";
import { database } from "#server/db/context.ts";
import { localized } from "#server/db/localized-text.ts";

/** The lists that one may subscribe to, in their order. */
export async function listNewsletterLists(locale: Locale): Promise<readonly NewsletterList[]> {
  return await database()
    .selectFrom("newsletter_list")
    .innerJoin("newsletter_list_text as fallback", (join) =>
      join.onRef("fallback.newsletter_list_id", "=", "newsletter_list.id").on("fallback.locale", "=", defaultLocale),
    )
    .leftJoin("newsletter_list_text as here", (join) =>
      join.onRef("here.newsletter_list_id", "=", "newsletter_list.id").on("here.locale", "=", locale),
    )
    .select(["newsletter_list.id", localized("name").as("name"), localized("description").as("description")])
    .orderBy("newsletter_list.position")
    .orderBy("newsletter_list.id")
    .execute();
}

/** The list that the public form is for: the first. Null: the site has none. */
export async function firstList(): Promise<{ readonly id: number } | null> {
  const row = await database()
    .selectFrom("newsletter_list")
    .select("id")
    .orderBy("position")
    .orderBy("id")
    .executeTakeFirst();
  return row ?? null;
}

/** What a list is called, by language. */
export async function listName(id: number): Promise<Localized<string>> {
  const rows = await database()
    .selectFrom("newsletter_list_text")
    .select(["locale", "name"])
    .where("newsletter_list_id", "=", id)
    .execute();
  return Object.fromEntries(rows.map(({ locale, name }) => [locale, name]));
}
