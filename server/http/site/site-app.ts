import { Hono, type Context } from "hono";
import { getCookie } from "hono/cookie";
import type { Logger } from "pino";

import type { SaidIn } from "#renderer/data/resolve-blocks.ts";
import { isAdministrator } from "#schemas/content/user.ts";
import { defaultLocale, isLocale, localizePath, type Locale } from "#schemas/locale.ts";
import { mayBeAdministrators, type Session } from "#server/accounts/sessions/read.ts";
import { acceptedEncodings } from "#server/cache/compress.ts";
import { asksAnew, type Keep } from "#server/cache/kept-reads.ts";
import { isOutage } from "#server/db/outages.ts";
import { getSiteInfo } from "#server/site/info/read.ts";
import { withShownDraft } from "#server/shown-drafts.ts";

import { Overloaded } from "../admission/overloaded.ts";
import { callerWith, isAhead } from "../api/caller.ts";
import type { Caller } from "../api/handler.ts";
import { askedAs, askedDraft, sharedToken } from "../request/asked-draft.ts";
import { isUnchanged } from "../request/is-unchanged.ts";
import { logFailure } from "../request/log-failure.ts";
import { mayBeCompressed } from "../request/may-be-compressed.ts";
import { unavailableHeaders } from "../request/unavailable.ts";
import { heldCartId } from "./cart-cookie.ts";
import { heldOrderOf } from "./order-cookie.ts";
import { parsePath } from "./parse-path.ts";
import { LastResort } from "./last-resort.ts";
import { notSharedPage } from "./not-shared-page.ts";
import { chooseLocale, localeCookies } from "./locale-choice.ts";
import { homeVary, pageHeaders } from "./page-answer.ts";
import { pageSecurityHeaders, privateCaching } from "./page-headers.ts";
import { splitUrl } from "./split-url.ts";
import type { SiteRenderer } from "./site-renderer.ts";
import type { SiteAnswer, SiteRequest } from "./site-request.ts";
import type { PageForm } from "./stored-page.ts";

export interface SiteAppOptions {
  readonly renderer: SiteRenderer;
  /** The session of a token from the cookie. Reads only (design §11.10). */
  readonly sessionOf: (token: string) => Promise<Session | null>;
  /** The network address that a request comes from. */
  readonly addressOf: (c: Context) => string;
  readonly log: Logger;
  /** Reads what is answered as it is. */
  readonly facts?: Keep;
  /** What is shown when nothing else can be. */
  readonly lastResort?: LastResort;
}

/** The site: every address that isn't the API's, a file's or a picture's. */
export function createSiteApp(options: SiteAppOptions): Hono {
  const { renderer, sessionOf, addressOf, log, facts = asksAnew, lastResort = new LastResort() } = options;
  const app = new Hono();
  app.on(["GET", "HEAD"], "*", async (c) => {
    const url = splitUrl(c.req.raw.url);
    const { form } = url;
    const parsed = parsePath(url.path);
    c.set("page", parsed.kind);
    if (parsed.kind === "moved") return redirect(c, form, parsed.path + url.search, 308);
    const token = getCookie(c, "token") ?? null;
    const held = { cartId: heldCartId(c), order: heldOrderOf(c) };
    const who = { token, clientAddress: addressOf(c), isAhead: isAhead(c), ...held };
    const visitor = callerWith(who, sessionOf);
    const search = new URLSearchParams(url.search);
    const asked = { ...parsed, form, search, visitor, said: saidIn(c), isAdministrator: false };
    try {
      const preferred = parsed.path === "/" && form === "html" ? await preferredHome(c, facts) : null;
      if (preferred) return redirect(c, form, preferred + url.search, 302, { Vary: homeVary });
      const isAdministrator = await isAdministratorHere(visitor);
      const draft = isAdministrator ? await askedDraft(search) : null;
      const isShared = sharedToken(search) !== null;
      if (isShared && !draft) return notShared(c, isAdministrator ? "over" : "login", parsed.locale);
      const request = { ...asked, isAdministrator, isDraft: draft !== null, shownAs: askedAs(search) };
      const answer = async () => await renderer.answer(request);
      const sent = await send(c, request, await (draft ? withShownDraft(draft, answer) : answer()));
      if (isShared) for (const [name, value] of sharedHeaders) sent.headers.set(name, value);
      return sent;
    } catch (error) {
      if (error instanceof Overloaded) throw error;
      return await sendError({ c, request: asked, error });
    }
  });
  app.all("*", (c) => c.text("Method Not Allowed", 405, { Allow: "GET, HEAD" }));
  return app;

  async function sendError({ c, request, error }: Failure): Promise<Response> {
    logFailure(log, { error, facts: { page: c.get("page") } }, "a page could not be shown");
    // The error page would ask the database too, and wait for it once more.
    if (isOutage(error)) return unavailable(c, lastResort.page("away", request.locale));
    try {
      const page = await renderer.answerError(error, request);
      return await send(c, request, { page, from: "bypass", isPrivate: true });
    } catch (second) {
      if (second instanceof Overloaded) throw second;
      log.error({ err: second, page: c.get("page") }, "the error page could not be shown");
      return c.html(lastResort.page("broken", request.locale), 500, {
        ...pageSecurityHeaders(),
        "Cache-Control": privateCaching,
      });
    }
  }
}

