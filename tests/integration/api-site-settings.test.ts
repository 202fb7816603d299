import { beforeEach, describe, expect, test } from "vitest";

import type { SiteSettings } from "#schemas/site-settings/site-settings.ts";
import { addAdministrator } from "#server/accounts/write.ts";
import { parameterValues } from "#server/site/parameters/read.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { buildBlock, buildLayout, createPage, granted, publishedLayoutId } from "#tests/factories/site-content.ts";
import { engines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";
import { administratorToken, createTestSite, type TestSite } from "#tests/setup/test-site.ts";

import { administrator } from "./api-content.ts";
import { useApi } from "./api-server.ts";
import { customerToken, DraftCalls, logIn } from "./draft-calls.ts";

const owner = { email: "proprietaire@estate.test", password: "cuvée 1921 du domaine" } as const;
const frame = ["app-bar", "outlet", "footer", "legal-text", "alcohol-message"].map((slug) => buildBlock(slug, slug));

/** What names whose scripts visitors run. */
const scripts = {
  MATOMO_URL: "https://stats.evil.test",
  PLAUSIBLE_HOST: "stats.evil.test",
  TAG_MANAGER_IDS: "GTM-AB12CD3",
  CUSTOM_SCRIPT_HOSTS: "https://evil.test",
};

describe.each(engines)("what an operator sets of the site on $name", (engine) => {
  const api = useApi(engine);
  let site: TestSite;
  let calls: DraftCalls;

  beforeEach(async () => {
    await publishedLayoutId("page", buildLayout(frame, { kind: "frame" }));
    await createPage("fete", { document: buildLayout([]) });
    calls = new DraftCalls(api, 1, await logIn(api, administrator), "site");
    site = createTestSite(api.database.db);
  });

  const set = (setting: string, value?: unknown) => ({ type: "set", setting, ...(value !== undefined && { value }) });
  const edit = (id: string, ...commands: readonly object[]) => ({ id: `edit-${id}`, commands });
  const values = async () => ((await calls.draft()).document as SiteSettings).values;
  const asAdministrator = { cookie: `token=${administratorToken}` };
  const seen = async (path: string, headers = {}) => await (await site.get(path, headers)).text();

  test("[SS11] [SS12] visitors see it once it is published; until then only an administrator who asks for the draft", async () => {
    expect(await seen("/fete")).not.toContain("#12ab34");
    await calls.save(0, [
      edit("0001", set("COLOR_PRIMARY", "#12ab34"), set("COMPANY_NAME", "Domaine Neuf"), set("info.name", "Neuf")),
    ]);
    for (const [path, headers] of [
      ["/fete", {}],
      ["/fete?draft=site", {}],
      ["/fete", asAdministrator],
    ] as const) {
      const html = await seen(path, headers);
      expect([path, html.includes("#12ab34"), html.includes("Domaine Neuf")]).toEqual([path, false, false]);
    }
    const draft = await site.get("/fete?draft=site", asAdministrator);
    const html = await draft.text();
    expect(html).toContain("#12ab34");
    expect(html).toContain("Domaine Neuf");
    expect(html).toContain('<div id="admin" data-draft');
    expect(draft.headers.get("cache-control")).toBe("private, no-store");
    // Nothing of it is kept.
    expect(await seen("/fete")).not.toContain("Domaine Neuf");
    const wire = JSON.parse(await seen("/_data/fete?draft=site", asAdministrator)) as { readonly theme: string };
    expect(wire.theme).toContain("#12ab34");

    const revision = await calls.publish(1, null, "Neuf");
    expect(await seen("/fete")).toContain("Domaine Neuf");
    expect(await seen("/fete")).toContain("#12ab34");
    expect((await api.call("GET", "/api/site/info")).body.data).toMatchObject({ name: "Neuf", isECommerce: true });
    expect(await calls.revisions()).toMatchObject([{ id: revision, label: "Neuf", base: null, isPublished: true }]);
    expect(await calls.draft()).toMatchObject({ sequence: 1, baseSequence: 1, published: revision });

    await calls.save(1, [edit("0002", set("COLOR_PRIMARY"), set("COMPANY_NAME"))]);
    await calls.publish(2, revision);
    expect(await seen("/fete")).not.toContain("#12ab34");
    expect(await parameterValues()).toMatchObject({ COLOR_PRIMARY: null, COMPANY_NAME: null });
  });

  test("[SS11] a rule of the shop follows, and only what differs is written", async () => {
    granted(await setParameter("RETURN_DELAY", "30"));
    await calls.save(0, [edit("0001", set("FREE_SHIPPING_AMOUNT", 120.5))]);
    await calls.publish(1, null);
    expect(await parameterValues()).toMatchObject({ FREE_SHIPPING_AMOUNT: "120.5", RETURN_DELAY: "30" });
  });

  test("[SS8] what would break the law or the shop isn't published, and says why; the draft keeps it", async () => {
    await calls.save(0, [
      edit("0001", set("SHOW_ALCOHOL_MESSAGE", false), set("EXPEDITION_BOTTLES_MAX", 1), set("BOTTLE_MULTIPLE", 6)),
    ]);
    const refused = await calls.tryToPublish(1, null);
    expect(refused).toMatchObject({
      status: 422,
      body: {
        success: false,
        data: [
          { key: "drafts.0.SHOW_ALCOHOL_MESSAGE", error: expect.stringContaining("alcohol") as string },
          { key: "drafts.0.EXPEDITION_BOTTLES_MAX", error: expect.stringContaining("6") as string },
        ],
      },
    });
    expect((await parameterValues())["SHOW_ALCOHOL_MESSAGE"]).toBe("true");
    expect(await values()).toMatchObject({ SHOW_ALCOHOL_MESSAGE: false });
  });

  test("[SS8] a logo whose picture is gone is said at that logo", async () => {
    await calls.save(0, [edit("0001", set("logo.LOGO_FOOTER", { id: 999_999 }))]);
    expect(await calls.tryToPublish(1, null)).toMatchObject({
      body: {
        success: false,
        data: [{ key: "drafts.0.logo.LOGO_FOOTER", error: expect.stringMatching(/\w/) as string }],
      },
    });
  });

  test("[SS10] code on every page is a SUPER_ADMIN's: set, taken back and restored", async () => {
    const code = [edit("0001", set("CUSTOM_CSS", ".essai{color:red}"))];
    const refused = await calls.post("edits", { since: 0, edits: code });
    expect(refused).toMatchObject({ status: 422, body: { message: expect.stringContaining("SUPER_ADMIN") as string } });
    for (const [key, value] of Object.entries(scripts))
      expect((await calls.post("edits", { since: 0, edits: [edit("0000", set(key, value))] })).status, key).toBe(422);
    granted(await addAdministrator({ ...owner, role: "SUPER_ADMIN" }));
    const own = new DraftCalls(api, 1, await logIn(api, owner), "site");
    await own.save(0, code);
    expect(await seen("/fete?draft=site", asAdministrator)).toContain(".essai");
    // Others go on with the rest of the draft, but don't take it back.
    await calls.save(1, [edit("0002", set("COMPANY_NAME", "Domaine"))]);
    expect((await calls.post("edits", { since: 2, edits: [{ id: "edit-0003", undoes: "edit-0001" }] })).status).toBe(
      422,
    );
    const first = await own.publish(2, null);
    await own.save(2, [edit("0004", set("CUSTOM_CSS"))]);
    await own.publish(3, first);
    expect((await calls.post(`revisions/${first}/restore`, { since: 3, edit: "edit-0005" })).status).toBe(422);
    expect((await own.post(`revisions/${first}/restore`, { since: 3, edit: "edit-0006" })).status).toBe(200);
  });

  test("[EM22] [EM24] [EM26] who is behind is told; an edit is taken back", async () => {
    await calls.save(0, [edit("0001", set("BLOCK_MINORS", true))]);
    expect((await calls.post("edits", { since: 0, edits: [edit("0002", set("BLOCK_MINORS", false))] })).status).toBe(
      409,
    );
    const revision = await calls.publish(1, null);
    await calls.save(1, [edit("0003", set("BLOCK_MINORS", false))]);
    expect((await calls.tryToPublish(1, revision)).status).toBe(409);
    await calls.save(2, [{ id: "edit-0004", undoes: "edit-0003" }]);
    expect(await values()).toMatchObject({ BLOCK_MINORS: true });
    expect((await calls.post("unpublish", { published: revision })).status).toBe(422);
  });

  test("[SS6] what is set in another way is followed where nothing is edited", async () => {
    await calls.save(0, [edit("0001", set("BLOCK_MINORS", true))]);
    await calls.publish(1, null);
    done(await setParameter("COMPANY_NAME", "D’ailleurs"));
    expect(await values()).toMatchObject({ BLOCK_MINORS: true, COMPANY_NAME: "D’ailleurs" });
    expect(await calls.missed(1)).toMatchObject([{ sequence: 2, author: null }]);
  });

  test("[SS4] [SS7] what can't be set is refused in words, under its name; nobody but administrators is answered", async () => {
    const bad = await calls.post("edits", { since: 0, edits: [edit("0001", set("FREE_SHIPPING_AMOUNT", -1))] });
    expect(bad).toMatchObject({ status: 422, body: { data: [{ key: "edit-0001.FREE_SHIPPING_AMOUNT" }] } });
    for (const command of [
      set("NOBODY", 1),
      set("__proto__", { a: 1 }),
      { type: "set-all", values: {} },
      { ...set("COMPANY_NAME", "x"), locale: "de_DE" },
      { ...set("COMPANY_NAME", "x"), more: 1 },
      null,
    ]) {
      const answer = await calls.post("edits", { since: 0, edits: [edit("0002", command as object)] });
      expect([400, 422]).toContain(answer.status);
    }
    expect((await calls.draft()).sequence).toBe(0);
    const customer = new DraftCalls(api, 1, await customerToken(api), "site");
    expect((await customer.post("edits", { since: 0, edits: [edit("0003", set("BLOCK_MINORS", true))] })).status).toBe(
      403,
    );
  });
});
