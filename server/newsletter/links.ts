import { localizePath, type Locale } from "#schemas/locale.ts";

/** The page that ends a subscription, and that which confirms one; without the locale's prefix. */
export const leavePath = "/newsletter/unsubscribe";
export const confirmPath = "/newsletter/confirm";

/** The whole address that ends a subscription, in its reader's language. */
export function leaveAddress(origin: string, locale: Locale, code: string): string {
  return `${origin}${localizePath(`${leavePath}/${code}`, locale)}`;
}

/** Tells whether a text has the form of the token of a link that confirms. */
export function isConfirmToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** Tells whether a text has the form of what a link out ends with. */
export function isLeaveCode(text: string): boolean {
  return /^[1-9]\d{0,9}\.[\w-]{43}$/.test(text);
}
