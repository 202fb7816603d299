import { expect, test } from "vitest";

import { isChoice } from "#schemas/site/consent-choice.ts";

import { createKeptChoice } from "./kept-choice.ts";

const day = 86_400_000;

function browser(months: number) {
  const jar = { cookies: "locale=fr_FR; cart=x", written: "", told: "", now: 19_675 * day };
  const choice = (lasts: number, secure = false) =>
    createKeptChoice({
      months: lasts,
      secure,
      now: () => jar.now,
      readCookies: () => jar.cookies,
      tell: (text) => (jar.told = text),
      writeCookie(text) {
        jar.written = text;
        jar.cookies = `locale=fr_FR; ${text.split("; ")[0] ?? ""}; cart=x`;
      },
    });
  return { jar, choice, kept: choice(months) };
}

test("nothing is kept of whoever hasn't chosen", () => {
  const { jar, kept } = browser(6);
  kept.write("matomo", "wait");
  kept.write("gtag", undefined);
  expect([jar.written, kept.read()]).toEqual(["", ""]);
});

test("[§9] a choice is kept for six months, and at most for thirteen", () => {
  const { jar, kept, choice } = browser(6);
  kept.write("matomo", true);
  expect(jar.written).toMatch(/^consent=!matomo=true\.\d+; Max-Age=15552000; Path=\/; SameSite=Lax$/);
  expect(kept.read()).toMatch(/^!matomo=true\.\d+$/);
  // The server is told the same.
  expect(jar.written).toContain(`consent=${jar.told};`);
  expect(isChoice(jar.told)).toBe(true);
  jar.now += 180 * day - 1;
  expect(kept.read()).toContain("!matomo=true");
  jar.now += day;
  expect(kept.read()).toBe("");
  // In a year nobody's browser keeps more than 400 days.
  choice(13).write("matomo", false);
  expect(Number(/Max-Age=(\d+)/.exec(jar.written)?.[1]) / 86_400).toBeLessThanOrEqual(395);
});

test("[§9] each decision ends by itself: another one later makes it last no longer, a shorter time ends it at once", () => {
  const { jar, kept, choice } = browser(6);
  kept.write("matomo", true);
  jar.now += 100 * day;
  kept.write("gtag", false);
  expect(kept.read()).toMatch(/^!matomo=true\.\d+!gtag=false\.\d+$/);
  expect(choice(3).read()).toMatch(/^!gtag=false\.\d+$/);
  jar.now += 100 * day;
  expect(kept.read()).toMatch(/^!gtag=false\.\d+$/);
});

test("what another hand wrote is no choice", () => {
  const { jar, kept } = browser(6);
  for (const value of [
    "!matomo=true",
    "!matomo=true.99999",
    "!matomo=yes.19675",
    "%21matomo=true.19675",
    "matomo=true",
  ]) {
    jar.cookies = `consent=${value}`;
    expect(kept.read(), value).toBe("");
  }
});

test("on https it travels on https alone", () => {
  const { jar, choice } = browser(6);
  choice(6, true).write("matomo", false);
  expect(jar.written).toMatch(/; Secure$/);
});
