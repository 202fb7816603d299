import { createHash, randomBytes } from "node:crypto";

/** What such a link ends with: 256 random bits. */
export function newResetToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What the database knows of it. */
export function resetHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
