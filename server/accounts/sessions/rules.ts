import { createHash, randomBytes } from "node:crypto";

import { isAdministrator, type Role } from "#schemas/content/user.ts";

/** What an administrator's token begins with. */
export const administratorMark = "a";
const customerMark = "c";

/** Login cookies and tokens last a day, however much they are used (spec §9; reliability D1). */
export const sessionLifetime = 86_400_000;

/**
 * A token of 256 random bits behind a letter that says whether its user may administer the site, so that the
 * public pages need not look up a customer's.
 */
export function newToken(role: Role): string {
  return (isAdministrator(role) ? administratorMark : customerMark) + randomBytes(32).toString("base64url");
}

/** Tells whether a text has the form of a token. */
export function isToken(text: string): boolean {
  return /^[ac][\w-]{43}$/.test(text);
}

/** What the database knows of a token. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** What a session is called where its user sees it: a part of the hash, which leads to no token. */
export function sessionId(tokenHash: string): string {
  return tokenHash.slice(0, 16);
}
