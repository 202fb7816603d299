import { randomBytes } from "node:crypto";

import { database, inTransaction } from "#server/db/context.ts";
import { prepared } from "#server/db/prepared.ts";

const name = "throttle-secret";

/**
 * What keys are hashed with: the site's own secret, made at the first attempt. It is read each time, since a site
 * that is restored while it is served has another.
 */
export async function throttleSecret(): Promise<string> {
  return (await read()) ?? (await inTransaction(make, { isolation: "read committed" }));
}

async function make(): Promise<string> {
  const value = randomBytes(32).toString("hex");
  await database()
    .insertInto("setting")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  // Another process may have been first.
  return (await read()) ?? value;
}

async function read(): Promise<string | undefined> {
  const [row] = await selectSetting({ name });
  return row?.value;
}

const selectSetting = prepared((wanted: { name: string }) =>
  database().selectFrom("setting").select("value").where("name", "=", wanted.name),
);
