import type { Browser, CDPSession, Page } from "playwright";

import type { BenchEditor } from "./bench-editor.ts";
import { countTaskTime, taskTime } from "./task-time.ts";

/**
 * What a change of a colour in the site's panel costs the main thread, in milliseconds of its own processor time, change by
 * change: what others on the machine take isn't the change's.
 */
export interface ColourCosts {
  /** Of the changes. */
  readonly changes: readonly number[];
  /** Of as many turns in which nothing is changed: what the measuring and the open pages cost by themselves. */
  readonly idle: readonly number[];
  /** What comes after a change, once nothing changes any more: the draft is saved, and what nobody sees of the pages follows. */
  readonly after: readonly number[];
  /** As long without a change before. */
  readonly afterIdle: readonly number[];
  /** How many elements of the three pages were put in or taken away meanwhile; a page that React drew anew has some. */
  readonly redrawn: number;
}

const changes = 50;
/** How long a change is left alone before the next, in milliseconds: what is saved goes out in between. */
const rest = 250;

/** How many changes are followed to their end, and how long each, in milliseconds. */
const followed = { changes: 8, until: 1500 };

/** Opens the site's panel with its three pages, and changes the primary colour fifty times. */
export async function changeColours(browser: Browser, { cookies }: BenchEditor): Promise<ColourCosts> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([...cookies]);
  const page = await context.newPage();
  const [site] = cookies;
  // A page on which nothing opens by itself, over the button.
  await page.goto(`${site?.url}/en_US/contact`);
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  await page.getByRole("button", { name: "Colors" }).click();
  for (const title of ["Home", "A wine", "Cart"])
    await page
      .frameLocator(`iframe[title="${title}"]`)
      .locator('#admin[data-draft="ready"]')
      .waitFor({ state: "attached" });
  const session = await context.newCDPSession(page);
  await countTaskTime(session);
  await page.waitForTimeout(2000);
  await watchPages(page);
  const idle = await costs(page, session, () => "");
  const changed = await costs(page, session, colourOf);
  const afterIdle = await costsAfter(page, session, () => "");
  const after = await costsAfter(page, session, (turn) => colourOf(changes + turn));
  const redrawn = await page.evaluate(() => (globalThis as { redrawn?: number }).redrawn ?? 0);
  await context.close();
  return { changes: changed, idle, after, afterIdle, redrawn };
}

/** A colour of its own for each turn. */
function colourOf(turn: number): string {
  return `#${(0x10_20_30 + turn * 0x01_02_03).toString(16)}`;
}

/** What each of fifty turns costs; an empty colour changes nothing. */
async function costs(page: Page, session: CDPSession, colour: typeof colourOf): Promise<readonly number[]> {
  const spent: number[] = [];
  for (let turn = 0; turn < changes; turn += 1) {
    const before = await taskTime(session);
    await page.evaluate(turnTo, colour(turn));
    spent.push((await taskTime(session)) - before);
    await page.waitForTimeout(rest);
  }
  return spent;
}

/** What is worked after each of some changes, from when it is painted on. */
async function costsAfter(page: Page, session: CDPSession, colour: typeof colourOf): Promise<readonly number[]> {
  const spent: number[] = [];
  for (let turn = 0; turn < followed.changes; turn += 1) {
    await page.evaluate(turnTo, colour(turn));
    const before = await taskTime(session);
    await page.waitForTimeout(followed.until);
    spent.push((await taskTime(session)) - before);
  }
  return spent;
}

/** Sets the colour as its field does when somebody types, and waits until it is painted. */
async function turnTo(colour: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('[data-setting="COLOR_PRIMARY"] input[type="text"]');
  if (field && colour !== "") {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, colour);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Counts what is put into the three pages and taken away. */
async function watchPages(page: Page): Promise<void> {
  await page.evaluate(() => {
    const counted = globalThis as { redrawn?: number };
    counted.redrawn = 0;
    const watch = new MutationObserver((records) => {
      counted.redrawn = (counted.redrawn ?? 0) + records.length;
    });
    for (const frame of document.querySelectorAll("iframe")) {
      const root = frame.contentDocument?.querySelector("#page");
      if (root) watch.observe(root, { childList: true, subtree: true });
    }
  });
}
