import type { CDPSession, Page } from "playwright/test";

import type { FormSummary } from "#schemas/content/form-answer.ts";

import { callAs } from "./support/administrator.ts";
import { boxOf } from "./support/edited-page.ts";
import { test } from "./support/editor-test.ts";
import { mouse } from "./support/form-hands.ts";
import { openForms } from "./support/form-story.ts";
import { expect } from "./support/test.ts";

const title = "Questions à ranger";
let id = 0;

test.beforeEach(async ({ administrator, page }) => {
  const forms = await callAs<readonly FormSummary[]>(administrator, "GET", "/forms");
  const copyOf = forms.find((form) => form.title === "Préparer votre dégustation")?.id ?? 0;
  ({ id } = await callAs<{ readonly id: number }>(administrator, "POST", "/forms", { title, copyOf }));
  await openForms({ page, hands: mouse, locale: "fr_FR" });
  await page.getByRole("button", { name: new RegExp(`^${title}`) }).click();
  await expect(row(page, "Nom")).toBeVisible();
});

test.afterEach(async ({ administrator, page }) => {
  await page.close();
  await callAs(administrator, "DELETE", `/forms/${id}`);
});

/** A question in the list, by the beginning of what it asks. */
function row(page: Page, name: string) {
  return page.locator("[data-field]").filter({ has: page.getByRole("button", { name: new RegExp(`^${name}`) }) });
}

async function names(page: Page, step: number): Promise<readonly string[]> {
  return await page
    .locator("[data-step]")
    .nth(step)
    .locator("[data-field]")
    .evaluateAll((fields) => fields.map((field) => field.getAttribute("data-field") ?? ""));
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Moves to the upper edge of a question until the line says that what is dragged would be put there. */
async function moveOver(page: Page, name: string, moveTo: (point: Point) => Promise<void>): Promise<void> {
  await expect(async () => {
    const to = await boxOf(row(page, name));
    await moveTo({ x: to.x + 60, y: to.y + 2 });
    const line = await boxOf(page.locator("[data-drop-line]"));
    expect(Math.abs(line.y - (await boxOf(row(page, name))).y)).toBeLessThan(8);
  }).toPass();
}

async function expectMoved(page: Page, before: readonly (readonly string[])[]): Promise<void> {
  const [first = [], second = []] = before;
  const [email = ""] = first.slice(1, 2);
  const [above = "", ...more] = second;
  await expect.poll(() => names(page, 0)).toEqual(first.filter((key) => key !== email));
  expect(await names(page, 1)).toEqual([above, email, ...more]);
  await expect(page.locator("[data-editor-voice]")).toContainText("« E-mail » est maintenant à la place");
  await page.getByRole("button", { name: /^Annuler – Question déplacée : E-mail/ }).click();
  await expect.poll(async () => [await names(page, 0), await names(page, 1)]).toEqual(before);
}

async function bothSteps(page: Page): Promise<readonly (readonly string[])[]> {
  return [await names(page, 0), await names(page, 1)];
}

test.describe("1440 px", () => {
  test.use({ viewport: { width: 1440, height: 1100 } });
  test("by mouse: a question is dragged into the next step, where the line says, and taken back in one step", async ({
    page,
  }) => {
    const before = await bothSteps(page);
    const from = await boxOf(row(page, "E-mail"));
    await page.mouse.move(from.x + 60, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y + 40, { steps: 5 });
    await expect(page.locator("[data-dragged]")).toBeVisible();
    await moveOver(page, secondOfStep, async ({ x, y }) => await page.mouse.move(x, y, { steps: 5 }));
    await page.mouse.up();
    await expect(page.locator("[data-drop-line]")).toHaveCount(0);
    // Nothing was pressed: no question opened.
    await expect(page.locator("[data-field][data-open]")).toHaveCount(0);
    await expectMoved(page, before);
  });
});

const secondOfStep = "Le jour";

test.describe("390 px", () => {
  test.use({ viewport: { width: 390, height: 1600 }, hasTouch: true, isMobile: true });
  test("by touch: a long press drags a question into the next step", async ({ page }) => {
    const before = await bothSteps(page);
    const session = await page.context().newCDPSession(page);
    const { x, y } = await boxOf(row(page, "E-mail"));
    await touch(session, "touchStart", { x: x + 60, y: y + 20 });
    await expect(page.locator("[data-dragged]")).toBeVisible();
    let last = y + 20;
    await moveOver(page, secondOfStep, async (to) => {
      for (const part of [0.5, 1]) await touch(session, "touchMove", { x: to.x, y: last + (to.y - last) * part });
      last = to.y;
    });
    await touch(session, "touchEnd");
    await expect(page.locator("[data-drop-line]")).toHaveCount(0);
    await expectMoved(page, before);
  });
});

async function touch(session: CDPSession, type: "touchStart" | "touchMove" | "touchEnd", point?: Point): Promise<void> {
  await session.send("Input.dispatchTouchEvent", { type, touchPoints: point ? [point] : [] });
}
