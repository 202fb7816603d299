import { Hono } from "hono";

import { localizePath, locales } from "#schemas/locale.ts";
import { isResetToken } from "#server/accounts/resets/read.ts";
import { isOutage } from "#server/db/outages.ts";

import { keepResetToken, resetPath } from "./reset-cookie.ts";

export interface ResetLinks {
  readonly isSecure: boolean;
  /** Whether a link still leads to a new password. Asking changes nothing: mail scanners open links too. */
  isOpen(token: string): Promise<boolean>;
}

/**
 * The link of the mail that leads to a new password: its token goes into a cookie and out of the address, before there
 * is a page whose links, history or referrer could have it (reliability D19). One that was used, replaced or is too old
 * leads to the page that says so. Anything else is the page's.
 */
export function createResetLinkApp({ isSecure, isOpen }: ResetLinks): Hono {
  const app = new Hono();
  for (const locale of locales) {
    const page = localizePath(resetPath, locale);
    app.get(`${page}/:token`, async (c, next) => {
      const { token } = c.req.param();
      if (!isResetToken(token)) return await next();
      const held = (await isOpen(token).catch(unlessAway)) ? token : null;
      const headers = new Headers({
        Location: `${page}?link=${held === null ? "gone" : "held"}`,
        "Cache-Control": "private, no-store",
        "Referrer-Policy": "no-referrer",
      });
      for (const cookie of keepResetToken(held, isSecure)) headers.append("Set-Cookie", cookie);
      return new Response(null, { status: 303, headers });
    });
  }
  return app;
}

/** While the database is away a link is as good as it was: it is asked again when the form is sent. */
function unlessAway(error: unknown): true {
  if (!isOutage(error)) throw error;
  return true;
}
