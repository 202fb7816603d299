import { createHash, randomBytes } from "node:crypto";

/** How long a link to a new password is good, in milliseconds: 60 minutes. */
export const resetLifetime = 3_600_000;

/** What such a link ends with: 256 random bits. */
export function newResetToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Tells whether a text has the form of such a token. */
export function isResetToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** What the database knows of it. */
export function resetHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
