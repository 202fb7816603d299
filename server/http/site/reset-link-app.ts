import { Hono } from "hono";

import { localizePath, locales } from "#schemas/locale.ts";
import { isResetToken } from "#server/accounts/resets/read.ts";

import { keepResetToken, resetPath } from "./reset-cookie.ts";

/**
 * The link of the mail that leads to a new password: its token goes into a cookie and out of the address, before there
 * is a page whose links, history or referrer could have it (reliability D19). Anything else is the page's.
 */
export function createResetLinkApp(isSecure: boolean): Hono {
  const app = new Hono();
  for (const locale of locales) {
    const page = localizePath(resetPath, locale);
    app.get(`${page}/:token`, async (c, next) => {
      const { token } = c.req.param();
      if (!isResetToken(token)) return await next();
      const headers = new Headers({
        Location: `${page}?link=held`,
        "Cache-Control": "private, no-store",
        "Referrer-Policy": "no-referrer",
      });
      for (const cookie of keepResetToken(token, isSecure)) headers.append("Set-Cookie", cookie);
      return new Response(null, { status: 303, headers });
    });
  }
  return app;
}
