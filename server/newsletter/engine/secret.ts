import { randomBytes } from "node:crypto";

import { database } from "#server/db/context.ts";

const name = "newsletter-secret";

/** The site's own secret that links out of subscriptions are sealed with, made when the first is needed. In a transaction. */
export async function linkSecret(): Promise<string> {
  await database()
    .insertInto("setting")
    .values({ name, value: randomBytes(32).toString("hex") })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  return await knownSecret();
}

/** The secret as it is; empty while no link was ever made. */
export async function knownSecret(): Promise<string> {
  const row = await database().selectFrom("setting").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value ?? "";
}
