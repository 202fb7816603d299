import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";

import { definitionsBySlug } from "#blocks/definitions.ts";
import type { BlockDefinition } from "#blocks/kit/define-block.ts";
import { need } from "#schemas/contract/need.ts";
import type { PageType } from "#schemas/page/page-types/page-type.ts";
import { login } from "#server/accounts/sessions/write.ts";
import { addAdministrator } from "#server/accounts/write.ts";
import { setSiteInfo } from "#server/site/info/write.ts";
import { buildBlock, buildLayout, createPage, granted, publishedLayoutId } from "#tests/factories/site-content.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { administratorToken, createTestSite, type TestSite } from "#tests/setup/test-site.ts";

/*
 * The shop's own private pages come with the shop; until then two page types and a block that wants to know
 * who is there are planted here. Files share what a worker has loaded: this one loads its own, and leaves none of it.
 */
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock("#schemas/page/page-types/catalogue.ts");
  vi.resetModules();
});
vi.mock("#schemas/page/page-types/catalogue.ts", async (original) => {
  const { pageTypes, findPageType } = await original<typeof import("#schemas/page/page-types/catalogue.ts")>();
  const content = findPageType("content");
  if (!content) throw new Error("The page type content is gone");
  const room: PageType = { ...content, slug: "room", pattern: "/room/:id?", params: { id: "id" }, zone: "private" };
  const planted: readonly PageType[] = [
    { ...room, guards: ["session"] },
    { ...room, slug: "office", pattern: "/office", params: {}, guards: ["administrator"] },
  ];
  const all = [...planted, ...pageTypes];
  return { pageTypes: all, findPageType: (slug: string) => all.find((one) => one.slug === slug) };
});

const email = "marie@clairveille.example";
const password = "une phrase secrète";

describe.each(engines)("[§6] the private zone on $name", (engine) => {
  const place = useDatabase(engine);
  let site: TestSite;

  beforeEach(async () => {
    const definition = definitionsBySlug.get("newsletter-form");
    (definitionsBySlug as Map<string, BlockDefinition>).set("newsletter-form", {
      ...(definition as BlockDefinition),
      needs: () => ({ me: need("getUser", { private: true }) }),
    });
    const frame = ["outlet", "legal-text", "alcohol-message"].map((slug) => buildBlock(slug, slug));
    await publishedLayoutId("page", buildLayout(frame, { kind: "frame" }));
    const document = buildLayout([buildBlock("who", "newsletter-form")]);
    await createPage("piece", { type: "room", document });
    await createPage("bureau", { type: "office", document });
    await createPage("le-vignoble", { document });
    granted(await addAdministrator({ email, password, firstname: "Marie" }));
    site = createTestSite(place.db);
  });

  const loggedIn = async () => ({
    cookie: `token=${granted(await login({ email, password, clientAddress: "1" })).token}`,
  });

  /** Logs in somebody who may not administer the site. */
  const customer = async () => {
    await place.db.writer.updateTable("user").set({ role: "CUSTOMER" }).execute();
    return await loggedIn();
  };

  test("shows the owner of the session their own data, in the page and in its form for navigation", async () => {
    const headers = await loggedIn();
    for (const path of ["/room/7", "/_data/room/7"]) {
      const answer = await site.get(path, headers);
      expect(answer.status, path).toBe(200);
      expect(await answer.text(), path).toContain('"firstname":"Marie"');
    }
  });

  test("is never kept, neither here nor on the way nor in the browser", async () => {
    const headers = await loggedIn();
    for (const path of ["/room", "/room", "/_data/room"]) {
      const answer = await site.get(path, headers);
      expect(answer.headers.get("cache-control"), path).toBe("private, no-store");
      expect([answer.headers.get("etag"), answer.headers.get("x-cache")], path).toEqual([null, "bypass"]);
    }
    expect(site.renderer.renders).toBe(3);
  });

  test("goes out uncompressed, as the API's personal answers do: its length tells nothing of a secret in it (BREACH)", async () => {
    const compressing = { "accept-encoding": "gzip, br" };
    const headers = { ...(await loggedIn()), ...compressing };
    for (const path of ["/room", "/_data/room", "/bureau", "/en_US/room/7?page=2"]) {
      const answer = await site.get(path, headers);
      expect([path, answer.status, answer.headers.get("content-encoding")]).toEqual([path, 200, null]);
      expect(await answer.text(), path).toContain("Marie");
    }
    // A public page is personal for an administrator.
    const asAdministrator = { cookie: `token=${administratorToken}`, ...compressing };
    expect((await site.get("/le-vignoble", asAdministrator)).headers.get("content-encoding")).toBeNull();
    expect((await site.get("/le-vignoble", compressing)).headers.get("content-encoding")).toBe("gzip");
  });

  test("leads a visitor without a session to the login and keeps neither that", async () => {
    const answer = await site.get("/en_US/room/7?page=2");
    expect([answer.status, answer.headers.get("location")]).toEqual([
      302,
      "/en_US/auth?next=%2Fen_US%2Froom%2F7%3Fpage%3D2",
    ]);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect((await site.get("/room/7", await loggedIn())).status).toBe(200);
  });

  test("shows an administrator's page to administrators alone", async () => {
    expect((await site.get("/bureau", await loggedIn())).status).toBe(200);
    const answer = await site.get("/bureau", await customer());
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "private, no-store"]);
  });

  test("private data is not read for a public page, whoever asks", async () => {
    for (const headers of [await loggedIn(), await customer()]) {
      const html = await (await site.get("/le-vignoble", headers)).text();
      expect(html).not.toContain("Marie");
      expect(html).toContain('"me":null');
    }
  });

  test("a customer who is logged in shares the kept public pages", async () => {
    await site.get("/le-vignoble");
    const answer = await site.get("/le-vignoble", await customer());
    expect([answer.status, answer.headers.get("x-cache")]).toEqual([200, "hit"]);
  });

  test("every page names the paths of the zone, so that links into it load a document at once", async () => {
    const html = await site.html("/le-vignoble");
    const [, source = ""] = /"privatePaths":"([^"]*)"/.exec(html) ?? [];
    const zone = new RegExp(JSON.parse(`"${source}"`) as string);
    const inside = ["/room", "/en_US/room/7", "/office", "/bureau", "/en_US/bureau-en"];
    expect(inside.filter((path) => !zone.test(path))).toEqual([]);
    expect(["/", "/le-vignoble", "/en_US", "/rooms", "/room/7/8"].filter((path) => zone.test(path))).toEqual([]);
  });

  test("a site under construction is closed to a customer's private pages too", async () => {
    granted(await setSiteInfo({ isBuilding: true }));
    expect((await site.get("/room", await customer())).status).toBe(503);
  });
});
