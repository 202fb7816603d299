import { createHash } from "node:crypto";

/** Login cookies and tokens last a day, however much they are used (spec §9; reliability D1). */
export const sessionLifetime = 86_400_000;

/** Tells whether a text has the form of a token. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** What the database knows of a token. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
