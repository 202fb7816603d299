import { Hono, type Context } from "hono";
import { getCookie } from "hono/cookie";

import type { SaidIn } from "#renderer/data/resolve-blocks.ts";
import type { Envelope, KeyError } from "#schemas/contract/envelope.ts";
import { isCartId } from "#schemas/contract/parse-params.ts";
import { endedSessionCookies, sessionCookies } from "#schemas/contract/session-cookies.ts";
import { localizePath, locales, splitLocale, type Locale } from "#schemas/locale.ts";
import { serverMessages } from "#schemas/messages/server-messages.ts";

import { problemText, refusalText } from "#server/text/refusal-text.ts";

import { type ApiRefusal, statusByCode } from "../errors.ts";
import { unavailableHeaders } from "../request/unavailable.ts";
import { cartNews, forgetCart, heldCartId, keepCart } from "../site/cart-cookie.ts";
import { deviceCookies, heldDevices } from "../site/device-cookies.ts";
import { heldResetToken, keepResetToken } from "../site/reset-cookie.ts";
import { heldNewsletterLink, keepNewsletterLink, type NewsletterLinkName } from "../site/newsletter-cookies.ts";
import { forgetOrder, heldOrderOf, keepOrder } from "../site/order-cookie.ts";
import { LastResort } from "../site/last-resort.ts";
import { pageSecurityHeaders } from "../site/page-headers.ts";

import { readPostedForm } from "./read-posted-form.ts";
import { returnPath } from "./return-path.ts";
import { sameOrigin } from "./same-origin.ts";
import type { ActionAnswer, ActionCall, KeptForm, Onward, RefusedForm, SiteAction } from "./site-action.ts";

interface Answering {
  readonly fetch: (request: Request, env: object) => Response | Promise<Response>;
}

export interface SiteActionsOptions {
  readonly actions: readonly SiteAction[];
  /** The API of this process: an action goes through the same rules as everybody. */
  readonly api: Answering;
  /** Shows the page again that a refused form stands on; left out, the refusal is said in plain text. */
  readonly site?: Answering;
  /** What is shown when nothing else can be. */
  readonly lastResort?: LastResort;
  /** True when visitors reach the site by HTTPS. */
  readonly isSecure?: boolean;
  /** The domain that the login's cookies stand on (spec §9); left out: the site's own host. */
  readonly parentDomain?: string | undefined;
}

