import { Hono, type Context } from "hono";
import { getCookie } from "hono/cookie";
import type { Logger } from "pino";

import { isAdministrator } from "#schemas/content/user.ts";
import { defaultLocale, isLocale, localizePath, type Locale } from "#schemas/locale.ts";
import { mayBeAdministrators, type Session } from "#server/accounts/sessions/read.ts";
import { chooseEncoding } from "#server/cache/compress.ts";
import { getSiteInfo } from "#server/site/info/read.ts";

import { callerWith, isAhead } from "../api/caller.ts";
import type { Caller } from "../api/handler.ts";
import { isUnchanged } from "../request/is-unchanged.ts";

import { parsePath } from "./parse-path.ts";
import { lastResortPage } from "./last-resort-page.ts";
import { chooseLocale, localeCookie } from "./locale-choice.ts";
import { pageSecurityHeaders, privateCaching, publicCaching } from "./page-headers.ts";
import type { SiteAnswer, SiteRenderer, SiteRequest } from "./site-renderer.ts";
import { speculationPaths } from "./speculation-rules.ts";
import type { RenderedPage } from "./stored-page.ts";

export interface SiteAppOptions {
  readonly renderer: SiteRenderer;
  /** The session of a token from the cookie. Reads only (design §11.10). */
  readonly sessionOf: (token: string) => Promise<Session | null>;
  /** The network address that a request comes from. */
  readonly addressOf: (c: Context) => string;
  readonly log: Logger;
}

/** What the start page's language is chosen by. */
const homeVary = "Accept-Language, Cookie, Referer, User-Agent";

/** Where the runtime asks for page documents: `/_data` in front of the page's path. */
const dataPrefix = "/_data";

type Form = "html" | "wire";

/** The site: every address that isn't the API's, a file's or a picture's. */
export function createSiteApp({ renderer, sessionOf, addressOf, log }: SiteAppOptions): Hono {
  const app = new Hono();
  app.on(["GET", "HEAD"], "*", async (c) => {
    const url = splitUrl(c.req.raw.url);
    const isData = url.path === dataPrefix || url.path.startsWith(`${dataPrefix}/`);
    const form: Form = isData ? "wire" : "html";
    const parsed = parsePath(isData ? url.path.slice(dataPrefix.length) || "/" : url.path);
    if (parsed.kind === "moved") return redirect(c, form, parsed.path + url.search, 308);
    const token = getCookie(c, "token") ?? null;
    const visitor = callerWith({ token, clientAddress: addressOf(c), isAhead: isAhead(c) }, sessionOf);
    const asked = { ...parsed, search: new URLSearchParams(url.search), visitor, isAdministrator: false };
    try {
      const preferred = parsed.path === "/" && !isData ? await preferredHome(c) : null;
      if (preferred) return redirect(c, form, preferred + url.search, 302, { Vary: homeVary });
      const request = { ...asked, isAdministrator: await isAdministratorHere(visitor) };
      return await send(c, form, request, await renderer.answer(request));
    } catch (error) {
      return sendError({ c, form, request: asked, error });
    }
  });
  app.all("*", (c) => c.text("Method Not Allowed", 405, { Allow: "GET, HEAD" }));
  return app;

  async function sendError({ c, form, request, error }: Failure): Promise<Response> {
    log.error({ err: error, path: request.path }, "a page could not be shown");
    try {
      const page = await renderer.answerError(error, request);
      return await send(c, form, request, { page, from: "bypass", isPrivate: true });
    } catch (second) {
      log.error({ err: second, path: request.path }, "the error page could not be shown");
      return c.html(lastResortPage(request.locale), 500, {
        ...pageSecurityHeaders([]),
        "Cache-Control": privateCaching,
      });
    }
  }
}

interface Failure {
  readonly c: Context;
  readonly form: Form;
  readonly request: SiteRequest;
  readonly error: unknown;
}

