import { describe, expect, test } from "vitest";

import { read } from "./support/source-files.ts";
import { shortSuiteFiles } from "./support/steady/short-suite-files.ts";
import { steadyExceptions } from "./support/steady/steady-exceptions.ts";
import { kinds, limits, unsteadyLines } from "./support/steady/unsteady-lines.ts";

describe("no test of `npm test` waits for a clock, or judges by one (tests/README.md)", () => {
  test("in all of their files, and in what helps them", () => {
    const all = shortSuiteFiles();
    expect(all.length).toBeGreaterThan(900);
    const excepted = new Set(steadyExceptions.map(({ file, kind }) => `${file} ${kind}`));
    const found = all.flatMap((file) => unsteadyLines(file, read(file)).map((each) => ({ file, ...each })));
    const left = found.filter(({ file, kind }) => !excepted.has(`${file} ${kind}`));
    expect(left.map(({ file, line, kind }) => `${file}:${line} ${kind}`)).toEqual([]);
    const needed = new Set(found.map(({ file, kind }) => `${file} ${kind}`));
    expect([...excepted].filter((exception) => !needed.has(exception))).toEqual([]);
    expect(steadyExceptions.length).toBeLessThan(10);
  });

  test("their limits are those that the runners are told", () => {
    const told = (file: string, name: string) =>
      [...read(file).matchAll(new RegExp(`\\b${name}: (?:\\{ timeout: )?([\\d_]+)`, "g"))].map(([, digits = ""]) =>
        Number(digits.replaceAll("_", "")),
      );
    const { other, component, story } = limits;
    expect(told("vitest.config.ts", "testTimeout")).toEqual([other.test, component.test]);
    expect(told("vitest.config.ts", "hookTimeout")).toEqual([other.hook]);
    expect(told("vitest.config.ts", "poll")).toEqual([other.expectation]);
    expect(told("playwright.config.ts", "timeout")).toContain(story.test);
    expect(told("playwright.config.ts", "expect")).toEqual([story.expectation]);
    expect(told("playwright.config.ts", "toPass")).toEqual([story.expectation]);
  });
});

const story = "tests/e2e/stories/planted.test.ts";
const component = "editor/kit/planted.browser.test.tsx";
const unit = "server/text/planted.test.ts";

