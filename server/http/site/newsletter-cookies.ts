import type { Context } from "hono";
import { generateCookie, getCookie } from "hono/cookie";

import { localizePath, locales } from "#schemas/locale.ts";
import { confirmPath, isConfirmToken, isLeaveCode, leavePath } from "#server/newsletter/links.ts";
import { confirmationLifetime } from "#server/newsletter/read.ts";

/** The two links of the newsletter's mails, and the pages that they lead to. */
export const newsletterLinks = {
  confirm: { path: confirmPath, isLink: isConfirmToken, seconds: confirmationLifetime / 1000 },
  leave: { path: leavePath, isLink: isLeaveCode, seconds: 3600 },
} as const;

export type NewsletterLinkName = keyof typeof newsletterLinks;

const nameOf = (link: NewsletterLinkName): string => `letter-${link}`;

/** What the link ended with that a browser came by; null without a cookie, and for what is no link. */
export function heldNewsletterLink(c: Context, link: NewsletterLinkName): string | null {
  const value = getCookie(c, nameOf(link));
  return value !== undefined && newsletterLinks[link].isLink(value) ? value : null;
}

/** The `Set-Cookie`s that have a browser hold what a link ended with, or nothing (null): for the server and that page alone. */
export function keepNewsletterLink(
  link: NewsletterLinkName,
  value: string | null,
  isSecure: boolean,
): readonly string[] {
  const { path, seconds } = newsletterLinks[link];
  return locales.map((locale) =>
    generateCookie(nameOf(link), value ?? "", {
      path: localizePath(path, locale),
      httpOnly: true,
      sameSite: "Lax",
      maxAge: value === null ? 0 : seconds,
      secure: isSecure,
    }),
  );
}