async function send(c: Context, form: Form, request: SiteRequest, answer: SiteAnswer): Promise<Response> {
  const { page, from } = answer;
  const isPersonal = answer.isPrivate || request.isAdministrator;
  if (page.kind === "redirect") {
    const more: Record<string, string> = isPersonal ? { "Cache-Control": privateCaching } : {};
    return redirect(c, form, withQuery(page.location, request.search), page.status, more);
  }
  if (form === "wire" && page.reloads) return c.json({ reload: true }, 200, { "Cache-Control": "no-store" });
  if (page.speculation === null && isLoadedAhead(c)) return c.body(null, 503, { "Cache-Control": privateCaching });
  const headers = pageHeaders(page, form, from);
  if (form === "html" && page.speculation) headers["Speculation-Rules"] = `"${speculationPaths[page.speculation]}"`;
  if (page.devHost !== null && page.devHost === new URL(c.req.url).host) headers["X-Robots-Tag"] = "noindex, nofollow";
  if (request.path === "/") headers["Vary"] = `Accept-Encoding, ${homeVary}`;
  if (isPersonal || page.status >= 500) {
    headers["Cache-Control"] = privateCaching;
    delete headers["ETag"];
  } else if (page.status === 200 && isUnchanged(c, headers)) return new Response(null, { status: 304, headers });
  const encoding = chooseEncoding(c.req.header("accept-encoding"));
  if (encoding !== "identity") headers["Content-Encoding"] = encoding;
  const body = await page[form].in(encoding);
  return new Response(body, { status: page.status, headers });
}

/** Loaded ahead by a browser; the rules leave private pages out, but not where a slug of the estate's leads to one. */
function isLoadedAhead(c: Context): boolean {
  return /prefetch|prerender/.test(c.req.header("sec-purpose") ?? "");
}

function pageHeaders(page: RenderedPage, form: Form, from: SiteAnswer["from"]): Record<string, string> {
  return {
    ...pageSecurityHeaders(page.hosts),
    "Content-Type": form === "html" ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
    "Cache-Control": publicCaching,
    // Weak: the same page, but other bytes in each encoding.
    ETag: `W/${form === "html" ? page.etag : page.etag.replace(/"$/, '-data"')}`,
    Vary: "Accept-Encoding",
    "X-Build": page.build,
    "X-Cache": from,
  };
}

/** The runtime's fetch can't see where a redirect led, so it is told in JSON. */
function redirect(
  c: Context,
  form: Form,
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
async function preferredHome(c: Context): Promise<string | null> {
  // Behind a proxy the scheme may differ; the host is the visitor's own.
  const referer = c.req.header("referer") ?? "";
  if (URL.canParse(referer) && new URL(referer).host === new URL(c.req.url).host) return null;
  const chosen = chooseLocale({
    stored: getCookie(c, localeCookie),
    acceptLanguage: c.req.header("accept-language"),
    userAgent: c.req.header("user-agent"),
  });
  // Asked only when nothing else says it: a page in the cache needs no database.
  const locale = chosen ?? (await siteLocale());
  return locale === defaultLocale ? null : localizePath("/", locale);
}

/** True for an administrator of this site; a customer's token is not even looked up. */
async function isAdministratorHere({ token, session }: Caller): Promise<boolean> {
  return token !== null && mayBeAdministrators(token) && isAdministrator((await session())?.role);
}

/** The site's own default (site info `defaultLang`), for browsers that speak none of its languages. */
async function siteLocale(): Promise<Locale> {
  const { defaultLang } = await getSiteInfo();
  return isLocale(defaultLang) ? defaultLang : defaultLocale;
}

/** Splits a request's URL without normalising its path, so that odd spellings are seen as they came. */
function splitUrl(url: string): { readonly path: string; readonly search: string } {
  const start = url.indexOf("/", url.indexOf("//") + 2);
  const rest = start < 0 ? "/" : url.slice(start);
  const end = rest.search(/[?#]/);
  if (end < 0) return { path: rest, search: "" };
  const search = rest[end] === "?" ? (rest.slice(end).split("#", 1)[0] ?? "") : "";
  return { path: rest.slice(0, end), search: search === "?" ? "" : search };
}
