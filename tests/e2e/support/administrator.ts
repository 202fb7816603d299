import type { APIRequestContext, BrowserContext, Page } from "playwright/test";

import type { SeenDraft } from "#editor/persistence/draft-port.ts";
import type { CreatedPage } from "#schemas/content/canvas.ts";
import type { LayoutDocument } from "#schemas/page/layout.ts";
import type { RunningSite } from "#tests/setup/running-site.ts";

import { editorParts } from "./editor-parts.ts";
import { tabTo } from "./shopper.ts";
import { runSiteCommand } from "./site-command.ts";
import { expect } from "./test.ts";

/** Somebody who may edit the test site, and how they are known to it. */
export interface Administrator {
  readonly site: RunningSite;
  readonly request: APIRequestContext;
  readonly token: string;
  readonly email: string;
  readonly password: string;
}

/** A page of the site that no other test knows. */
export interface OwnPage extends CreatedPage {
  readonly path: string;
}

type Login = Pick<Administrator, "token" | "email" | "password">;

/** The administrator of each worker's site, once there is one: an address may log in ten times in a quarter of an hour. */
const logins = new WeakMap<RunningSite, Login>();

/** The site's administrator, made by the operator's command and logged in when a test first asks for one. */
export async function makeAdministrator(site: RunningSite, request: APIRequestContext): Promise<Administrator> {
  const login = logins.get(site) ?? (await newLogin(site, request));
  logins.set(site, login);
  return { site, request, ...login };
}

/** Another of the site's administrators. */
export async function newAdministrator(site: RunningSite, request: APIRequestContext): Promise<Administrator> {
  return { site, request, ...(await newLogin(site, request)) };
}

async function newLogin(site: RunningSite, request: APIRequestContext): Promise<Login> {
  const email = `vigneronne-${crypto.randomUUID()}@estate.test`;
  const names = ["--firstname", "Hélène", "--lastname", "Aurival"];
  const said = runSiteCommand(site, "admin", "add", email, "--generate", ...names);
  const [, password = ""] = /once: (\S+)/.exec(said) ?? [];
  const answer = await request.post(`${site.url}/api/login`, { headers: { idSite: "3" }, data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  const { data } = (await answer.json()) as { readonly data: { readonly token: string } };
  return { token: data.token, email, password };
}

/** Logs a browser in, as the site's own form would. */
export async function logBrowserIn(
  { site, token }: Pick<Administrator, "site" | "token">,
  context: BrowserContext,
): Promise<void> {
  await context.addCookies([
    { name: "token", value: token, url: site.url },
    { name: "idSite", value: "3", url: site.url },
  ]);
}

/** One of the calls that administrators may make; gives what it answered. */
export async function callAs<Answer>(
  { site, request, token }: Administrator,
  ...[method, path, data]: readonly [method: "GET" | "POST" | "PUT" | "DELETE", path: string, data?: object]
): Promise<Answer> {
  const headers = { idSite: "3", authorization: token };
  const answer = await request.fetch(`${site.url}/api/admin${path}`, { method, headers, data });
  expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBe(200);
  return ((await answer.json()) as { readonly data: Answer }).data;
}

/** Publishes a draft as it was seen. */
export async function publishAs(administrator: Administrator, draft: SeenDraft): Promise<void> {
  await callAs(administrator, "POST", "/publication", { drafts: [draft], label: "" });
}

/** Makes a page with a document, and publishes it. */
export async function makePage(
  administrator: Administrator,
  title: string,
  document: Pick<LayoutDocument, "root" | "blocks">,
): Promise<OwnPage> {
  const words = { fr_FR: title, en_US: `${title} (en)` };
  const body = { type: "content", title: words, parent: null, copyOf: null };
  const page = await callAs<OwnPage>(administrator, "POST", "/page", body);
  const draft = `/draft/layout/${page.layoutId}`;
  const at = { into: null, slot: "root", after: null };
  const insert = { type: "insert", at, fragment: { root: document.root, blocks: document.blocks } };
  await callAs(administrator, "POST", `${draft}/edits`, { since: 0, edits: [{ id: "made-0001", commands: [insert] }] });
  await publishAs(administrator, { kind: "layout", id: page.layoutId, since: 1, published: null });
  return page;
}

/**
 * Takes a page away again, since the worker's other tests count the site's pages; whoever has it open leaves before: an
 * editor goes on asking for its page, and a browser complains that it is gone.
 */
export async function removePage(administrator: Administrator, own: OwnPage, open?: Page): Promise<void> {
  await open?.close();
  await callAs(administrator, "DELETE", `/page/${own.pageId}`);
}

/** Opens a page as a visitor does, and presses the button of its bar. */
export async function openEditor(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await editorParts(page).open.click();
  await editorHere(page);
}

/** The same by keys alone; then the page on the canvas has them. */
export async function openEditorByKeys(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await tabTo(page, editorParts(page).open);
  await page.keyboard.press("Enter");
  await editorHere(page);
  await tabTo(page, editorParts(page).canvas);
}

/** Waits until the page is on the canvas. */
async function editorHere(page: Page): Promise<void> {
  await expect(page.locator("#editor .page main [data-id]").first()).toBeVisible();
}
