import { pino } from "pino";
import { beforeEach, describe, expect, test } from "vitest";

import { login } from "#server/accounts/sessions/write.ts";
import { addAdministrator } from "#server/accounts/write.ts";
import { asksAnew } from "#server/cache/kept-reads.ts";
import { database } from "#server/db/context.ts";
import { createApi } from "#server/http/api/create-api.ts";
import { resolveNeed } from "#server/http/api/resolve-need.ts";
import { createSeenApp } from "#server/http/site/seen-app.ts";
import { setSiteInfo } from "#server/site/info/write.ts";
import { readVisits } from "#server/audience/read.ts";
import { most } from "#server/audience/rules.ts";
import { withPatience } from "#server/db/patience.ts";
import { viewCounter } from "#server/audience/views/write.ts";
import { countViews, forgetOldVisits } from "#server/audience/write.ts";
import { createPage } from "#tests/factories/site-content.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

const ofOwnPage = {
  "sec-fetch-site": "same-origin",
  "sec-fetch-dest": "empty",
  "user-agent": "Mozilla/5.0 Firefox/150",
};
const site = "http://estate.test";
/** As administrators' tokens begin (see `mayBeAdministrators`). */
const administrators = "a".repeat(44);
const customers = "c".repeat(44);

describe.each(engines)("views of pages, on $name", (engine) => {
  const opened = useDatabase(engine);

  beforeEach(async () => {
    await createPage("le-vignoble");
    await createPage("notre-maison");
  });

  const rows = async () =>
    await database()
      .selectFrom("page_view")
      .select(["day", "path", "source", "views"])
      .orderBy("path")
      .orderBy("source")
      .execute();

  /** What a page's script says of itself. */
  async function see(page: string, before = "", headers: Readonly<Record<string, string>> = {}): Promise<number> {
    const app = createSeenApp({
      addressOf: () => "203.0.113.7",
      sessionOf: async (token) => ({ role: token === administrators ? "ADMIN" : "CUSTOMER" }),
      resolveNeed: (need, locale, caller) => resolveNeed(need, { locale, caller }),
      keep: asksAnew,
      log: pino({ level: "silent" }),
    });
    const body = `${page.startsWith("/") ? site : ""}${page}\n${before}`;
    const answer = await app.request(`${site}/_seen`, { method: "POST", body, headers: { ...ofOwnPage, ...headers } });
    return answer.status;
  }

  test("a page is counted by the day in Paris and by where somebody came from, and nothing of who they are", async () => {
    await see("/le-vignoble?utm_source=x#map", "https://www.search.example/q?words=secret");
    await see("/le-vignoble", "https://search.example/");
    await see("/le-vignoble", "");
    await see("/le-vignoble", "android-app://com.example.mail/");
    await see("/notre-maison", `${site}/le-vignoble`);
    await see("/notre-maison", `${site}/notre-maison?from=autumn-letter`);
    // Somebody's own, and no campaign's.
    await see("/notre-maison", `${site}/notre-maison?from=0698765432`);
    opened.clock.set(Date.UTC(2026, 4, 20, 22, 1));
    await see("/le-vignoble", `${site}/`);
    expect(await rows()).toEqual([]);
    await viewCounter().flush();
    expect(await rows()).toEqual([
      { day: "2026-05-20", path: "/le-vignoble", source: "", views: 2 },
      { day: "2026-05-21", path: "/le-vignoble", source: "(site)", views: 1 },
      { day: "2026-05-20", path: "/le-vignoble", source: "search.example", views: 2 },
      { day: "2026-05-20", path: "/notre-maison", source: "(site)", views: 2 },
      { day: "2026-05-20", path: "/notre-maison", source: "?autumn-letter", views: 1 },
    ]);
    // A later view is added, even when the request for the numbers has no patience left.
    await see("/le-vignoble", `${site}/`);
    await withPatience(0, () => viewCounter().flush());
    expect(await rows()).toContainEqual({ day: "2026-05-21", path: "/le-vignoble", source: "(site)", views: 2 });
  });

  test("robots, what is fetched ahead, other sites' pages and administrators aren't counted; customers are", async () => {
    const none: readonly Readonly<Record<string, string>>[] = [
      { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" },
      { "user-agent": "" },
      { "sec-purpose": "prefetch;prerender" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-dest": "image" },
      { cookie: `token=${administrators}` },
    ];
    for (const headers of none) expect(await see("/le-vignoble", "", headers)).toBe(204);
    await viewCounter().flush();
    expect(await rows()).toEqual([]);
    await see("/le-vignoble", "", { cookie: `token=${customers}` });
    await viewCounter().flush();
    expect(await rows()).toHaveLength(1);
  });

  test("pages that aren't there, one person's pages, marked addresses and what is no address are not kept", async () => {
    for (const page of [
      "/nowhere",
      "/le-vignoble/",
      "//evil.test/le-vignoble",
      "/wines/x/999999",
      "/cart",
      "/account/orders/12",
      "/password/reset/secret-token",
      "/le-vignoble?from=autumn-letter",
      "javascript:alert(1)",
      "",
      `/${"x".repeat(9000)}`,
      "/le-vignoble\nhttps://a.test/\nmore",
    ])
      expect(await see(page, "https://elsewhere.test/"), page).toBe(204);
    await viewCounter().flush();
    expect(await rows()).toEqual([]);
  });

  test("who filters what a page shows, or posts a form that leads back to it, sees no other page", async () => {
    for (const before of ["/notre-maison", "/notre-maison?color=red", "/notre-maison?page=2#map"])
      await see("/notre-maison?color=white", site + before);
    await viewCounter().flush();
    expect(await rows()).toEqual([]);
    // The same path elsewhere is another page.
    await see("/notre-maison", "https://elsewhere.test/notre-maison");
    await see("/notre-maison?color=white", `${site}/le-vignoble?color=white`);
    await viewCounter().flush();
    expect(await rows()).toMatchObject([
      { path: "/notre-maison", source: "(site)", views: 1 },
      { path: "/notre-maison", source: "elsewhere.test", views: 1 },
    ]);
  });

  test("the operator reads views that are not written yet", async () => {
    const account = { email: "vigneronne@estate.test", password: "correct horse battery" };
    done(await addAdministrator(account));
    const { token } = done(await login({ ...account, clientAddress: "203.0.113.7" }));
    await see("/le-vignoble");
    await see("/notre-maison", `${site}/le-vignoble`);
    const api = createApi({ log: pino({ level: "silent" }) });
    const answer = await api.request("/api/admin/visits", { headers: { idSite: "3", Authorization: token } });
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      {
        data: { today: { now: { views: 2, visits: 1 } }, pages: [{ path: "/le-vignoble" }, { path: "/notre-maison" }] },
      },
    ]);
  });

  test("the operator reads of a thousand pages and sources at most, the most first", async () => {
    const sourced = (count: number, row: (index: number) => { path: string; source: string }) =>
      Array.from({ length: count }, (_, index) => ({ ...row(index), views: 1 + (index % 2) }));
    await countViews(
      "2026-05-20",
      sourced(1010, (index) => ({ path: `/p${index}`, source: "" })),
    );
    const { pages, sources } = await readVisits();
    expect(pages).toHaveLength(1000);
    expect(pages.map(({ views }) => views)).toEqual([...Array(505).fill(2), ...Array(495).fill(1)]);
    expect(sources).toHaveLength(1);
  });

  test("a flood from one address ends, and a day tells three hundred sources apart at most", async () => {
    for (let time = 0; time < 610; time += 1) await see("/le-vignoble");
    await viewCounter().flush();
    expect(await rows()).toMatchObject([{ views: 600 }]);
    const flood = Array.from({ length: 1000 }, (_, index) => ({ path: "/", source: `s${index}.test`, views: 1 }));
    await countViews("2026-05-20", flood);
    await countViews("2026-05-20", [{ path: "/", source: "late.test", views: 3 }]);
    const sources = new Set((await rows()).map(({ source }) => source));
    expect(sources.size).toBe(most.sourcesOfDay + 1);
    expect((await rows()).find(({ source }) => source === "(other)")?.views).toBe(1000 - (most.sourcesOfDay - 1) + 3);
  });

  test("processes that count at once lose nothing", async () => {
    const many = Array.from({ length: 8 }, () => [
      { path: "/b", source: "", views: 1 },
      { path: "/a", source: "x.test", views: 2 },
    ]);
    await Promise.all(many.map((one) => countViews("2026-05-20", one)));
    expect(await rows()).toMatchObject([{ views: 16 }, { views: 8 }]);
  });

  test("the operator sees today and this month beside those before, what was read and where from", async () => {
    const add = (day: string, path: string, source: string, count: number) =>
      countViews(day, [{ path, source, views: count }]);
    await add("2026-05-20", "/", "", 4);
    await add("2026-05-20", "/le-vignoble", "(site)", 6);
    await add("2026-05-19", "/", "search.example", 3);
    await add("2026-05-01", "/", "?letter", 2);
    await add("2026-04-30", "/", "", 50);
    await add("2026-04-20", "/", "", 7);
    await add("2026-04-21", "/", "", 100);
    const told = await readVisits();
    expect(told.today).toEqual({ now: { views: 10, visits: 4 }, before: { views: 3, visits: 3 } });
    // Twenty days of May beside twenty days of April.
    expect(told.month).toEqual({ now: { views: 15, visits: 9 }, before: { views: 7, visits: 7 } });
    expect(told.days).toHaveLength(30);
    expect([told.days[0], told.days.at(-1)]).toEqual([
      { day: "2026-04-21", views: 100, visits: 100 },
      { day: "2026-05-20", views: 10, visits: 4 },
    ]);
    expect(told.pages).toEqual([
      { path: "/", views: 159 },
      { path: "/le-vignoble", views: 6 },
    ]);
    expect(told.sources).toEqual([
      { kind: "direct", name: "", visits: 154 },
      { kind: "host", name: "search.example", visits: 3 },
      { kind: "mark", name: "letter", visits: 2 },
    ]);
    done(await setSiteInfo({ isECommerce: false }));
    expect((await readVisits()).shop).toBeNull();
    done(await setSiteInfo({ isECommerce: true }));
    const none = { baskets: 0, orders: 0, turnover: 0 };
    expect((await readVisits()).shop).toEqual({
      today: { now: none, before: none },
      month: { now: none, before: none },
    });
  });

  test("the month before may be shorter", async () => {
    opened.clock.set(Date.UTC(2026, 2, 31, 10));
    await countViews("2026-02-28", [{ path: "/", source: "", views: 5 }]);
    expect((await readVisits()).month).toEqual({ now: { views: 0, visits: 0 }, before: { views: 5, visits: 5 } });
  });

  test("views are forgotten after 25 months", async () => {
    await countViews("2026-05-20", [{ path: "/", source: "", views: 5 }]);
    opened.clock.advance(759 * 86_400_000);
    await forgetOldVisits();
    expect(await rows()).toHaveLength(1);
    opened.clock.advance(3 * 86_400_000);
    await forgetOldVisits();
    expect(await rows()).toEqual([]);
  });
});
