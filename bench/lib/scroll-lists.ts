import type { Browser, CDPSession, Page } from "playwright";

import { installProbe, timePress } from "./editor-probe.ts";
import { countTaskTime, taskTime } from "./task-time.ts";

/** What a long list of the panel costs, in milliseconds. */
export interface ListFigures {
  /** From the press that comes back to it until its first row is drawn: what was there is shown while it is read anew. */
  readonly firstRow: readonly number[];
  /** The same for who opens the panel, and then it: its first rows were read ahead, while nothing else was to be done. */
  readonly readAhead: readonly number[];
  /** The same where nobody could read them ahead: all that is shown has to come from the server. */
  readonly fromServer: readonly number[];
  /** The same for who opens it first, with its code. */
  readonly firstTime: number;
  /** What the main thread works in the frame of each scroll, and in the one after it, in its own processor time. */
  readonly frames: readonly number[];
  /** How far, in CSS pixels. */
  readonly scrolled: number;
}

/** A list, as the panel has it. */
export interface PanelList {
  /** Its section's id. */
  readonly section: string;
  /** Its rows. */
  readonly row: string;
  /** Where they come from. */
  readonly call: string;
}

const times = 5;
/** How often it is scrolled, and how far each time, in CSS pixels: a hand on a wheel. */
const scrolls = { count: 120, by: 240 } as const;
/** How long a section is left alone before the next press, in milliseconds. */
const rest = 700;
/** How long somebody looks for a row of the panel's menu, in milliseconds. */
const looksFor = 2000;
/** The main thread rests once it works less than so much in a second, in milliseconds of its processor time. */
const atRest = 40;
/** How many seconds a panel that was opened is given to come to rest: three pages are drawn beside it. */
const restsWithin = 20;

/** Opens a list of the panel over and over, and scrolls it. */
export async function scrollList(
  browser: Browser,
  {
    url,
    cookies,
  }: {
    readonly url: string;
    readonly cookies: Parameters<Awaited<ReturnType<Browser["newContext"]>>["addCookies"]>[0];
  },
  { section, row, call }: PanelList,
): Promise<ListFigures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([...cookies]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await countTaskTime(session);
  await installProbe(page);
  await page.goto(`${url}/en_US/contact`);
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  const menu = page.locator(`[data-row="${section}"]`);
  const timed: number[] = [];
  for (let time = 0; time <= times; time += 1) {
    await menu.waitFor();
    await page.waitForTimeout(rest);
    timed.push(await timePress(page, { selector: row }, async () => await menu.click()));
    await page.evaluate(closeSection);
  }
  const [firstTime = 0, ...firstRow] = timed;
  const timeAnew = async (rested: () => Promise<void>): Promise<number> => {
    await openAnew(page);
    await menu.waitFor();
    await comeToRest(page, session);
    await rested();
    return await timePress(page, { selector: row }, async () => await menu.click());
  };
  const readAhead: number[] = [];
  for (let time = 0; time < times; time += 1)
    readAhead.push(await timeAnew(async () => await page.waitForTimeout(looksFor)));
  const fromServer: number[] = [];
  const answers = ({ pathname }: URL): boolean => pathname === call;
  for (let time = 0; time < times; time += 1) {
    await page.route(answers, async (route) => await route.abort());
    fromServer.push(await timeAnew(async () => await page.unroute(answers)));
  }
  await page.locator(row).first().waitFor();
  const frames = await scrollThrough(page, session, row);
  await context.close();
  return { firstRow, readAhead, fromServer, firstTime, frames, scrolled: scrolls.count * scrolls.by };
}

/** Waits until nothing is drawn any more that was begun before. */
async function comeToRest(page: Page, session: CDPSession): Promise<void> {
  for (let seconds = 0; seconds < restsWithin; seconds += 1) {
    const before = await taskTime(session);
    await page.waitForTimeout(1000);
    if ((await taskTime(session)) - before < atRest) return;
  }
  throw new Error(`The panel didn't come to rest in ${restsWithin} s`);
}

/** Closes the panel, which forgets what it has read, and opens it again. */
async function openAnew(page: Page): Promise<void> {
  await page.evaluate(closeSection);
  await page.getByRole("button", { name: "Close the settings", exact: true }).click();
  await page.getByRole("button", { name: "Settings", exact: true }).click();
}

/** Runs in the page: leaves a section for the panel's menu. */
function closeSection(): void {
  location.hash = "#/settings";
}

/** What each frame of scrolling costs, by itself. The list reads on by itself where it ends. */
async function scrollThrough(page: Page, session: CDPSession, row: string): Promise<readonly number[]> {
  const spent: number[] = [];
  const timed = async (work: () => Promise<unknown>): Promise<void> => {
    const before = await taskTime(session);
    await work();
    spent.push((await taskTime(session)) - before);
  };
  for (let count = 0; count < scrolls.count; count += 1) {
    await timed(async () => await page.evaluate(scrollOn, { row, by: scrolls.by }));
    await timed(async () => await page.evaluate(nextFrame));
  }
  return spent;
}

/** Runs in the page: waits until another frame was drawn. */
async function nextFrame(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Runs in the page: scrolls what the list scrolls in, and waits until the frame that shows it was drawn. */
async function scrollOn({ row, by }: { readonly row: string; readonly by: number }): Promise<void> {
  let box = document.querySelector(row)?.parentElement;
  while (box && (box.scrollHeight <= box.clientHeight || getComputedStyle(box).overflowY === "visible"))
    box = box.parentElement;
  if (!box) throw new Error(`Nothing scrolls around ${row}`);
  box.scrollBy({ top: by, behavior: "instant" });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
