import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { type BrowserContext, chromium, expect, type Locator, type Page, test } from "playwright/test";

import { createClient } from "#schemas/contract/client.ts";
import { processTree } from "#tests/faults/kit/process-tree.ts";
import { adminEmail, adminPassword } from "#tests/faults/kit/login.ts";
import { type Server, start } from "#tests/faults/kit/server.ts";
import { keepPictures } from "#tests/setup/kept-pictures.ts";

import { browserArgs, findBrowser } from "../../scripts/find-browser.ts";

/** What is killed in the middle of; a key every 25 ms is as fast as anybody types. */
const text = "Les caves se visitent toute l’année, en petit comité, avec celui ou celle qui a fait le vin.";
const keyEvery = 25;
/** No edit that is older when the process dies may be missing. */
const promised = 100;

let folder = "";
let server: Server;
let token: string | null = null;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "cellardoor-kills-"));
  server = await startServer();
});

test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

for (const round of [1, 2]) {
  test(`[ES7] a browser that is killed in the middle of typing loses nothing older than 100 ms, round ${round}`, async () => {
    test.setTimeout(300_000);
    const profile = mkdtempSync(join(folder, "profile-"));
    // Nothing reaches the server: what is there afterwards was kept by the browser.
    const first = await openBrowser(profile, { isAway: true });
    const words = `${round}. ${text}`;
    const typing = type(await titleField(first), words);
    await typing.reached(20 + round * 15);
    const killedAt = performance.now();
    killBrowser(profile);
    const typed = await typing.ended;
    await first.context().close();

    const again = await openBrowser(profile);
    const value = await (await titleField(again)).inputValue();
    await again.context().close();
    const owed = typed.findLast(({ at }) => at < killedAt - promised)?.words ?? "";
    expect(owed.length).toBeGreaterThan(10);
    expect([words.startsWith(value), value.startsWith(owed)]).toEqual([true, true]);
  });
}

test("[ES4] [ES7] a server that is killed in the middle of typing has every word once it is back, and the editor goes on by itself", async () => {
  test.setTimeout(300_000);
  const page = await openBrowser(mkdtempSync(join(folder, "profile-")));
  const typing = type(await titleField(page), text);
  await typing.reached(40);
  await server.kill();
  const typed = await typing.ended;
  expect(typed.at(-1)?.words).toBe(text);
  server = await startServer(server);
  await expect.poll(draftTitle, { timeout: 120_000 }).toBe(text);
  await page.reload();
  expect(await (await titleField(page, { isOpen: true })).inputValue()).toBe(text);
  await page.context().close();
});

async function startServer({ port, dataDir }: Partial<Server> = {}): Promise<Server> {
  const data = dataDir ?? mkdtempSync(join(folder, "site-"));
  if (dataDir === undefined) keepPictures(data);
  const env = { LOG_LEVEL: "warn", PICTURES_AHEAD: "off", SANDBOX_BANK_PORT: "0" };
  return await start({ dataDir: data, ...(port !== undefined && { port }), env });
}

/** An administrator's browser on a profile that stays when it dies. */
async function openBrowser(profile: string, { isAway = false } = {}): Promise<Page> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser() ?? undefined,
    args: browserArgs,
    viewport: { width: 1440, height: 900 },
    locale: "fr-FR",
    reducedMotion: "reduce",
  });
  await logIn(context);
  if (isAway) await context.route("**/api/admin/draft/**/edits", async (route) => await route.abort());
  return context.pages()[0] ?? (await context.newPage());
}

async function logIn(context: BrowserContext): Promise<void> {
  // Once for all: whoever tries too often is sent away.
  token ??= (await clientOf(null).call("login", { body: { email: adminEmail, password: adminPassword } })).token;
  const { url } = server;
  await context.addCookies([
    { name: "token", value: token, url },
    { name: "idSite", value: "3", url },
  ]);
}

/** The field of a heading's title, in the editor of the page where it stands. */
async function titleField(page: Page, { isOpen = false } = {}): Promise<Locator> {
  if (!isOpen) {
    await page.goto(`${server.url}/contact`);
    await page.getByRole("button", { name: "Modifier cette page" }).click();
  }
  await page.locator('#editor .page [data-id="whom-title"]').click();
  const field = page.locator('#editor [data-panel="inspector"]').getByRole("textbox", { name: "Titre", exact: true });
  await expect(field).toBeVisible();
  return field;
}

interface Typed {
  /** All that stood in the field once a key was taken, and when that was. */
  readonly words: string;
  readonly at: number;
}

/** Types into an empty field, until all is typed or the browser is gone. */
function type(field: Locator, words: string) {
  const typed: Typed[] = [];
  const run = async (): Promise<readonly Typed[]> => {
    await field.fill("");
    try {
      for (const [index, key] of Array.from(words).entries()) {
        await field.page().keyboard.insertText(key);
        typed.push({
          words: Array.from(words)
            .slice(0, index + 1)
            .join(""),
          at: performance.now(),
        });
        await new Promise((resolve) => setTimeout(resolve, keyEvery));
      }
    } catch (error) {
      if (!field.page().isClosed()) throw error;
    }
    return typed;
  };
  return {
    ended: run(),
    reached: async (count: number) => await expect.poll(() => typed.length).toBeGreaterThan(count),
  };
}

/** Ends every process of the browser that has a profile, without a chance to tidy up. */
function killBrowser(profile: string): void {
  const own = processTree(process.pid).filter((pid) => commandOf(pid).includes(profile));
  expect(own.length).toBeGreaterThan(0);
  for (const pid of own.flatMap(processTree)) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It has gone with one that was killed before.
    }
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}

/** The title as the server's draft has it; empty while nobody answers. */
async function draftTitle(): Promise<string> {
  try {
    const { call } = clientOf(token);
    const { layoutId } = await call("openCanvas", { body: { path: "/contact" } });
    const { document } = await call("getDraft", { params: { kind: "layout", id: layoutId } });
    const { blocks } = document as { readonly blocks: Record<string, { readonly props: Record<string, unknown> }> };
    const title = blocks["whom-title"]?.props["title"] as { readonly fr_FR?: string } | undefined;
    return title?.fr_FR ?? "";
  } catch {
    return "";
  }
}

function clientOf(known: string | null) {
  return createClient({
    fetch,
    baseUrl: `${server.url}/api`,
    token: () => known,
    locale: () => "fr_FR",
    log: () => {},
  });
}
