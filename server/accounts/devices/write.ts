import { database, now } from "#server/db/context.ts";

import { deviceLifetime } from "./read.ts";
import { deviceHash, mostDevices, newDeviceToken, passwordMark } from "./rules.ts";

export interface DeviceOf {
  readonly userId: number;
  /** The hash of the password that was just given. */
  readonly passwordHash: string;
  /** The hash under which the device was known so far. */
  readonly before: string | null;
}

/**
 * Makes the device on which somebody just logged in known, and gives the token that it is to keep; what it kept
 * before is worth nothing from now on. Devices that are over, and those beyond the most that an account has, go.
 * Inside the transaction of the login.
 */
export async function knowDevice({ userId, passwordHash, before }: DeviceOf): Promise<string> {
  const token = newDeviceToken();
  if (before !== null) await database().deleteFrom("device").where("token_hash", "=", before).execute();
  await database().deleteFrom("device").where("expires_at", "<=", now()).execute();
  await database()
    .insertInto("device")
    .values({
      token_hash: deviceHash(token),
      user_id: userId,
      password_mark: passwordMark(passwordHash),
      created_at: now(),
      expires_at: now() + deviceLifetime,
    })
    .execute();
  await forgetBeyond(userId);
  return token;
}

async function forgetBeyond(userId: number): Promise<void> {
  const devices = await database()
    .selectFrom("device")
    .select("token_hash")
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("token_hash")
    .execute();
  const beyond = devices.slice(mostDevices).map(({ token_hash: hash }) => hash);
  if (beyond.length > 0) await database().deleteFrom("device").where("token_hash", "in", beyond).execute();
}
