import { createHash, timingSafeEqual } from "node:crypto";

import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { number, object, string } from "yup";

import { isLocale, locales, type Locale } from "#schemas/locale.ts";

import { isOpen, type Bank } from "./bank.ts";
import type { BankPayment } from "./ledger.ts";
import { isLever, type Lever } from "./levers.ts";
import { cardPage, challengePage, frontPage, overPage } from "./pages.ts";
import { style } from "./style.ts";

/** An address, with or without dots in its host: most shops that have this bank are at localhost. */
const address = string()
  .required()
  .max(500)
  .test("address", (text) => URL.canParse(text) && ["http:", "https:"].includes(new URL(text).protocol));

const wantedShape = object({
  id: string().required().max(64),
  amountCents: number().integer().min(1).required(),
  currency: string<"EUR">().oneOf(["EUR"]).required(),
  orderCode: string().required().max(64),
  shop: string().required().max(200),
  email: string().defined().max(320),
  locale: string<Locale>().oneOf(locales).required(),
  returnUrl: address,
  notifyUrl: address,
  expiresAt: number().integer().required(),
});

const refundShape = object({ cents: number().integer().min(1).required(), key: string().required().max(64) });

/** The bank over HTTP: calls for the shop, which knows the secret, and pages for its customers, which need no script. */
export function createBankApp({ bank, secret }: { bank: Bank; secret: string }): Hono {
  const app = new Hono();
  app.use("*", bodyLimit({ maxSize: 16 * 1024 }));
  app.use("*", async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(safeHeaders)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  });
  // Two may ask at once: what one decided, the other one hears of when it is in the books, not before.
  app.use("*", async (_c, next) => {
    await next();
    await bank.written();
  });
  app.onError((_error, c) => c.text("Bad Request", 400));

  app.use("/api/*", async (c, next) => {
    if (!isSame(c.req.header("authorization") ?? "", `Bearer ${secret}`)) return c.json({ error: "unauthorized" }, 401);
    return await next();
  });
  app.post("/api/payments", async (c) => {
    const wanted = await wantedShape.validate(await c.req.json(), { strict: true });
    return c.json(bank.told(await bank.create(wanted)));
  });
  app.get("/api/payments/:reference", (c) => onPayment(c, async (payment) => c.json(bank.told(payment))));
  app.post("/api/payments/:reference/cancel", (c) =>
    // Who cancels knows it: nobody is told.
    onPayment(c, async (payment) => c.json(bank.told(await bank.end(payment, "CANCELLED", "NEVER")))),
  );
  app.post("/api/payments/:reference/refunds", (c) =>
    onPayment(c, async (payment) => {
      const wanted = await refundShape.validate(await c.req.json(), { strict: true });
      const isDone = await bank.refund(payment, { reference: payment.reference, ...wanted });
      return c.json({ state: isDone ? "DONE" : "FAILED" });
    }),
  );

  app.get("/bank.css", (c) => c.body(style, 200, { "Content-Type": "text/css; charset=utf-8" }));
  app.get("/", (c) => c.html(frontPage(localeOf(c, null), { isMissing: false })));
  app.get("/pay/:reference", (c) =>
    onPayment(c, async (payment) => {
      const locale = localeOf(c, payment);
      if (!isOpen(payment)) return page(c, payment, overPage(payment, locale));
      if (payment.state === "CHALLENGED") return c.redirect(`/pay/${payment.reference}/challenge?lang=${locale}`, 303);
      return page(c, payment, cardPage(payment, locale, { isUnknown: false }));
    }),
  );
  app.post("/pay/:reference", (c) =>
    onPayment(c, async (payment) => {
      const { card, lever, action } = await readForm(c);
      if (action === "cancel") return leave(c, await bank.end(payment, "CANCELLED", lever));
      if (action === "expire") return leave(c, await bank.end(payment, "EXPIRED", lever));
      const locale = localeOf(c, payment);
      if (!isOpen(payment)) return leave(c, payment);
      const tried = await bank.pay(payment, { number: card, lever });
      if (!tried) return page(c, payment, cardPage(payment, locale, { isUnknown: true }), 422);
      if (tried.state !== "CHALLENGED") return leave(c, tried);
      return c.redirect(`/pay/${tried.reference}/challenge?lang=${locale}`, 303);
    }),
  );
  app.get("/pay/:reference/challenge", (c) =>
    onPayment(c, async (payment) => {
      const locale = localeOf(c, payment);
      if (payment.state !== "CHALLENGED") return c.redirect(`/pay/${payment.reference}?lang=${locale}`, 303);
      return page(c, payment, challengePage(payment, locale));
    }),
  );
  app.post("/pay/:reference/challenge", (c) =>
    onPayment(c, async (payment) => {
      const { action } = await readForm(c);
      return leave(c, action === "leave" ? payment : await bank.answerChallenge(payment, action === "ok"));
    }),
  );
  app.notFound((c) => c.html(frontPage(localeOf(c, null), { isMissing: true }), 404));
  return app;

  async function onPayment(c: Context, then: (payment: BankPayment) => Promise<Response>): Promise<Response> {
    const payment = bank.find(c.req.param("reference") ?? "");
    if (payment) return await then(payment);
    return c.req.path.startsWith("/api/") ? c.json({ error: "unknown" }, 404) : await c.notFound();
  }
}

const safeHeaders: Readonly<Record<string, string>> = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": policyFor("'self'"),
  "Referrer-Policy": "strict-origin",
  "X-Content-Type-Options": "nosniff",
};

function policyFor(formAction: string): string {
  return `default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action ${formAction}`;
}

/** A page with forms that lead to the bank, and from there back to the shop. */
function page(c: Context, { returnUrl }: BankPayment, html: string, status: 200 | 422 = 200): Response {
  const policy = policyFor(`'self' ${new URL(returnUrl).origin}`);
  return new Response(html, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy },
  });
}

/** Back to the shop, which asks for itself what came of it: nothing in the address says so. */
function leave(c: Context, { returnUrl }: BankPayment): Response {
  return c.redirect(returnUrl, 303);
}

async function readForm(c: Context): Promise<{ card: string; lever: Lever; action: string }> {
  const form = new URLSearchParams(await c.req.text());
  const lever = form.get("lever") ?? "";
  return { card: form.get("card") ?? "", lever: isLever(lever) ? lever : "PROMPT", action: form.get("do") ?? "" };
}

function localeOf(c: Context, payment: BankPayment | null): Locale {
  const asked = c.req.query("lang");
  return isLocale(asked) ? asked : (payment?.locale ?? locales[0]);
}

/** Compared in the same time whatever they hold. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
