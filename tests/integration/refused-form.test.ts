import { beforeEach, describe, expect, test } from "vitest";

import type { ActionPorts, RefusedForm, SiteAction } from "#server/http/site-actions/site-action.ts";
import { createSiteActionsApp } from "#server/http/site-actions/site-actions-app.ts";
import { setSiteInfo } from "#server/site/info/write.ts";
import { buildLayout, createPage, granted, textBlock } from "#tests/factories/site-content.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { createTestSite, type TestSite } from "#tests/setup/test-site.ts";

const own = { origin: "http://site.test", host: "site.test" };
const refused: RefusedForm = { kind: "refused", status: 422, values: {}, errors: {}, message: "No." };

describe.each(engines)("[§5] a form that was refused on $name", (engine) => {
  const place = useDatabase(engine);
  let site: TestSite;
  let outcome: RefusedForm;
  const asked: ActionPorts[] = [];

  beforeEach(async () => {
    await createPage("mots", { document: buildLayout([textBlock("words", "Un mot")]) });
    site = createTestSite(place.db);
    outcome = refused;
    asked.length = 0;
  });

  async function post(fields: Readonly<Record<string, string>>, path = "/cart", withSite = true) {
    const run: SiteAction["run"] = async (_form, ports) => {
      asked.push(ports);
      return outcome;
    };
    const app = createSiteActionsApp({
      actions: [
        { path: "/cart", form: "one", run },
        { path: "/cart", form: "two", run: async () => ({ kind: "onward", to: "/en_US" }) },
      ],
      api: { fetch: () => Response.json({}) },
      ...(withSite && { site: site.app }),
    });
    const body = new URLSearchParams({ form: "one", block: "words", ...fields });
    return await app.request(`http://site.test${path}`, { method: "POST", headers: own, body });
  }

  test("its page comes again at once, a 422 that is kept nowhere", async () => {
    for (const back of ["/mots?x=1", "/cart"]) {
      const answer = await post({ back });
      expect([answer.status, answer.headers.get("cache-control"), answer.headers.get("etag")], back).toEqual([
        422,
        "private, no-store",
        null,
      ]);
      expect(answer.headers.get("content-security-policy")).toContain("form-action");
      expect(await answer.text()).toContain(back === "/cart" ? "Votre panier" : "Un mot");
    }
    const page = await site.get("/mots");
    expect([page.status, page.headers.get("x-cache")]).toEqual([200, "miss"]);
  });

  test("too many at once are a 429, and the language is the page's", async () => {
    outcome = { ...refused, status: 429 };
    const answer = await post({ back: "/en_US/cart" }, "/en_US/cart");
    expect(answer.status).toBe(429);
    expect(await answer.text()).toContain('lang="en-US"');
    expect(asked[0]?.locale).toBe("en_US");
  });

  test("a page that is not for this visitor leads where it leads, one that is gone says so", async () => {
    granted(await setSiteInfo({ isECommerce: false }));
    const away = await post({ back: "/cart" });
    expect([away.status, away.headers.get("location")]).toEqual([303, "/"]);
    expect((await post({ back: "/nulle-part" })).status).toBe(404);
  });

  test("of several forms at one address the one that is named is taken; one that nobody knows is none", async () => {
    const onward = await post({ form: "two" });
    expect([onward.status, onward.headers.get("location")]).toEqual([303, "/en_US"]);
    expect((await post({ form: "three" })).status).toBe(400);
    expect(asked).toEqual([]);
  });

  test("nobody hands it over from outside: a plain visit shows the page as it is", async () => {
    const answer = await site.get("/mots?said=x", { said: "x" });
    expect(answer.status).toBe(200);
  });

  test("without a site to show it, it is said in plain text", async () => {
    const answer = await post({ back: "/mots" }, "/cart", false);
    expect([answer.status, await answer.text()]).toEqual([422, "No."]);
  });
});

test("a call that is refused before all of a form with files was read ends nothing else", async () => {
  const files = new FormData();
  files.append("papers", new Blob([new Uint8Array(3_000_000)]), "gros.pdf");
  const send: SiteAction["run"] = async (_form, { ask }) => {
    const { status } = await ask({ method: "POST", path: "/forms/1/submit", body: files });
    return { ...refused, message: String(status) };
  };
  const app = createSiteActionsApp({
    actions: [{ path: "/cart", run: send }],
    api: {
      async fetch(request) {
        const reader = request.body?.getReader();
        await reader?.read();
        await reader?.cancel();
        return Response.json({}, { status: 413 });
      },
    },
  });
  const answer = await app.request("http://site.test/cart", {
    method: "POST",
    headers: own,
    body: new URLSearchParams({ block: "words" }),
  });
  expect([answer.status, await answer.text()]).toEqual([422, "413"]);
});
