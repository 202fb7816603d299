import { createHash, randomBytes } from "node:crypto";

/** Devices of one account that are known at once; the one that was longest not logged in on goes first. */
export const mostDevices = 20;

/** What a device keeps: 256 random bits. It is worth no login, only tries of its own. */
export function newDeviceToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Tells whether a text has the form of a device's token. */
export function isDeviceToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** What the database knows of a device's token. */
export function deviceHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** What a device is known under besides its token: the password as it was. Another password's devices are nobody's. */
export function passwordMark(passwordHash: string): string {
  return createHash("sha256").update(passwordHash).digest("hex");
}