/** What a refused form has to say: the site's own actions hand it over with the page that they ask for. */
function saidIn(c: Context): SaidIn | null {
  return (c.env as { readonly said?: SaidIn } | undefined)?.said ?? null;
}

/** While the database is away: a page that needs nothing of it. */
function unavailable(c: Context, page: string): Response {
  return c.html(page, 503, {
    ...pageSecurityHeaders(),
    ...unavailableHeaders,
    "Cache-Control": privateCaching,
  });
}

/** The address of such a page is a secret, and it is nobody's but who has the link. */
const sharedHeaders = [
  ["Referrer-Policy", "no-referrer"],
  ["X-Robots-Tag", "noindex, nofollow"],
] as const;

/** Says why a link to unpublished changes shows nothing: in words, never what stands at the address for visitors. */
function notShared(c: Context, why: "login" | "over", locale: Locale): Response {
  const { pathname, search } = new URL(c.req.url);
  return c.html(notSharedPage({ why, locale, here: pathname + search }), why === "login" ? 403 : 410, {
    ...pageSecurityHeaders(),
    ...Object.fromEntries(sharedHeaders),
    "Cache-Control": privateCaching,
  });
}

interface Failure {
  readonly c: Context;
  readonly request: SiteRequest;
  readonly error: unknown;
}

async function send(c: Context, request: SiteRequest, answer: SiteAnswer): Promise<Response> {
  const { page, from } = answer;
  const isPersonal = answer.isPrivate || request.isAdministrator;
  c.set("page", page.kind === "page" ? page.name : page.kind);
  if (page.kind === "redirect") {
    const more: Record<string, string> = isPersonal || from === "stale" ? { "Cache-Control": privateCaching } : {};
    return redirect(
      c,
      request.form,
      page.isWhole ? page.location : withQuery(page.location, request.search),
      page.status,
      more,
    );
  }
  if (page.form === "wire" && page.reloads) return c.json({ reload: true }, 200, { "Cache-Control": "no-store" });
  if (page.speculation === null && isLoadedAhead(c)) return c.body(null, 503, { "Cache-Control": privateCaching });
  const headers = pageHeaders(page, { from, path: request.path, url: c.req.url });
  const isStale = from === "stale";
  if (isPersonal || page.status >= 500) {
    headers["Cache-Control"] = privateCaching;
    delete headers["ETag"];
  } else if (!isStale && page.status === 200 && isUnchanged((name) => c.req.header(name), headers)) {
    return new Response(null, { status: 304, headers });
  }
  // What stands in is everybody's page all the same.
  const accepted = isStale || mayBeCompressed(headers["Cache-Control"]) ? c.req.header("accept-encoding") : undefined;
  const { encoding, body } = await page.body.in(acceptedEncodings(accepted));
  if (encoding !== "identity") headers["Content-Encoding"] = encoding;
  return new Response(body, { status: page.status, headers });
}

/** Loaded ahead by a browser; the rules leave private pages out, but not where a slug of the estate's leads to one. */
function isLoadedAhead(c: Context): boolean {
  return /prefetch|prerender/.test(c.req.header("sec-purpose") ?? "");
}

/** The runtime's fetch can't see where a redirect led, so it is told in JSON. */
function redirect(
  c: Context,
  form: PageForm,
  location: string,
  status: 301 | 302 | 308,
  more: Readonly<Record<string, string>> = {},
): Response {
  // Asked again each time: a browser that kept it for good would run in circles once a slug is taken back.
  if (form === "html") return c.body(null, status, { Location: location, "Cache-Control": redirectCaching, ...more });
  return c.json({ redirect: location }, 200, { "Cache-Control": "no-store" });
}

/** Permanent for search engines, but never kept: slugs change, and a visitor's language does. */
const redirectCaching = "no-cache";

/** The place a redirect leads to, with what was asked for: filters, and where a visitor comes from. */
function withQuery(location: string, search: URLSearchParams): string {
  return search.size === 0 || /[?#]/.test(location) ? location : `${location}?${search.toString()}`;
}

/** Where a visitor who comes to `/` from outside is sent, by language; null to stay (spec §4, design §11.3). */
async function preferredHome(c: Context, facts: Keep): Promise<string | null> {
  // Behind a proxy the scheme may differ; the host is the visitor's own.
  const referer = c.req.header("referer") ?? "";
  if (URL.canParse(referer) && new URL(referer).host === new URL(c.req.url).host) return null;
  const chosen = chooseLocale({
    stored: localeCookies.map((name) => getCookie(c, name)).find((value) => value !== undefined),
    acceptLanguage: c.req.header("accept-language"),
    userAgent: c.req.header("user-agent"),
  });
  // Asked only when nothing else says it: a page in the cache needs no database.
  const locale = chosen ?? (await siteLocale(facts));
  return locale === defaultLocale ? null : localizePath("/", locale);
}

/** True for an administrator of this site; a customer's token is not even looked up. */
async function isAdministratorHere({ token, session }: Caller): Promise<boolean> {
  return token !== null && mayBeAdministrators(token) && isAdministrator((await session())?.role);
}

/** The site's own default (site info `defaultLang`), for browsers that speak none of its languages. */
async function siteLocale(facts: Keep): Promise<Locale> {
  const { defaultLang } = await facts("site info", getSiteInfo);
  return isLocale(defaultLang) ? defaultLang : defaultLocale;
}
