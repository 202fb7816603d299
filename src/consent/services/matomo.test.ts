import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { matomo } from "./matomo.ts";
import type { KnownCustomer } from "./tracker.ts";

beforeEach(() => {
  vi.stubGlobal("window", {});
  vi.stubGlobal("location", { protocol: "https:" });
});

afterEach(() => void vi.unstubAllGlobals());

const set = { url: "https://stats.estate.test/", site: "3", emailDimension: "2" };

test("[§6 statistics-user] each page is told once, behind who sees it, though another is shown before that is known", async () => {
  const { promise: known, resolve } = Promise.withResolvers<KnownCustomer | null>();
  const said: unknown[] = [];
  window._paq = { push: (command) => said.push(command) };
  const loaded: string[] = [];
  let path = "/one";
  const tracker = matomo(set, {
    load: (source) => loaded.push(source),
    page: () => ({ address: `https://estate.test${path}`, title: path }),
    customer: async () => await known,
  });
  tracker.start();
  path = "/two";
  tracker.tell?.();
  resolve({ id: 7, email: "lise@exemple.test" });
  await expect.poll(() => loaded).toEqual(["https://stats.estate.test/matomo.js"]);
  const told = said.map((command) => (command as readonly unknown[]).join(" "));
  const behind = told.slice(told.indexOf("setUserId 7"));
  expect(behind.filter((command) => !command.startsWith("setDocumentTitle"))).toEqual([
    "setUserId 7",
    "setCustomDimension 2 lise@exemple.test",
    "setCustomUrl https://estate.test/one",
    "trackPageView",
    "enableLinkTracking",
    "setCustomUrl https://estate.test/two",
    "trackPageView",
  ]);
  expect(told.slice(0, told.indexOf("setUserId 7")).join()).not.toContain("trackPageView");
});
