import { findBrowser } from "../../scripts/find-browser.ts";
import { openTab, type BrowserTab } from "#tests/setup/browser-tab.ts";
import { expect, test as base } from "#tests/setup/e2e.ts";

/** Playwright's own pages are never prerendered for: these tests hold a tab of their own. */
const test = base.extend<{ tab: BrowserTab }>({
  tab: async ({}, provide) => {
    const executable = findBrowser();
    if (executable === null) throw new Error("No browser: install Chromium, or set CHROMIUM_PATH");
    await using tab = await openTab(executable);
    await provide(tab);
  },
});

const activated = "performance.getEntriesByType('navigation')[0].activationStart > 0";

test("a page is drawn ahead when the pointer rests on its link, and is there on the click", async ({ tab, site }) => {
  await tab.open(`${site.url}/actualites`);
  await tab.point('a[href="/nos-cuvees"]');
  expect(await tab.readAhead("location.pathname + ' ' + document.prerendering")).toBe("/nos-cuvees true");
  await tab.click();
  await tab.until(`location.pathname === "/nos-cuvees" && ${activated}`);
});

test("a page that nobody has seen yet stores, opens and logs nothing; on the click it begins", async ({
  tab,
  site,
}) => {
  await tab.open(`${site.url}/nos-cuvees`);
  await tab.point('a[href="/"]');
  const state =
    "[document.querySelector('#status'), document.querySelector('dialog[open]'), sessionStorage.length, localStorage.length]";
  expect(await tab.readAhead(`(${state}).map((one) => one || 0)`)).toEqual([0, 0, 0, 0]);
  await tab.click();
  await tab.until(`location.pathname === "/" && ${activated} && document.querySelector("#status") !== null`);
});

test("once the runtime runs it alone navigates", async ({ tab, site }) => {
  await tab.open(`${site.url}/actualites`);
  await tab.read(`new Promise((done) => {
    document.addEventListener("cellardoor:hydrated", () => done(true), { once: true });
    document.querySelector("[data-island]").dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  })`);
  await tab.read("void (globalThis.isSameDocument = true)");
  await tab.point('a[href="/nos-cuvees"]');
  await tab.until("performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/_data/nos-cuvees'))");
  await tab.click();
  await tab.until('location.pathname === "/nos-cuvees" && document.title.length > 0');
  expect(await tab.read("globalThis.isSameDocument === true")).toBe(true);
});

test("links that mean more than reading a page are not loaded ahead", async ({ tab, site }) => {
  await tab.open(`${site.url}/actualites`);
  await tab.read(
    `void (document.querySelector("main").innerHTML = ${JSON.stringify(
      [
        '<a href="/nos-cuvees?from=letter">marked</a>',
        '<a href="/account/orders">one person’s</a>',
        '<a href="/nos-cuvees?a=1" data-action="x">an action</a>',
        '<a href="/nos-cuvees?a=2" download>a download</a>',
        '<p data-no-prefetch><a href="/nos-cuvees?a=3">not wanted</a></p>',
        '<a href="/contact">a page</a>',
      ].join("<br>"),
    )})`,
  );
  const all = "main a:not([href='/contact'])";
  for (let index = 0; index < Number(await tab.read(`document.querySelectorAll("${all}").length`)); index += 1) {
    await tab.read(
      `void document.querySelectorAll("${all}").forEach((link, at) => link.toggleAttribute("data-here", at === ${index}))`,
    );
    await tab.point("[data-here]");
    // Longer than a pointer has to rest.
    await tab.read("new Promise((done) => setTimeout(done, 500))");
  }
  await tab.point("main a[href='/contact']");
  expect(await tab.readAhead("location.pathname")).toBe("/contact");
});
