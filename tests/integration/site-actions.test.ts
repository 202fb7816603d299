import { pino } from "pino";
import { beforeEach, describe, expect, test } from "vitest";

import { createApi } from "#server/http/api/create-api.ts";
import { siteActions } from "#server/http/site-actions/all-actions.ts";
import { createSiteActionsApp } from "#server/http/site-actions/site-actions-app.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { readers } from "#tests/setup/newsletter.ts";

const own = { origin: "http://site.test", host: "site.test" };
const filled = { email: "lise@example.org", website: "", back: "/newsletter?a.page=2", block: "letter" };

describe.each(engines)("[§7] subscribing without JavaScript on $name", (engine) => {
  useDatabase(engine);
  let caller = 0;
  let app: ReturnType<typeof createSiteActionsApp>;

  beforeEach(() => {
    caller += 1;
    const address = `192.0.2.${caller}`;
    const api = createApi({ log: pino({ level: "silent" }), addressOf: () => address });
    app = createSiteActionsApp({ actions: siteActions, api });
  });

  function post(fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = own, path = "") {
    const body = new URLSearchParams(fields);
    return app.request(`http://site.test${path}/newsletter`, { method: "POST", headers, body });
  }

  async function emails(): Promise<readonly string[]> {
    return (await readers("PENDING")).map(({ email }) => email);
  }

  test("a posted form subscribes and leads back to its block, thanked", async () => {
    const answer = await post(filled);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/newsletter?a.page=2&letter.state=sent#form-letter");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await emails()).toEqual(["lise@example.org"]);
  });

  test("while the database is away the form is a 503 that says so and when to send it again", async () => {
    const away = createSiteActionsApp({
      actions: siteActions,
      api: { fetch: () => Response.json({ success: false }, { status: 503 }) },
    });
    const answer = await away.request("http://site.test/en_US/newsletter", {
      method: "POST",
      headers: own,
      body: new URLSearchParams(filled),
    });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(await answer.text()).toContain("Please try again in a moment.");
  });

  test("the path says the language of the letter", async () => {
    await post({ ...filled, back: "/en_US/newsletter" }, own, "/en_US");
    expect((await readers("PENDING"))[0]?.locale).toBe("en_US");
  });

  test.each([
    ["another site", { origin: "https://evil.example", host: "site.test" }],
    ["a hidden origin", { origin: "null", host: "site.test" }],
    ["another port", { origin: "http://site.test:81", host: "site.test" }],
    ["no origin at all", { host: "site.test" }],
    ["what the browser calls cross-site", { ...own, "sec-fetch-site": "cross-site" }],
  ])("a form from %s is refused and nothing is written", async (_name, headers) => {
    const answer = await post(filled, headers);
    expect(answer.status).toBe(403);
    expect(await emails()).toEqual([]);
  });

  test("a browser that sends no origin but says same-origin is believed", async () => {
    expect((await post(filled, { host: "site.test", "sec-fetch-site": "same-origin" })).status).toBe(303);
    expect(await emails()).toEqual(["lise@example.org"]);
  });

  test.each(["", "lise", "lise@", "a b@example.org"])("[§5] the address “%s” comes back as invalid", async (email) => {
    const answer = await post({ ...filled, email });
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      "/newsletter?a.page=2&letter.state=invalid#form-letter",
    ]);
    expect(await emails()).toEqual([]);
  });

  test("a robot that fills in the hidden field is thanked and not written down", async () => {
    const answer = await post({ ...filled, website: "https://spam.example" });
    expect(answer.headers.get("location")).toContain("letter.state=sent");
    expect(await emails()).toEqual([]);
  });

  test("too many at once are told so", async () => {
    for (let sent = 0; sent < 10; sent += 1) await post({ ...filled, email: `lise${sent}@example.org` });
    const answer = await post(filled);
    expect(answer.headers.get("location")).toContain("letter.state=busy");
    expect(answer.headers.get("retry-after")).toBe("900");
    expect(await emails()).toHaveLength(10);
  });

  test.each(["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)", "", "/.//evil"])(
    "a form never leads away: back to “%s” leads home",
    async (back) => {
      const answer = await post({ ...filled, back }, own, "/en_US");
      expect(answer.headers.get("location")).toBe("/en_US?letter.state=sent#form-letter");
    },
  );

  test("a block that is none is left out of the address", async () => {
    const answer = await post({ ...filled, block: "a\r\nSet-Cookie: b" });
    expect(answer.headers.get("location")).toBe("/newsletter?a.page=2");
  });

  test("[§7] other methods learn of all three that there are", async () => {
    for (const method of ["PUT", "DELETE", "OPTIONS"]) {
      const answer = await app.request("http://site.test/en_US/newsletter", { method });
      expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
    }
  });

  test("anything but a form is refused, and so is a great one", async () => {
    const json = { ...own, "content-type": "application/json" };
    const other = await app.request("http://site.test/newsletter", { method: "POST", headers: json, body: "{}" });
    expect(other.status).toBe(415);
    expect((await post({ ...filled, email: "x".repeat(70_000) })).status).toBe(413);
    expect(await emails()).toEqual([]);
  });
});