describe("what a planted test is found to do", () => {
  test("one of each kind, by its line", () => {
    const source = `import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "playwright/test";
test("a page", { tag: "@story" }, async ({ page }) => {
  test.setTimeout(61_000);
  const began = Date.now();
  await sleep(20);
  await page.waitForTimeout(300);
  expect(await page.locator("main").textContent()).toBe("Bonjour");
  expect(Date.now() - began).toBeLessThan(500);
});`;
    const found = unsteadyLines(story, source);
    expect(found).toEqual([
      { line: 4, kind: "long limit" },
      { line: 6, kind: "clock wait" },
      { line: 7, kind: "page timeout" },
      { line: 8, kind: "single read" },
      { line: 9, kind: "elapsed time" },
    ]);
    const ofStories = kinds.filter((kind) => kind !== "short patience");
    expect(found.map(({ kind }) => kind).toSorted()).toEqual(ofStories.toSorted());
  });

  test.each([
    ["clock wait", unit, `await new Promise((done) => setTimeout(done, 20));`],
    ["clock wait", unit, `const later = () => new Promise<void>((done) => { setTimeout(() => done(), 5); });`],
    ["clock wait", unit, `const wait = async (time: number) => await new Promise((done) => setTimeout(done, time));`],
    [
      "clock wait",
      unit,
      `const { promise, resolve } = Promise.withResolvers(); setTimeout(resolve, 50); await promise;`,
    ],
    ["clock wait", unit, `const over = Promise.withResolvers<void>(); setTimeout(() => over.resolve(), 50);`],
    ["clock wait", unit, `import * as timers from "node:timers/promises"; await timers.setTimeout(5);`],
    ["clock wait", unit, `import { scheduler } from "timers/promises"; await scheduler.wait(5);`],
    ["clock wait", unit, `Atomics.wait(cell, 0, 0, 100);`],
    [
      "clock wait",
      unit,
      `test("a", () => { vi.useFakeTimers(); }); test("b", async () => { await new Promise((done) => setTimeout(done, 5)); });`,
    ],
    [
      "clock wait",
      unit,
      `beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] })); await new Promise((done) => setTimeout(done, 5));`,
    ],
    ["elapsed time", unit, `const start = performance.now(); const took = performance.now() - start;`],
    ["elapsed time", unit, `const start = Date.now(); const end = Date.now(); expect(end - start < 100).toBe(true);`],
    ["elapsed time", unit, `const start = Date.now(); expect(Date.now()).toBeLessThan(start + 1_000);`],
    ["long limit", unit, `test("a", { timeout: 120_001 }, () => {});`],
    ["long limit", unit, `describe("a", { timeout: 5 * 60_000 }, () => {});`],
    ["long limit", unit, `test("a", async () => {}, 300_000);`],
    ["long limit", unit, `test("a", { timeout: Infinity }, () => {});`],
    ["long limit", unit, `test("a", { timeout: 100_000 + 100_000 }, () => {});`],
    ["long limit", unit, `const patience = 600_000; test("a", { timeout: patience }, () => {});`],
    ["long limit", unit, `await expect.poll(read, { timeout: 60_000 }).toBe(1);`],
    ["long limit", component, `test("a", { timeout: 90_000 }, async () => {});`],
    ["long limit", story, `test("a", async () => { test.slow(); });`],
    ["long limit", story, `await expect(page.locator("a")).toBeVisible({ timeout: 45_000 });`],
    ["short patience", unit, `await vi.waitFor(() => expect(sent).toHaveLength(1));`],
    ["short patience", component, `await vi.waitFor(() => expect(done).toHaveBeenCalledOnce(), { interval: 5 });`],
    ["single read", story, `expect(await page.locator("a").count()).toBe(1);`],
    ["single read", story, `expect(page.url()).toBe("/");`],
    ["single read", story, `expect((await page.locator("a").innerText()).trim()).toBe("a");`],
    ["single read", story, `const words = await page.locator("a").textContent(); expect(words).toContain("a");`],
    [
      "single read",
      story,
      `const read = async () => await page.evaluate(() => location.href); expect(await read()).toBe("/");`,
    ],
    ["single read", component, `expect(page.getByRole("dialog").query()).toBeNull();`],
    ["single read", component, `expect(page.getByRole("row").elements().length).toBe(2);`],
    ["single read", component, `expect(page.getByRole("status").element().textContent).toBe("");`],
  ])("%s in %s: %s", (kind, file, source) => {
    expect(unsteadyLines(file, source)).toEqual([{ line: 1, kind }]);
  });

  test.each([
    [unit, `await new Promise((done) => setTimeout(done));`],
    [unit, `await new Promise((done) => setTimeout(done, 0));`],
    [unit, `import { setImmediate as nextTurn } from "node:timers/promises"; await nextTurn();`],
    [
      unit,
      `beforeEach(() => void vi.useFakeTimers()); const wait = () => new Promise((done) => setTimeout(done, 300));`,
    ],
    [unit, `test("a", async () => { vi.useFakeTimers(); await new Promise((done) => setTimeout(done, 300)); });`],
    [unit, `const limit = setTimeout(() => child.kill("SIGKILL"), 15_000);`],
    [unit, `await vi.advanceTimersByTimeAsync(5_000);`],
    [unit, `const yesterday = Date.now() - 86_400_000; expect(at).toBeGreaterThan(yesterday);`],
    [unit, `const before = Date.now(); expect(saved.at).toBeGreaterThanOrEqual(before);`],
    [unit, `vi.useFakeTimers(); const start = performance.now(); expect(performance.now() - start).toBe(500);`],
    [unit, `test("a", { timeout: 120_000 }, () => {});`],
    [unit, `test("a", { timeout: isLong ? 600_000 : 60_000 }, () => {});`],
    [unit, `beforeAll(async () => {}, 300_000);`],
    [unit, `await expect.poll(() => sent).toHaveLength(1);`],
    [story, `await page.getByRole("option").first().waitFor();`],
    [unit, `const driver = smtpMail({ url, timeout: 200 });`],
    [unit, `expect(await page.textContent()).toBe("a");`],
    [component, `test("a", { timeout: 60_000 }, async () => {});`],
    [component, `await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();`],
    [component, `await expect.poll(() => page.getByRole("row").elements().length).toBe(2);`],
    [component, `expect(page.getByRole("row").element().getBoundingClientRect().width).toBe(390);`],
    [story, `test("a", async () => { test.setTimeout(60_000); });`],
    [story, `await expect(page.locator("a")).toHaveText("a", { timeout: 30_000 });`],
    [story, `await expect(async () => { expect(await page.locator("a").count()).toBe(1); }).toPass();`],
    [story, `await expect.poll(async () => await page.locator("a").count()).toBe(1);`],
    [story, `const read = async () => await page.locator("a").count(); await expect.poll(read).toBe(1);`],
    [
      story,
      `const before = await page.locator("a").innerText(); await expect(page.locator("a")).not.toHaveText(before);`,
    ],
    [story, `expect((await request.get("/")).status()).toBe(200);`],
  ])("nothing in %s: %s", (file, source) => {
    expect(unsteadyLines(file, source)).toEqual([]);
  });
});
