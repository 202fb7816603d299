import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createNotices } from "./notices.ts";
import { watchNetwork } from "./network.ts";

const root = document.documentElement;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  for (const name of ["lang", "data-offline"]) root.removeAttribute(name);
});

/** A page in a language, on a phone with a bar at its foot, as the boot script takes it over. */
function startBoot(lang: string): HTMLElement {
  root.lang = lang;
  document.body.innerHTML = `
    <div class="page" style="font-family: Georgia">A page to read</div>
    <nav data-block="bottom-bar" style="position: fixed; inset: auto 0 0; block-size: 60px"></nav>`;
  watchNetwork(createNotices());
  const line = document.querySelector<HTMLElement>("#status");
  if (!line) throw new Error("the page has no status line");
  return line;
}

test("[§4 offline] being offline is shown and told politely until the browser is online again, which is told for 6 seconds", () => {
  const line = startBoot("en-US");
  expect([line.role, line.textContent, root.hasAttribute("data-offline")]).toEqual(["status", "", false]);

  dispatchEvent(new Event("offline"));
  expect(root.hasAttribute("data-offline")).toBe(true);
  expect(line.textContent).toBe("You are offline. This page stays readable.");
  expect(line.checkVisibility()).toBe(true);
  expect(getComputedStyle(line).fontFamily).toBe("Georgia");
  expect(line.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight - 60);
  vi.advanceTimersByTime(3_600_000);
  expect(line.textContent).toBe("You are offline. This page stays readable.");

  dispatchEvent(new Event("online"));
  expect(root.hasAttribute("data-offline")).toBe(false);
  expect(line.textContent).toBe("You are back online.");
  vi.advanceTimersByTime(5999);
  expect(line.textContent).toBe("You are back online.");
  vi.advanceTimersByTime(1);
  expect([line.textContent, line.getAttribute("style")]).toEqual(["", ""]);
});

test("[§4 offline] a page that opens without a connection says so at once, in its language", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const line = startBoot("fr-FR");
  expect(root.hasAttribute("data-offline")).toBe(true);
  expect(line.textContent).toBe("Vous êtes hors connexion. Cette page reste lisible.");
});

test("[§4 offline] a page that opens with a connection says nothing", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  expect(startBoot("fr-FR").textContent).toBe("");
  expect(root.hasAttribute("data-offline")).toBe(false);
});
