import { createHash, randomBytes } from "node:crypto";

import { sql } from "kysely";

import { database, inTransaction, now } from "#server/db/context.ts";
import { dayOf } from "#server/text/paris-day.ts";

/**
 * Counts a visit that came by a link with a mark (`?from=`, spec §4), once for each network address and day. The
 * address itself is never stored: only a hash with a secret of the site, forgotten when the day is over.
 */
export async function countVisit(visit: string, clientAddress: string): Promise<void> {
  const day = dayOf(now());
  const count = async () => {
    const visitor = hashOf(await visitSecret(), day, clientAddress);
    await database().deleteFrom("visit_seen").where("day", "<", day).execute();
    const seen = await database()
      .insertInto("visit_seen")
      .values({ day, visit, visitor })
      .onConflict((conflict) => conflict.columns(["day", "visit", "visitor"]).doNothing())
      .executeTakeFirst();
    if ((seen.numInsertedOrUpdatedRows ?? 0n) === 0n) return;
    await database()
      .insertInto("visit")
      .values({ visit, day, visitors: 1 })
      .onConflict((conflict) =>
        conflict.columns(["visit", "day"]).doUpdateSet({ visitors: sql`${sql.ref("visit.visitors")} + 1` }),
      )
      .execute();
  };
  await inTransaction(count, { isolation: "read committed" });
}

function hashOf(secret: string, day: string, address: string): string {
  return createHash("sha256").update(`${secret}\n${day}\n${address}`).digest("hex");
}

/** The site's own secret, made at the first visit. */
async function visitSecret(): Promise<string> {
  const name = "visit-secret";
  await database()
    .insertInto("setting")
    .values({ name, value: randomBytes(32).toString("hex") })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const row = await database().selectFrom("setting").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value ?? "";
}
