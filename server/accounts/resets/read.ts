/** How long a link to a new password is good, in milliseconds: 60 minutes. */
export const resetLifetime = 3_600_000;

/** Tells whether a text has the form of such a link's token. */
export function isResetToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
