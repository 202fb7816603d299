import { createHash, randomBytes } from "node:crypto";

/** What such a link ends with: 256 random bits. */
export function newShareToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Tells whether a text has the form of what such a link ends with. */
export function isShareToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** What the database knows of it. */
export function shareHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
