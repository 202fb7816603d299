import type { Context } from "hono";
import { generateCookie, getCookie } from "hono/cookie";

import { localizePath, locales } from "#schemas/locale.ts";
import { isResetToken, resetLifetime } from "#server/accounts/resets/read.ts";

const name = "reset";

/** The page that asks for the new password (spec §2). */
export const resetPath = "/password/reset";

/** The token of the link that a browser came by; null without a cookie, and for what is no token. */
export function heldResetToken(c: Context): string | null {
  const token = getCookie(c, name);
  return token !== undefined && isResetToken(token) ? token : null;
}

/**
 * The `Set-Cookie`s that have a browser hold a link's token for as long as it is good, or none (null): for the server
 * alone, and for the page of either language.
 */
export function keepResetToken(token: string | null, isSecure: boolean): readonly string[] {
  const maxAge = token === null ? 0 : resetLifetime / 1000;
  return locales.map((locale) =>
    generateCookie(name, token ?? "", {
      path: localizePath(resetPath, locale),
      httpOnly: true,
      sameSite: "Lax",
      maxAge,
      secure: isSecure,
    }),
  );
}
