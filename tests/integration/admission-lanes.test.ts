import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";

import { pino } from "pino";
import { beforeEach, describe, expect, test } from "vitest";

import { Door } from "#server/http/admission/door.ts";
import { laneLimits, workLimits } from "#server/http/admission/limits.ts";
import { Workshop } from "#server/http/admission/workshop.ts";
import { createApp } from "#server/http/create-app.ts";
import { listen } from "#server/http/listen.ts";
import { addressReader } from "#server/http/request/client-address.ts";
import { findKeptPages } from "#server/http/site/kept-page.ts";
import { buildBlock, buildLayout, createPage, textBlock } from "#tests/factories/site-content.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { createTestSite } from "#tests/setup/test-site.ts";

const addressOf = addressReader({ trustsProxy: true });

describe.each(engines)("pages that have to be made, on $name", (engine) => {
  const place = useDatabase(engine);

  beforeEach(async () => {
    await createPage("accueil", { type: "home" });
    await createPage("actualites", { document: buildLayout([buildBlock("news", "news-list")]) });
    await createPage("le-vignoble", { document: buildLayout([textBlock("a", "Here")]) });
  });

  /** The site with room for a few renderings, and what it refused. */
  function open() {
    const renders = { ...workLimits.renders, running: 1, waiting: 3, perAddress: 4 };
    const site = createTestSite(place.db, { workshop: new Workshop({ limits: { ...workLimits, renders } }) });
    const noted: string[] = [];
    const app = createApp({
      api: site.app,
      rest: [site.app],
      findKept: findKeptPages(site.renderer),
      door: new Door({ addressOf, note: (lane) => noted.push(lane) }),
      log: pino({ level: "silent" }),
    });
    const get = async (path: string): Promise<Response> => {
      const headers = { "user-agent": "Mozilla/5.0", "accept-language": "fr", "accept-encoding": "gzip" };
      return await app(new Request(`http://site.test${path}`, { headers }), {});
    };
    return { site, noted, get };
  }

  test("beyond what may wait they are refused without being made, and kept ones are answered meanwhile", async () => {
    const { site, noted, get } = open();
    for (const path of ["/", "/le-vignoble"]) {
      await expect.poll(async () => (await get(path)).headers.get("x-cache")).toBe("hit");
    }
    await get("/actualites");
    const before = site.renderer.renders;
    const flood = Array.from({ length: 40 }, (_, index) => get(`/actualites?news.page=${index + 2}`));
    const kept = await Promise.all(["/", "/le-vignoble"].map(get));
    expect(kept.map(({ status }) => status)).toEqual([200, 200]);
    expect(site.renderer.renders).toBe(before);
    const answers = await Promise.all(flood);
    const refused = answers.filter(({ status }) => status === 503);
    expect([refused.length, site.renderer.renders - before]).toEqual([36, 4]);
    expect(new Set(refused.map(({ headers }) => headers.get("retry-after")))).toEqual(new Set(["5"]));
    expect(noted).toEqual(Array(36).fill("renders"));
    expect((await get("/actualites?news.page=50")).status).not.toBe(503);
  });

  test("many who ask for one page take one place", async () => {
    const { site, get } = open();
    const answers = await Promise.all(Array.from({ length: 200 }, () => get("/le-vignoble")));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(site.renderer.renders).toBe(1);
  });
});

test("a call whose body does not come gives up its place to those who wait", async () => {
  const api = { running: 1, waiting: 5, perAddress: 5, patience: 60_000, slow: 20 };
  const noted: string[] = [];
  const door = new Door({ addressOf, note: (what) => noted.push(what), limits: { ...laneLimits, api } });
  const entered = Promise.withResolvers<void>();
  const { port, drain } = await listen({
    fetch: (request, env) =>
      door.pass(request, env, "/api/message", async () => {
        entered.resolve();
        return new Response(`read ${(await request.text()).length}`);
      }),
    onUnreadable: () => new Response(null, { status: 400 }),
    host: "127.0.0.1",
    port: 0,
  });
  const head = "POST /api/message HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\nContent-Length: 10\r\n\r\n";
  const slow = connect(port, "127.0.0.1");
  slow.on("error", () => {}).write(`${head}12345`);
  // Its call has the only place before the next one comes.
  await entered.promise;
  const closed = once(slow, "close");
  const whole = connect(port, "127.0.0.1");
  whole.write(`${head}1234567890`);
  expect(await text(whole)).toContain("read 10");
  await closed;
  expect(noted).toEqual(["slow bodies"]);
  await drain();
});
