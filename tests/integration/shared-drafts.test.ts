import { beforeEach, describe, expect, test } from "vitest";

import type { Share } from "#schemas/content/share.ts";
import { database } from "#server/db/context.ts";
import { findKeptPages } from "#server/http/site/kept-page.ts";
import { buildBlock } from "#tests/factories/site-content.ts";
import { engines } from "#tests/setup/engines.ts";
import { administratorToken, createTestSite, type TestSite } from "#tests/setup/test-site.ts";

import { useApi } from "./api-server.ts";
import { customerToken, DraftCalls } from "./draft-calls.ts";
import { retitle, useFeast, write } from "./planned-feast.ts";

const hour = 3_600_000;

describe.each(engines)("links to unpublished changes on $name", (engine) => {
  const api = useApi(engine);
  const feast = useFeast(api);
  let site: TestSite;

  beforeEach(() => {
    site = createTestSite(api.database.db);
  });

  const path = () => `/api/admin/page/${feast.pageId}/share`;

  async function share(hours = 24): Promise<{ readonly id: number; readonly token: string; readonly address: string }> {
    const answer = await api.call("POST", path(), { token: feast.token, body: { hours } });
    expect(answer.status, answer.text).toBe(200);
    const { id, token } = answer.body.data as { readonly id: number; readonly token: string };
    return { id, token, address: `/fete?draft=shared:${token}` };
  }

  const asAdministrator = { cookie: `token=${administratorToken}` };

  /** Adds a heading whose size is set for all of them. */
  async function edited(): Promise<void> {
    const heading = buildBlock("soir", "heading", { props: { title: { fr_FR: "Soir", en_US: "Evening" } } });
    const at = { into: null, slot: "root", after: "words" };
    const insert = { type: "insert", at, fragment: { root: ["soir"], blocks: { soir: heading } } };
    await feast.layout.save(0, [write("0001", "Demain"), { id: "layout-0002", commands: [insert] }]);
    await feast.settings.save(0, [retitle("0001", "title", "La fête qui vient"), retitle("0002", "slug", "la-fete")]);
    const config = new DraftCalls(api, 1, feast.token, "config");
    const changes = [{ prop: "size", value: "display" }];
    await config.save(0, [{ id: "config-0001", commands: [{ type: "set-props", id: "heading", changes }] }]);
  }

  test("[EM35] an administrator sees the page as it is edited now, at its own address; nothing of it is kept or told", async () => {
    await edited();
    const { address } = await share();
    const before = await site.html("/fete");
    const answer = await site.get(address, asAdministrator);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain("Demain");
    expect(html).toContain("<title>La fête qui vient");
    expect(html).toMatch(/data-block="heading"[^]*display/);
    expect(html).not.toContain("Hier");
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect(answer.headers.get("x-robots-tag")).toContain("noindex");
    expect(answer.headers.get("cache-control")).toContain("no-store");
    // What is edited on is seen too: the link shows drafts, no copy of them.
    await feast.layout.save(2, [write("0003", "Après")]);
    expect(await (await site.get(address, asAdministrator)).text()).toContain("Après");
    expect(await site.html("/fete")).toBe(before);
    expect(await (await site.get("/fete", asAdministrator)).text()).toContain("Hier");
  });

  test("[EM35] it shows nothing to who isn't logged in or is no administrator, a kept page neither, and says so", async () => {
    await edited();
    const { address } = await share();
    await site.html("/fete");
    const customer = { cookie: `token=${await customerToken(api)}` };
    for (const headers of [{}, customer]) {
      const answer = await site.get(address, headers);
      const html = await answer.text();
      expect([answer.status, html.includes("Connexion nécessaire")]).toEqual([403, true]);
      expect(html).not.toMatch(/Demain|Hier/);
      expect(html).toContain("/auth?next=");
      expect(answer.headers.get("cache-control")).toContain("no-store");
      expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    }
    expect(findKeptPages(site.renderer)(new Request(`http://site.test${address}`), () => undefined)).toBeNull();
    expect(await (await site.get(address.replace("/fete", "/en_US/fete-en"))).text()).toContain("Please log in");
  });

  test("[EM35] a link ends when its time is over, when it is taken back, and with its page", async () => {
    await edited();
    const [day, week, revoked] = [await share(), await share(168), await share()];
    const status = async ({ address }: { readonly address: string }) => {
      const answer = await site.get(address, asAdministrator);
      return [answer.status, (await answer.text()).includes("plus valable")];
    };
    expect(await status(day)).toEqual([200, false]);
    const listed = (await api.call("GET", path(), { token: feast.token })).body.data as readonly Share[];
    expect(listed.map(({ id }) => id)).toEqual([revoked.id, week.id, day.id]);
    expect(JSON.stringify(listed)).not.toContain(day.token);
    expect((await api.call("DELETE", `/api/admin/share/${revoked.id}`, { token: feast.token })).status).toBe(200);
    expect((await api.call("DELETE", `/api/admin/share/${revoked.id}`, { token: feast.token })).status).toBe(404);
    expect(await status(revoked)).toEqual([410, true]);
    api.database.clock.advance(24 * hour - 1);
    expect(await status(day)).toEqual([200, false]);
    api.database.clock.advance(1);
    expect(await status(day)).toEqual([410, true]);
    expect(await status(week)).toEqual([200, false]);
    for (const wrong of ["", "x", "x".repeat(43), "%00", "../..", "x".repeat(5000)])
      expect(await status({ address: `/fete?draft=shared:${wrong}` })).toEqual([410, true]);
    expect(JSON.stringify(await database().selectFrom("shared_page").selectAll().execute())).not.toContain(week.token);
  });

  test("[§6 admin-paths] nobody but an administrator makes, lists or takes back a link; what can't be shared is refused", async () => {
    const { id } = await share();
    const customers = await customerToken(api);
    for (const [method, to, body] of [
      ["GET", path(), undefined],
      ["POST", path(), { hours: 24 }],
      ["DELETE", `/api/admin/share/${id}`, undefined],
    ] as const) {
      expect((await api.call(method, to, { body })).status).toBe(401);
      expect((await api.call(method, to, { body, token: customers })).status).toBe(403);
    }
    for (const hours of [0, 1, 25, 1e9, "24", null])
      expect((await api.call("POST", path(), { token: feast.token, body: { hours } })).status).toBe(400);
    const nowhere = path().replace(String(feast.pageId), "999");
    expect((await api.call("POST", nowhere, { token: feast.token, body: { hours: 24 } })).status).toBe(404);
    expect((await api.call("GET", nowhere, { token: feast.token })).status).toBe(404);
    for (let count = 1; count < 20; count += 1) await share();
    expect((await api.call("POST", path(), { token: feast.token, body: { hours: 24 } })).status).toBe(422);
  });
});
