import type { Page } from "playwright/test";

import { expect, test as base } from "#tests/setup/e2e.ts";

import { noteComplaints } from "./complaints.ts";

interface Watched {
  /** What the page said on the console that it should not have said; the test fails when some is left. */
  readonly complaints: string[];
}

/** The site's test, failing on errors and warnings of the console: hydration warnings, CSP, missing files. */
export const test = base.extend<Watched>({
  complaints: [
    async ({ context }, provide) => {
      await context.addInitScript(noteRuntime);
      const complaints = noteComplaints(context);
      await provide(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "#tests/setup/e2e.ts";

/** A visitor who has seen the demo's popup in this session: on a slow machine it would open over what is tested. */
export async function rememberPopups(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem("popup-1", "0"));
}

/** Starts the runtime the way a visitor does, by pointing at an island, and waits until it has taken over. */
export async function startRuntime(page: Page): Promise<void> {
  await page.locator("[data-island]").first().dispatchEvent("pointerover");
  await page.evaluate(async () => {
    // One that is seen starts the runtime by itself, which may be there already.
    if ("runtimeRuns" in globalThis) return;
    await new Promise((resolve) => document.addEventListener("cellardoor:hydrated", resolve, { once: true }));
  });
}

/** Waits until the runtime has taken over a page that starts it by itself: from then on its forms are not posted. */
export async function runtimeHere(page: Page): Promise<void> {
  await page.waitForFunction(() => "runtimeRuns" in globalThis);
}

/** Notes on each page that the runtime has taken it over. Runs in the page, before its scripts. */
export function noteRuntime(): void {
  document.addEventListener("cellardoor:hydrated", () => Object.assign(globalThis, { runtimeRuns: true }), {
    once: true,
  });
}

/** Follows a link of the page without moving the pointer there first; made up, when the page has none such. */
export async function follow(page: Page, href: string, how: { readonly keyboard?: boolean } = {}): Promise<void> {
  await page.evaluate(
    ([to, keyboard]) => {
      const link = document.createElement("a");
      link.href = to;
      document.body.append(link);
      link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: keyboard ? 0 : 1 }));
      link.remove();
    },
    [href, how.keyboard ?? false] as const,
  );
}

/** Counts the documents that the browser loads from now on. */
export function countDocuments(page: Page): { readonly count: number } {
  const counter = { count: 0 };
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) counter.count += 1;
  });
  return counter;
}

/** Where the window is scrolled to, in pixels. */
export async function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}

/** The paths of the scripts that the page has loaded so far. */
export async function loadedScripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith(".js")),
  );
}
