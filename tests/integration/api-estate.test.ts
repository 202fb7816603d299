import { describe, expect, test } from "vitest";

import { saveMedia } from "#server/media/write.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { granted } from "#tests/factories/site-content.ts";
import { listVisits } from "#server/audience/read.ts";
import { engines } from "#tests/setup/engines.ts";
import { readers } from "#tests/setup/newsletter.ts";
import { done } from "#tests/setup/results.ts";

import { svgFile } from "./api-content.ts";
import { keysOf, useApi } from "./api-server.ts";

const ofOwnPage = { "sec-fetch-site": "same-origin", "sec-fetch-dest": "empty" };
const refusedPicture = { success: false, data: null, message: "This picture cannot be loaded." };

describe.each(engines)("[§7] the estate's calls on $name", (engine) => {
  const api = useApi(engine);

  /** As a script of a page of the site asks, by a browser of today. */
  const visit = async (mark: string, headers: Readonly<Record<string, string>> = {}) =>
    await api.send("GET", `/api/site/visit/${mark}`, { headers: { ...ofOwnPage, ...headers } });

  test("[§4 visit-logged] [§7 visit-call] GET /site/visit/{id} logs a visit, once for an address and day", async () => {
    for (let time = 0; time < 3; time++) {
      expect(await visit("letter.2026-11_a")).toMatchObject({
        status: 200,
        body: { success: true, data: null, message: "" },
      });
    }
    expect(await listVisits()).toEqual([{ visit: "letter.2026-11_a", day: "2026-05-20", visitors: 1 }]);
  });

  test("[§4] HEAD, what a browser fetches ahead and what another site's page brings in are no visit", async () => {
    await api.send("HEAD", "/api/site/visit/letter", { headers: ofOwnPage });
    for (const [name, value] of [
      ["sec-purpose", "prefetch"],
      ["sec-purpose", "prefetch;prerender"],
      ["purpose", "prefetch"],
      ["x-moz", "prefetch"],
      ["x-purpose", "preview"],
      ["sec-fetch-site", "cross-site"],
      ["sec-fetch-dest", "image"],
    ] as const) {
      expect((await visit("letter", { [name]: value })).status).toBe(200);
    }
    expect((await api.call("GET", "/api/site/visit/letter")).status).toBe(200);
    expect(await listVisits()).toEqual([]);
  });

  test("[§4] a browser that doesn't say where a request comes from counts by its page's address", async () => {
    const from = async (mark: string, page: Readonly<Record<string, string>>) =>
      await api.send("GET", `/api/site/visit/${mark}`, { headers: { host: "estate.test", ...page } });
    await from("newsletter-novembre-2026", { referer: "http://estate.test/?from=newsletter-novembre-2026" });
    await from("letter", { origin: "https://estate.test" });
    await from("planted", { referer: "https://elsewhere.test/" });
    await from("planted", { origin: "null", referer: "http://estate.test/" });
    await from("planted", {});
    expect((await listVisits()).map(({ visit: mark }) => mark)).toEqual(["letter", "newsletter-novembre-2026"]);
  });

  test("[§4] a mark has 1 to 64 letters, digits, dots, hyphens and underscores", async () => {
    for (const mark of ["a%20b", "a%2Fb", "%00", "%C3%A9", "x".repeat(65), "%3Cb%3E", "a'b", "%F0%9F%8D%B7"]) {
      const answer = await visit(mark);
      expect({ mark, status: answer.status, keys: keysOf(answer) }).toEqual({ mark, status: 400, keys: ["id"] });
    }
    expect((await visit("x".repeat(64))).status).toBe(200);
    expect(await listVisits()).toHaveLength(1);
  });

  test("[§4] one address doesn't bring marks without end", async () => {
    for (let index = 0; index < 120; index++) await visit(`mark-${index}`);
    const answer = await visit("one-more");
    expect(answer.status).toBe(429);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(await listVisits()).toHaveLength(20);
  });

  test("[§7 generator-config] the product file generator has a public config, other applications are a 404", async () => {
    const answer = await api.call("GET", "/api/external-app/PRODUCT_FILE_GENERATOR/config/public");
    // Active while a sheet can be made: once there is the call that makes it.
    const [sheet, nothing] = await Promise.all(
      ["/api/product/generate/file/1", "/api/nothing"].map((path) => api.call("GET", path)),
    );
    const isActive = sheet?.body.message !== nothing?.body.message;
    expect(answer.body.data).toEqual({ app: "PRODUCT_FILE_GENERATOR", isActive, model: "DEFAULT" });
    for (const app of ["OTHER", "product_file_generator", "constructor", "__proto__"]) {
      expect((await api.call("GET", `/api/external-app/${app}/config/public`)).status).toBe(404);
    }
  });

  test("[§7] GET /admin/address/type is for everybody", async () => {
    const answer = await api.call("GET", "/api/admin/address/type", { lang: "en_US" });
    expect(answer.body.data).toContainEqual({ id: 5, value: "SHOP", label: "Shop" });
  });

  test("[§7 newsletter-subscribe] subscribing to the newsletter answers the same for a known address, and stores it once", async () => {
    const answers = [];
    for (const email of ["lectrice@exemple.test", "Lectrice@Exemple.test"]) {
      answers.push(await api.call("POST", "/api/newsletter/subscribe", { body: { email }, lang: "en_US" }));
    }
    for (const { status, text, headers } of answers) {
      expect({ status, text, cache: headers["cache-control"] }).toEqual({
        status: 200,
        text: '{"success":true,"data":null,"message":""}',
        cache: "no-store",
      });
    }
    expect(await readers("PENDING")).toMatchObject([{ email: "lectrice@exemple.test", locale: "en_US" }]);
  });

  test("[§7] what is no address is refused under its key; extra fields are too", async () => {
    for (const email of [
      "",
      "x",
      "a@b",
      "a b@c.test",
      "a@b@c.test",
      "a@b..test",
      "a@b.test\r\nBcc: x@y.test",
      "<a@b.test>",
      `${"x".repeat(250)}@b.test`,
      12,
      null,
      ["a@b.test"],
    ]) {
      const answer = await api.call("POST", "/api/newsletter/subscribe", { body: { email } });
      expect({ email, status: answer.status, keys: keysOf(answer) }).toEqual({ email, status: 400, keys: ["email"] });
    }
    const answer = await api.call("POST", "/api/newsletter/subscribe", { body: { email: "a@b.test", consent: true } });
    expect(keysOf(answer)).toEqual(["consent"]);
    expect(await readers("PENDING")).toEqual([]);
  });

  test("[§3] a newsletter that is switched off takes no subscription", async () => {
    granted(await setParameter("SHOW_NEWSLETTER", "false"));
    const body = { email: "anne@example.org" };
    const answer = await api.call("POST", "/api/newsletter/subscribe", { body });
    expect([answer.status, answer.body.success]).toEqual([404, false]);
    expect(await readers("PENDING")).toEqual([]);
    granted(await setParameter("SHOW_NEWSLETTER", "true"));
    expect((await api.call("POST", "/api/newsletter/subscribe", { body })).status).toBe(200);
  });

  test("[§7] newsletter subscriptions from one address are throttled", async () => {
    const subscribe = (index: number) =>
      api.call("POST", "/api/newsletter/subscribe", { body: { email: `a${index}@b.test` } });
    for (let index = 0; index < 10; index++) expect((await subscribe(index)).status).toBe(200);
    expect((await subscribe(10)).status).toBe(429);
    api.database.clock.advance(15 * 60_000);
    expect((await subscribe(11)).status).toBe(200);
  });

  test("[§7 load-svg] POST /image/load-svg gives the cleaned markup of a file of the library", async () => {
    const answer = await loadSvg(`/media/${svgFile.path}`);
    expect(answer.status).toBe(200);
    const { svg } = answer.body.data as { svg: string };
    expect(svg).toContain("<path");
    expect(svg).not.toMatch(/script|onload/);
  });

  test("[§7] blocked, unreachable and unreadable addresses get one identical answer (reliability S-26)", async () => {
    done(await setParameter("SVG_HOSTS", "unreachable.invalid\n127.0.0.1, localhost"));
    done(await saveMedia({ path: "gone.svg", width: 1, height: 1, bytes: 1, mime: "image/svg+xml" }));
    for (const url of [
      "https://unreachable.invalid/a.svg",
      "https://elsewhere.invalid/a.svg",
      `http://127.0.0.1:${api.port}/media/mark.svg`,
      `http://localhost:${api.port}/api/openapi.json`,
      "http://127.0.0.1/",
      "http://[::1]/",
      "http://0x7f.1/",
      "http://169.254.169.254/latest/meta-data/",
      "file:///etc/passwd",
      "data:image/svg+xml,<svg></svg>",
      "//evil.invalid/a.svg",
      "/media/gone.svg",
      "/media/cave.jpg",
      "/media/../media/mark.svg",
      "/media/%2e%2e/site.sqlite",
      "/media/..\\site.sqlite",
      "/etc/passwd",
      "mark.svg",
      "not an address",
    ]) {
      const answer = await loadSvg(url);
      expect({ url, status: answer.status, body: answer.body }).toEqual({ url, status: 400, body: refusedPicture });
    }
  });

  test("[§7] 30 SVGs a minute for an address, not more", async () => {
    for (let index = 0; index < 30; index++) await loadSvg(`/media/${svgFile.path}`);
    expect((await loadSvg(`/media/${svgFile.path}`)).status).toBe(429);
    api.database.clock.advance(60_000);
    expect((await loadSvg(`/media/${svgFile.path}`)).status).toBe(200);
  });

  test("[§7] a list's filters of empty text are left out, also of the new lists", async () => {
    for (const path of ["/blog/folder/list", "/service", "/company/address"]) {
      const answer = await api.call("GET", `/api${path}?id=&orderBy=`);
      expect([path, answer.status, (answer.body.data as { total: number }).total]).toEqual([path, 200, 1]);
    }
    const { body } = await api.call("GET", "/api/service?page=1&nbItem=100&tag=");
    expect(body.data).toMatchObject({ services: [{ title: "Visite de la cave" }] });
  });

  test("[§3] languages, locales, fonts and list keys", async () => {
    const languages = await api.call("GET", "/api/language", { lang: "en_US" });
    expect(languages.body.data).toEqual([
      {
        id: 1,
        code: "fr_FR",
        label: "Français",
        translationCode: "fr",
        country: { id: 250, alphaTwo: "FR", alphaThree: "FRA", numCode: "250", name: "France" },
        isValid: true,
      },
      {
        id: 2,
        code: "en_US",
        label: "English",
        translationCode: "en",
        country: { id: 840, alphaTwo: "US", alphaThree: "USA", numCode: "840", name: "United States" },
        isValid: true,
      },
    ]);
    expect((await api.call("GET", "/api/locale")).body.data).toEqual([
      { code: "fr_FR", iso: "fr-FR", dir: "ltr" },
      { code: "en_US", iso: "en-US", dir: "ltr" },
    ]);
    expect((await api.call("GET", "/api/font")).body.data).toContainEqual({
      name: "Great Vibes",
      files: [{ name: "GreatVibes-Regular", weight: 400, style: "normal" }],
    });
    expect((await api.call("GET", "/api/list-key")).body.data).toContainEqual({
      key: "blog",
      keyList: "blogs",
      keyElem: "blog",
    });
  });

  async function loadSvg(url: string) {
    return await api.call("POST", "/api/image/load-svg", { body: { url }, lang: "en_US" });
  }
});
