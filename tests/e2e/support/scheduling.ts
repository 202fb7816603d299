import type { Locator, Page } from "playwright/test";

import { dayOf, timeOf } from "#schemas/paris-day.ts";

import { keys, reach, typeTime } from "./form-hands.ts";
import { expect } from "./test.ts";

const minute = 60_000;

/** The first minute that begins in so many milliseconds or later. */
export function minuteIn(time: number): number {
  return Math.ceil((Date.now() + time) / minute) * minute;
}

/** Changes the page's title on the canvas, by keys alone, and waits until that is saved. */
export async function retitle(page: Page, words: string): Promise<void> {
  await reach(page, page.getByRole("application", { name: "La page" }));
  for (const key of ["Escape", "ArrowDown", "ArrowDown", "Enter"]) await page.keyboard.press(key);
  await expect(page.getByRole("textbox", { name: /Écrire/ })).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.type(words);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^État du brouillon/ })).toContainText("Enregistré");
}

/** Opens the dialog that publishes, by keys alone. */
export async function openPublishing(page: Page): Promise<void> {
  await keys(page).press(page.getByRole("button", { name: "Publier", exact: true }));
  await expect(page.getByLabel("Nom de cette version")).toBeFocused();
}

/** Schedules what is here by keys alone, beginning at the button of the bar. */
export async function schedule(page: Page, at: number): Promise<void> {
  await openPublishing(page);
  await reach(page, page.getByRole("switch", { name: "Programmer pour plus tard" }));
  await page.keyboard.press("Space");
  await keys(page).day(page.getByLabel("Moment : jour"), dayOf(at));
  await typeTime(page, page.getByLabel("Moment : heure"), timeOf(at));
  await keys(page).press(page.getByRole("button", { name: /^(Programmer|Remplacer la programmation)$/ }));
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** What the bar says of a publication that is planned. */
export function planChip(page: Page): Locator {
  return page.getByRole("button", { name: /^Programmé le / });
}
