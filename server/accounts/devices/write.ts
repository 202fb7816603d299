import { database, now } from "#server/db/context.ts";

import { deviceLifetime, type KnownDevice } from "./read.ts";
import { deviceHash, mostDevices, newDeviceToken, passwordMark } from "./rules.ts";

export interface DeviceOf {
  readonly userId: number;
  /** The hash of the password that was just given. */
  readonly passwordHash: string;
  /** The device, when it was known already. */
  readonly known: KnownDevice | null;
}

/**
 * Makes the device on which somebody just logged in known, and gives the token that it is to keep; what it kept
 * before is worth nothing from now on. Devices that are over, and those beyond the most that an account has, go.
 * Inside the transaction of the login.
 */
export async function knowDevice({ userId, passwordHash, known }: DeviceOf): Promise<string> {
  const token = newDeviceToken();
  const fresh = { token_hash: deviceHash(token), expires_at: now() + deviceLifetime };
  await database().deleteFrom("device").where("expires_at", "<=", now()).execute();
  if (known && (await replace(known, fresh))) return token;
  await database()
    .insertInto("device")
    .values({ ...fresh, user_id: userId, password_mark: passwordMark(passwordHash), created_at: now() })
    .execute();
  await forgetBeyond(userId);
  return token;
}

/** False when the device was forgotten meanwhile. */
async function replace({ hash }: KnownDevice, fresh: { token_hash: string; expires_at: number }): Promise<boolean> {
  const { numUpdatedRows } = await database()
    .updateTable("device")
    .set(fresh)
    .where("token_hash", "=", hash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Those that were longest not logged in on go. */
async function forgetBeyond(userId: number): Promise<void> {
  const devices = await database()
    .selectFrom("device")
    .select("token_hash")
    .where("user_id", "=", userId)
    .orderBy("expires_at", "desc")
    .orderBy("token_hash")
    .execute();
  const beyond = devices.slice(mostDevices).map(({ token_hash: hash }) => hash);
  if (beyond.length > 0) await database().deleteFrom("device").where("token_hash", "in", beyond).execute();
}
