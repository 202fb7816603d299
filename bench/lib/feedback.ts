import { chromium, type Browser, type Page } from "playwright";

import { startSite } from "#tests/setup/running-site.ts";

import { browserArgs, findBrowser } from "../../scripts/find-browser.ts";

/** How much slower the browser's processor is made than this machine's. */
const slowdown = 4;

/** How long the shop takes to answer, in milliseconds: what shows earlier, shows before. */
const patience = 3000;

/** What followed a press, in milliseconds from the event's own time stamp. */
interface Followed {
  /** The first change of the document. */
  readonly changed: number;
  /** The frame in which it is drawn: what somebody sees. */
  readonly framed: number;
}

/** Values of each round. */
export interface Feedback {
  readonly changed: readonly number[];
  readonly framed: readonly number[];
  /** `framed` of a page of one button that changes its own text, in the same browser. */
  readonly bareFramed: readonly number[];
}

/**
 * How soon a press on "Ajouter" shows on a page whose runtime has not started, while the shop takes three seconds to answer;
 * null where there is no browser. When the document changes is the page's doing, and that is what the budget is of. The
 * frame comes later: here it is drawn by a processor instead of a graphics card, at a quarter of its speed, whatever
 * the page. So it is told beside that of a bare page, and the rest of it is the browser's.
 */
export async function measureFeedback(rounds: number): Promise<Feedback | null> {
  const executablePath = findBrowser();
  if (executablePath === null) return null;
  await using site = await startSite({ env: { LOG_LEVEL: "warn" } });
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  const ours: Followed[] = [];
  const bare: Followed[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await pressOn(browser, "main form[action$='/cart/add'] button", (page) => openShop(page, site.url)));
    bare.push(await pressOn(browser, "button", (page) => page.setContent(barePage)));
  }
  await browser.close();
  return {
    changed: ours.map(({ changed }) => changed),
    framed: ours.map(({ framed }) => framed),
    bareFramed: bare.map(({ framed }) => framed),
  };
}

const barePage = `<!doctype html><button onclick="this.textContent = '…'">Ajouter</button>`;

async function openShop(page: Page, url: string): Promise<void> {
  await page.route("**/cart/add", async (route) => {
    await new Promise((answered) => setTimeout(answered, patience));
    await route.continue();
  });
  await page.goto(`${url}/nos-cuvees`);
}

async function pressOn(browser: Browser, button: string, open: (page: Page) => Promise<unknown>): Promise<Followed> {
  const page = await browser.newPage();
  await open(page);
  const line = await page.context().newCDPSession(page);
  await line.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.evaluate(watch);
  await page.locator(button).first().click();
  const followed = await page.evaluate(() => Reflect.get(globalThis, "shown") as Promise<Followed>);
  await page.close();
  return followed;
}

/** Runs in the page: times the first change after the next press, and the frame after it. */
function watch(): void {
  const shown = new Promise<Followed>((resolve) => {
    addEventListener(
      "click",
      (pressed) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          const changed = performance.now() - pressed.timeStamp;
          requestAnimationFrame(() => resolve({ changed, framed: performance.now() - pressed.timeStamp }));
        });
        observer.observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
      },
      { capture: true, once: true },
    );
  });
  Object.assign(globalThis, { shown });
}
