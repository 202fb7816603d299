import { locales, type Localized } from "#schemas/locale.ts";
import { refuse, refuseInput, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import { database } from "#server/db/context.ts";

export interface ListInput {
  /** Left out: a new one, behind the others. */
  readonly id?: number | undefined;
  readonly name: Localized<string>;
  readonly description: Localized<string>;
}

/** Names a list, or makes one; gives its id. Refused: a list without a French name. */
export async function saveNewsletterList({
  id,
  name,
  description,
}: ListInput): Promise<Result<{ readonly id: number }, Refusal>> {
  const longest = Math.max(...[name, description].flatMap((texts) => Object.values(texts).map((text) => text.length)));
  if ((name.fr_FR ?? "").trim() === "" || longest > 400) {
    return refuseInput([{ key: "name", messageKey: "newsletter.listName" }]);
  }
  return await command(async () => {
    const list = await rowOf(id);
    for (const locale of locales) {
      const texts = { name: (name[locale] ?? "").trim(), description: (description[locale] ?? "").trim() };
      await database()
        .insertInto("newsletter_list_text")
        .values({ newsletter_list_id: list, locale, ...texts })
        .onConflict((conflict) => conflict.columns(["newsletter_list_id", "locale"]).doUpdateSet(texts))
        .execute();
    }
    return ok({ id: list });
  });
}

/** Removes a list that nobody ever subscribed to. */
export async function removeNewsletterList(id: number): Promise<Result<null, Refusal>> {
  return await command(async () => {
    const used = await database()
      .selectFrom("newsletter_subscription")
      .select("id")
      .where("newsletter_list_id", "=", id)
      .executeTakeFirst();
    if (used) return refuse("conflict", "newsletter.listInUse");
    const { numDeletedRows } = await database().deleteFrom("newsletter_list").where("id", "=", id).executeTakeFirst();
    return numDeletedRows > 0n ? ok(null) : refuse("not-found", "newsletter.noList");
  });
}

/** The id of the list that is meant, which is there then. */
async function rowOf(id: number | undefined): Promise<number> {
  const { last } = await database()
    .selectFrom("newsletter_list")
    .select(({ fn }) => fn.max<number | null>("position").as("last"))
    .executeTakeFirstOrThrow();
  const position = Number(last ?? 0) + 1;
  const added = await database()
    .insertInto("newsletter_list")
    .values({ ...(id !== undefined && { id }), position })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return added?.id ?? id ?? 0;
}
