import { Hono, type Context } from "hono";

import { localizePath, locales, type Locale } from "#schemas/locale.ts";

import { readBody } from "../request/read-body.ts";
import { unavailableHeaders } from "../request/unavailable.ts";
import { LastResort } from "../site/last-resort.ts";
import { pageSecurityHeaders } from "../site/page-headers.ts";

import { returnPath } from "./return-path.ts";
import { sameOrigin } from "./same-origin.ts";
import type { SiteAction } from "./site-action.ts";

export interface SiteActionsOptions {
  readonly actions: readonly SiteAction[];
  /** The API of this process: an action goes through the same rules as everybody. */
  readonly api: { readonly fetch: (request: Request, env: object) => Response | Promise<Response> };
  /** What is shown when nothing else can be. */
  readonly lastResort?: LastResort;
}

/** Bytes of a form that is posted without JavaScript: a few short fields. */
const formBytes = 64 * 1024;

/** Forms that work without JavaScript (design §5): checked for their origin, done, and led back with a 303. */
export function createSiteActionsApp({ actions, api, lastResort = new LastResort() }: SiteActionsOptions): Hono {
  const app = new Hono();
  for (const action of actions) {
    for (const locale of locales) {
      const path = localizePath(action.path, locale);
      app.post(path, sameOrigin, (c) => answer(c, action, locale));
      // The page that the form stands on answers GET and HEAD.
      app.all(path, (c, next) => (["GET", "HEAD"].includes(c.req.method) ? next() : notAllowed(c)));
    }
  }
  return app;

  async function notAllowed(c: Context): Promise<Response> {
    return c.text("Method Not Allowed", 405, { Allow: "GET, HEAD, POST" });
  }

  async function answer(c: Context, action: SiteAction, locale: Locale): Promise<Response> {
    const noStore = { "Cache-Control": "no-store" };
    const type = c.req.header("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
    if (type !== "application/x-www-form-urlencoded") return c.text("Unsupported Media Type", 415, noStore);
    const body = await readBody(c.req.raw, formBytes);
    if (!body.ok) return c.text("Content Too Large", 413, noStore);
    const form = new URLSearchParams(new TextDecoder().decode(body.value));
    let isAway = false;
    const headers = new Headers(noStore);
    const state = await action.run(form, {
      locale,
      async post(path, data) {
        const { status, headers: told } = await ask(c, locale, path, data);
        isAway ||= status === 503;
        const wait = told.get("retry-after");
        if (wait !== null) headers.set("Retry-After", wait);
        return status;
      },
    });
    // The page that the form stands on could not say so either; sent again, the form may well pass.
    if (isAway) {
      const away = lastResort.page("away", locale);
      return c.html(away, 503, { ...pageSecurityHeaders([]), ...unavailableHeaders });
    }
    headers.set("Location", returnPath(form, state, localizePath("/", locale)));
    return new Response(null, { status: 303, headers });
  }

  async function ask(c: Context, locale: Locale, path: string, data: object): Promise<Response> {
    const headers = new Headers({ accept: "application/json", "content-type": "application/json", userLang: locale });
    // A proxy's word on who is asking counts here as it does for the API.
    for (const name of ["x-forwarded-for", "x-request-id"]) {
      const value = c.req.header(name);
      if (value !== undefined) headers.set(name, value);
    }
    const url = new URL(`/api${path}`, c.req.url);
    const request = new Request(url, { method: "POST", headers, body: JSON.stringify(data) });
    const answered = await api.fetch(request, c.env ?? {});
    await answered.body?.cancel();
    return answered;
  }
}
