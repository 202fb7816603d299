import { Hono, type Context } from "hono";

import { localizePath, locales, type Locale } from "#schemas/locale.ts";
import { isOutage } from "#server/db/outages.ts";

import { readBody } from "../request/read-body.ts";

import { keepNewsletterLink, newsletterLinks, type NewsletterLinkName } from "./newsletter-cookies.ts";

export interface NewsletterLinks {
  readonly isSecure: boolean;
  /** Whether a link still leads somewhere. Asking changes nothing: mail scanners open links too. */
  readonly isOpen: Readonly<Record<NewsletterLinkName, (value: string) => Promise<boolean>>>;
  /** The API of this process. */
  readonly api: { readonly fetch: (request: Request, env: object) => Response | Promise<Response> };
}

/** Bytes of what a mail program posts for its button; it needs 26, or a little more as a multipart form. */
const most = 2048;

/**
 * The links of the newsletter's mails: what they end with goes into a cookie and out of the address, before there is a page
 * whose links, history or count of views could have it. Opening one changes nothing; the page has a button. A mail
 * program's own button posts to the address itself (RFC 8058), without a cookie and from nowhere: that ends the
 * subscription at once. Anything else is the page's.
 */
export function createNewsletterLinkApp({ isSecure, isOpen, api }: NewsletterLinks): Hono {
  const app = new Hono();
  for (const locale of locales) {
    for (const name of ["confirm", "leave"] as const) {
      const { path, isLink } = newsletterLinks[name];
      const page = localizePath(path, locale);
      app.get(`${page}/:value`, async (c, next) => {
        const { value } = c.req.param();
        if (!isLink(value)) return await next();
        const held = (await isOpen[name](value).catch(unlessAway)) ? value : null;
        const headers = new Headers({
          Location: `${page}?link=${held === null ? "gone" : "held"}`,
          "Cache-Control": "private, no-store",
          "Referrer-Policy": "no-referrer",
        });
        for (const cookie of keepNewsletterLink(name, held, isSecure)) headers.append("Set-Cookie", cookie);
        return new Response(null, { status: 303, headers });
      });
    }
    app.post(`${localizePath(newsletterLinks.leave.path, locale)}/:value`, (c) => leaveAtOnce(c, locale));
  }
  return app;

  async function leaveAtOnce(c: Context, locale: Locale): Promise<Response> {
    const link = c.req.param("value") ?? "";
    const headers = { "Cache-Control": "no-store" };
    const body = await readBody(c.req.raw, most);
    if (!body.ok || !isOneClick(new TextDecoder().decode(body.value))) return c.text("Bad Request", 400, headers);
    if (!newsletterLinks.leave.isLink(link)) return c.text("Not Found", 404, headers);
    const call = new Request(new URL("/api/newsletter/unsubscribe", c.req.url), {
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/json", userLang: locale },
      body: JSON.stringify({ link, oneClick: true }),
    });
    const { status } = await api.fetch(call, c.env ?? {});
    if (status < 300) return c.text("OK", 200, headers);
    return status === 404 ? c.text("Not Found", 404, headers) : c.text("Service Unavailable", 503, headers);
  }
}

/** `List-Unsubscribe=One-Click`, as a form of either kind (RFC 8058 §3.2). */
function isOneClick(body: string): boolean {
  return /^List-Unsubscribe=One-Click$/.test(body.trim()) || /name="?List-Unsubscribe"?\s+One-Click\s/.test(body);
}

/** While the database is away a link is as good as it was: it is asked again when the button is pressed. */
function unlessAway(error: unknown): true {
  if (!isOutage(error)) throw error;
  return true;
}
