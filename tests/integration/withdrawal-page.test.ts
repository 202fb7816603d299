import { pino } from "pino";
import { beforeEach, describe, expect, test } from "vitest";

import { database } from "#server/db/context.ts";
import { createApi } from "#server/http/api/create-api.ts";
import { siteActions } from "#server/http/site-actions/all-actions.ts";
import { createSiteActionsApp } from "#server/http/site-actions/site-actions-app.ts";
import { placeOrder, settlePaid } from "#server/orders/write.ts";
import { listWithdrawals } from "#server/returns/withdrawals/read.ts";
import { setSiteInfo } from "#server/site/info/write.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";
import { createTestSite } from "#tests/setup/test-site.ts";

import { filledCart, fillShop, wishFor } from "./shop-content.ts";

describe.each(engines.slice(0, 1))("[W2] the page of a withdrawal, without JavaScript, on $name", (sqlite) => {
  const opened = useDatabase(sqlite);
  let code = "";
  let post: (form: Record<string, string>, locale?: string) => Promise<Response>;

  beforeEach(async () => {
    const form = await fillShop(10);
    const order = done(await placeOrder(wishFor(await filledCart([form, 3]))));
    done(await settlePaid({ orderId: order.id, amountCents: order.totalCents, paidAt: opened.clock.now() }));
    code = order.code;
    const api = createApi({ log: pino({ level: "silent" }), addressOf: () => "192.0.2.1" });
    const app = createSiteActionsApp({ actions: siteActions, api, site: createTestSite(opened.db).app });
    post = async (fields, locale = "") =>
      await app.request(`http://site.test${locale}/withdrawal`, {
        method: "POST",
        headers: { origin: "http://site.test", host: "site.test" },
        body: new URLSearchParams({ block: "withdrawal", back: `${locale}/withdrawal`, ...fields }),
      });
  });

  // What was typed, and the mark of the HTML that holds it.
  const typed = /CD-\w{7}|\w+@cliente\.test|(?<="hash":"|data-static=")\w+/g;
  const who = { name: "Claire Cliente", email: "claire@cliente.test" };

  test("two steps: nothing is kept before the second, whose button confirms", async () => {
    const first = await post({ form: "withdrawal", ...who, code });
    const html = await first.text();
    expect(first.status).toBe(200);
    expect(html).toMatch(/<button type="submit"[^>]*>Confirmer la rétractation</);
    expect(first.headers.get("cache-control")).toContain("no-store");
    expect(await listWithdrawals()).toEqual([]);
    const declaration = /name="declaration" value="([\w-]{22})"/.exec(html)?.[1] ?? "";
    const line = /name="(q\.\d+)"/.exec(html)?.[1] ?? "";
    const confirmed = { form: "confirm", ...who, code, declaration, [line]: "2" };
    const answers = await Promise.all([post(confirmed), post(confirmed)]);
    expect(answers.map(({ status, headers }) => [status, headers.get("location")])).toEqual(
      Array.from({ length: 2 }, () => [303, expect.stringMatching(/^\/withdrawal\?[\w.-]*state=done/)]),
    );
    expect(await listWithdrawals()).toMatchObject([{ code, isWhole: false, products: [{ quantity: 2 }] }]);
  });

  test("nothing chosen, nothing found and a wrong address are said in words, with what was typed", async () => {
    const none = await post({ form: "confirm", ...who, code, declaration: "A".repeat(22) }, "/en_US");
    expect(await none.text()).toContain("Choose at least one product.");
    const unknown = await post({ form: "withdrawal", ...who, code: "CD-2222222" }, "/en_US");
    const html = await unknown.text();
    expect([unknown.status, html]).toEqual([422, expect.stringContaining("We find no order with this number")]);
    expect(html).toContain('value="Claire Cliente"');
    const another = await post({ form: "withdrawal", ...who, code, email: "eve@cliente.test" }, "/en_US");
    expect((await another.text()).replaceAll(typed, "")).toBe(html.replaceAll(typed, ""));
    const wrong = await post({ form: "withdrawal", ...who, code, email: "claire" }, "/en_US");
    expect(await wrong.text()).toContain('aria-invalid="true"');
  });

  test("who tries numbers of orders is stopped, by a count that all processes share", async () => {
    const tries = [];
    for (let number = 0; number < 31; number += 1) {
      tries.push((await post({ form: "withdrawal", ...who, code: `CD-22222${10 + number}` })).status);
    }
    expect(tries.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 422));
    expect(tries[30]).toBe(429);
    const rows = await database().selectFrom("throttle").selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
  });

  test("a site that sells nothing has no such page", async () => {
    done(await setSiteInfo({ isECommerce: false }));
    const { app } = createTestSite(opened.db);
    expect((await app.request("http://site.test/withdrawal")).status).toBe(302);
  });
});
