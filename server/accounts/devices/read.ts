import { database, now } from "#server/db/context.ts";

import { deviceHash, isDeviceToken, passwordMark } from "./rules.ts";

/**
 * How long a device is known after the last login on it, in milliseconds: half a year, within the thirteen months
 * that a cookie may last (spec §9).
 */
export const deviceLifetime = 180 * 86_400_000;

/** A device on which somebody logged in before. */
export interface KnownDevice {
  /** The hash of what it keeps. */
  readonly hash: string;
  /** What it is counted as: the same, however often what it keeps is replaced. */
  readonly key: string;
}

/**
 * The device that keeps a token, when somebody logged in on it to the account of this folded e-mail, whose password
 * is still the same; null when it is unknown, another account's, or was not used for too long.
 */
export async function knownDevice(token: string | null, emailFolded: string): Promise<KnownDevice | null> {
  if (token === null || !isDeviceToken(token)) return null;
  const hash = deviceHash(token);
  const row = await database()
    .selectFrom("device")
    .innerJoin("user", "user.id", "device.user_id")
    .select(["device.user_id", "device.created_at", "device.password_mark", "user.password_hash"])
    .where("device.token_hash", "=", hash)
    .where("device.expires_at", ">", now())
    .where("user.email_folded", "=", emailFolded)
    .executeTakeFirst();
  if (!row || row.password_mark !== passwordMark(row.password_hash)) return null;
  return { hash, key: `${row.user_id} ${row.created_at}` };
}
