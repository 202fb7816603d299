import { chromium } from "playwright";

import { startSite } from "#tests/setup/running-site.ts";

import { browserArgs, findBrowser } from "../../scripts/find-browser.ts";

/** How much slower the browser's processor is made than this machine's. */
const slowdown = 4;

/** How long the shop takes to answer, in milliseconds: what shows earlier, shows before. */
const patience = 3000;

/**
 * Milliseconds from a press on "Ajouter" to the first frame that shows a change, on a page whose runtime has not
 * started, a value a round; null where there is no browser.
 */
export async function measureFeedback(rounds: number): Promise<readonly number[] | null> {
  const executablePath = findBrowser();
  if (executablePath === null) return null;
  await using site = await startSite({ env: { LOG_LEVEL: "warn" } });
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await browser.newPage();
    await page.route("**/cart/add", async (route) => {
      await new Promise((answered) => setTimeout(answered, patience));
      await route.continue();
    });
    await page.goto(`${site.url}/nos-cuvees`);
    const line = await page.context().newCDPSession(page);
    await line.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.evaluate(watch);
    await page.locator("main form[action$='/cart/add'] button").first().click();
    times.push(await page.evaluate(() => Reflect.get(globalThis, "shown") as Promise<number>));
    await page.close();
  }
  await browser.close();
  return times;
}

/** Runs in the page: the time from the next press to the frame after the first change that it makes. */
function watch(): void {
  const shown = new Promise<number>((resolve) => {
    addEventListener(
      "click",
      (pressed) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - pressed.timeStamp));
        });
        observer.observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
      },
      { capture: true, once: true },
    );
  });
  Object.assign(globalThis, { shown });
}