/** Forms that work without JavaScript (design §5): checked for their origin, done, and led back with a 303. */
export function createSiteActionsApp(options: SiteActionsOptions): Hono {
  const { actions, api, site, lastResort = new LastResort(), isSecure = false, parentDomain } = options;
  const app = new Hono();
  for (const [plain, here] of Map.groupBy(actions, ({ path }) => path)) {
    if (plain === "*") {
      app.post(plain, (c, next) => (c.req.query("answer") === undefined ? next() : answerAnywhere(c, here)));
      continue;
    }
    for (const locale of locales) {
      const path = localizePath(plain, locale);
      app.post(path, sameOrigin, (c) => answer(c, here, locale));
      // The page that the form stands on answers GET and HEAD.
      app.all(path, (c, next) => (["GET", "HEAD"].includes(c.req.method) ? next() : notAllowed(c)));
    }
  }
  return app;

  /** A form that stands on any page: its language is the page's. */
  async function answerAnywhere(c: Context, here: readonly SiteAction[]): Promise<Response | void> {
    const { locale } = splitLocale(c.req.path);
    let answered: Response | undefined;
    const refused = await sameOrigin(c, async () => {
      answered = await answer(c, here, locale);
    });
    return refused ?? answered;
  }

  async function notAllowed(c: Context): Promise<Response> {
    return c.text("Method Not Allowed", 405, { Allow: "GET, HEAD, POST" });
  }

  async function answer(c: Context, here: readonly SiteAction[], locale: Locale): Promise<Response> {
    const noStore = { "Cache-Control": "no-store" };
    const posted = await readPostedForm(
      c.req.raw,
      here.some(({ path }) => path === "*"),
    );
    if (!posted.ok)
      return c.text(refusalText(posted.error, locale), posted.error.code === "too-large" ? 413 : 415, noStore);
    await using _posted = posted.value;
    const { form, files, tooMuch } = posted.value;
    const action = here.find((one) => one.form === undefined || one.form === form.get("form"));
    if (!action) return c.text("Bad Request", 400, noStore);
    let isAway = false;
    let last: ActionAnswer = { status: 404, data: null, message: serverMessages[locale]["cart.gone"] };
    const headers = new Headers(noStore);
    const isScript = c.req.header("accept") === "application/json";
    const kept = isScript ? (form.get("cart") ?? "") : "";
    const hold = (cookie: string): void => {
      headers.append("Set-Cookie", cookie);
      headers.append("Set-Cookie", cartNews(!isScript, isSecure));
    };
    const set = (cookies: readonly string[]): void => {
      for (const cookie of cookies) headers.append("Set-Cookie", cookie);
    };
    const letterOf = (name: NewsletterLinkName) => ({
      token: heldNewsletterLink(c, name),
      forget: () => set(keepNewsletterLink(name, null, isSecure)),
    });
    const outcome = await action.run(form, {
      locale,
      isScript,
      files,
      tooMuch: tooMuch && refusalAnswer(tooMuch, locale),
      cart: {
        id: isCartId(kept) ? kept : heldCartId(c),
        keep: (id) => hold(keepCart(id, isSecure)),
        forget: () => hold(forgetCart(isSecure)),
      },
      session: {
        begin: (login) => set(sessionCookies(login, { parentDomain, secure: isSecure })),
        end: () => set(endedSessionCookies({ parentDomain, secure: isSecure })),
      },
      link: { token: heldResetToken(c), forget: () => set(keepResetToken(null, isSecure)) },
      letter: { confirm: letterOf("confirm"), leave: letterOf("leave") },
      order: {
        held: heldOrderOf(c),
        keep: (order) => set([keepOrder(order, isSecure)]),
        forget: () => set([forgetOrder(isSecure)]),
      },
      async ask(call) {
        const answered = await ask(c, locale, call);
        isAway ||= answered.status === 503;
        const wait = answered.headers.get("retry-after");
        if (wait !== null) headers.set("Retry-After", wait);
        set(deviceCookies(answered, c.req.path));
        last = await readAnswer(answered);
        return last;
      },
    });
    if (isScript) return envelope(typeof outcome === "string" ? last : answerOf(outcome), headers);
    const page = action.path === "*" ? c.req.path : undefined;
    const from = { home: localizePath("/", locale), referer: c.req.header("referer") ?? null, page };
    if (typeof outcome === "object" && outcome.kind !== "onward") {
      return await showAgain({ c, page: returnPath(form, "", from), shown: outcome, form, headers });
    }
    // What nobody has words for: sent again, the form may well pass.
    if (isAway) {
      const away = lastResort.page("away", locale);
      return c.html(away, 503, { ...pageSecurityHeaders(), ...unavailableHeaders });
    }
    headers.set("Location", typeof outcome === "object" ? outcome.to : returnPath(form, outcome, from));
    return new Response(null, { status: 303, headers });
  }

  /** The page that the form stands on, at the address that it was posted to, with what the form has to say (ADR 049). */
  async function showAgain({ c, page, shown: outcome, form, headers }: Again): Promise<Response> {
    const { kind: _kind, status, ...told } = outcome;
    if (!site) return c.text(told.message || JSON.stringify(told.errors), status, { "Cache-Control": "no-store" });
    const said: SaidIn = { block: form.get("block") ?? "", form: form.get("form") ?? "", ...told };
    const url = new URL(page, c.req.url);
    const shown = await site.fetch(new Request(url, { headers: c.req.raw.headers }), { ...c.env, said });
    for (const [name, value] of shown.headers) if (name !== "set-cookie") headers.set(name, value);
    // A page that is no longer for this visitor leads elsewhere, such as to the login.
    if (shown.status < 400) return new Response(shown.body, { status: shown.status < 300 ? status : 303, headers });
    return new Response(shown.body, { status: shown.status, headers });
  }

  async function ask(c: Context, locale: Locale, call: ActionCall): Promise<Response> {
    const { method, path, body, token = getCookie(c, "token") } = call;
    const sent = await encoded(body);
    const headers = new Headers({ accept: "application/json", userLang: locale, "content-type": sent.type });
    // The origin was checked: the cookie may speak for who is logged in (design §11.10).
    if (token !== undefined && token !== "") headers.set("authorization", token);
    // A proxy's word on who is asking counts here as it does for the API.
    for (const name of ["x-forwarded-for", "x-request-id", "user-agent"]) {
      const value = c.req.header(name);
      if (value !== undefined) headers.set(name, value);
    }
    const devices = heldDevices(c);
    if (devices !== "") headers.set("cookie", devices);
    const url = new URL(`/api${path}`, c.req.url);
    return await api.fetch(new Request(url, { method, headers, ...(sent.body && { body: sent.body }) }), c.env ?? {});
  }
}

/** A call's body, whole: Node's own stream of a form ends the process when the call is refused before all of it was read. */
async function encoded(body: ActionCall["body"]): Promise<{ readonly type: string; readonly body?: BodyInit }> {
  const json = "application/json";
  if (body === undefined) return { type: json };
  if (!(body instanceof FormData)) return { type: json, body: JSON.stringify(body) };
  const form = new Response(body);
  return { type: form.headers.get("content-type") ?? json, body: await form.arrayBuffer() };
}

interface Again {
  readonly c: Context;
  /** The page's path and query. */
  readonly page: string;
  readonly shown: RefusedForm | KeptForm;
  readonly form: URLSearchParams;
  readonly headers: Headers;
}

/** What a script gets of a form that leads on, or that was refused: where to, or what is wrong by the form's fields. */
function answerOf(outcome: Onward | RefusedForm | KeptForm): ActionAnswer {
  if (outcome.kind === "onward") return { status: 200, data: { to: outcome.to }, message: "" };
  const data: readonly KeyError[] = Object.entries(outcome.errors).map(([key, error]) => ({ key, error }));
  return { status: outcome.status, data, message: outcome.message };
}

/** What the API would have said of a form that never reached it. */
function refusalAnswer(refusal: ApiRefusal, locale: Locale): ActionAnswer {
  const data = (refusal.problems ?? []).map((problem) => problemText(problem, locale));
  return { status: statusByCode[refusal.code], data, message: refusalText(refusal, locale) };
}

/** What a script gets: what the API said last, as it said it. */
function envelope({ status, data, message }: ActionAnswer, headers: Headers): Response {
  return Response.json({ success: status < 300, data, message } satisfies Envelope<unknown>, { status, headers });
}

async function readAnswer(answered: Response): Promise<ActionAnswer> {
  const { status } = answered;
  const envelope = (await answered.json().catch(() => null)) as Envelope<unknown> | null;
  return { status, data: envelope?.data ?? null, message: envelope?.message ?? "" };
}
