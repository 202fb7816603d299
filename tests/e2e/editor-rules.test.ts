import type { Page } from "playwright/test";

import { layout } from "#starter/layout-builder.ts";
import { words } from "#starter/layouts/pieces.ts";
import { both } from "#starter/both.ts";

import {
  type Administrator,
  logBrowserIn,
  makeAdministrator,
  makePage,
  openEditor,
  type OwnPage,
  removePage,
} from "./support/administrator.ts";
import { type ballLayout, onCanvas } from "./support/edited-page.ts";
import { expect, rememberPopups, startRuntime, test } from "./support/test.ts";

let administrator: Administrator;
const made: OwnPage[] = [];

test.beforeAll(async ({ site, playwright }) => {
  administrator = await makeAdministrator(site, await playwright.request.newContext());
});

test.afterEach(async ({ page }) => {
  for (const own of made.splice(0)) await removePage(administrator, own, page);
});

/** Opens the editor of a new page with a document. */
async function edit(page: Page, title: string, document: typeof ballLayout): Promise<OwnPage> {
  const own = await makePage(administrator, title, document);
  made.push(own);
  await logBrowserIn(administrator, page.context());
  await rememberPopups(page);
  await openEditor(page, own.path);
  return own;
}

test(
  "visitors and customers get no bar and no byte of the editor, and no answer to an administrator's call",
  { tag: "@story" },
  async ({ page, request, site }) => {
    const asked: string[] = [];
    page.on("request", (sent) => asked.push(new URL(sent.url()).pathname));
    await rememberPopups(page);
    const look = async (): Promise<void> => {
      await page.goto("/notre-maison");
      await startRuntime(page);
      await expect(page.locator("#admin")).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Modifier cette page" })).toHaveCount(0);
    };
    await look();
    const known = { email: `odile-${crypto.randomUUID()}@exemple.test`, password: "vendanges à la main" };
    const person = { firstname: "Odile", lastname: "Petit", phone: "", birthdate: "" };
    const headers = { idSite: "3" };
    const registered = await request.post("/api/register", { headers, data: { ...known, ...person } });
    expect(registered.status(), await registered.text()).toBe(200);
    const answer = await request.post("/api/login", { headers, data: known });
    const { data } = (await answer.json()) as { readonly data: { readonly token: string } };
    await logBrowserIn({ site, token: data.token }, page.context());
    await look();
    expect(asked.filter((path) => /editor|admin|inspector|tiptap|draft/i.test(path))).toEqual([]);
    const calls = [
      ["GET", "/canvas/page"],
      ["POST", "/canvas"],
      ["POST", "/page"],
      ["GET", "/draft/layout/1"],
      ["POST", "/draft/layout/1/edits"],
      ["POST", "/publication"],
      ["GET", "/draft/layout/1/revisions"],
    ] as const;
    for (const [method, path] of calls) {
      const body = method === "POST" ? { data: {} } : {};
      const sent = { method, headers: { ...headers, authorization: data.token }, ...body };
      expect((await request.fetch(`/api/admin${path}`, sent)).status(), path).toBe(403);
      expect((await request.fetch(`/api/admin${path}`, { ...sent, headers })).status(), path).toBe(401);
    }
  },
);

test("rich text with a script is clean on the canvas, and says nothing", async ({ page, complaints }) => {
  const html = `<p onclick="globalThis.hurt = 1">Propre<img src="x" onerror="globalThis.hurt = 1"><script>globalThis.hurt = 1</script></p>`;
  const own = await edit(page, "Propre", layout("page", words("clean", both("<p>Avant</p>", "<p>Before</p>"))));
  await page.route(`**/api/admin/draft/layout/${own.layoutId}`, async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replace("<p>Avant</p>", JSON.stringify(html).slice(1, -1));
    await route.fulfill({ response: answer, body: text });
  });
  await page.reload();
  await expect(onCanvas(page, "clean")).toContainText("Propre");
  expect(await onCanvas(page, "clean").locator("img, script, [onclick], [onerror]").count()).toBe(0);
  expect(await page.evaluate(() => "hurt" in globalThis)).toBe(false);
  // Chromium tells of handlers that it would not run even in a document that can't run any.
  const others = complaints.filter((text) => !text.includes("Executing inline event handler"));
  complaints.splice(0, complaints.length, ...others);
});

test("an unknown block is kept as it is, can be picked from the outline, and says on the canvas alone that nobody knows it", async ({
  page,
}) => {
  const own = await edit(page, "Inconnu", layout("page", words("known", both("<p>Connu</p>", "<p>Known</p>"))));
  await page.route(`**/api/admin/draft/layout/${own.layoutId}`, async (route) => {
    const answer = await route.fetch();
    const draft = (await answer.json()) as { data: { document: typeof ballLayout } };
    const strange = { id: "strange", slug: "from-elsewhere", v: 3, props: { depth: 4 }, slots: {} };
    const { document } = draft.data;
    const blocks = { ...document.blocks, strange };
    draft.data.document = { ...document, root: [...document.root, "strange"], blocks };
    await route.fulfill({ response: answer, json: draft });
  });
  await page.reload();
  await expect(onCanvas(page, "known")).toContainText("Connu");
  await page.locator("[data-row=strange]").click();
  await expect(page.locator("[data-panel=inspector]")).toContainText("from-elsewhere");
  await expect(onCanvas(page, "strange")).toContainText("Il n’y a pas de bloc « from-elsewhere »");
});
