import type { ElementHandle, Locator, Page } from "playwright/test";

import { type Hands, pointer, pressUntilFocused } from "./shopper.ts";
import { expect } from "./test.ts";

interface SentFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** How forms are built and filled in: by mouse, or by nothing but the keys. */
export interface FormHands extends Hands {
  /** Chooses of a menu that is open. */
  item(target: Locator): Promise<void>;
  untick(target: Locator): Promise<void>;
  choose(list: Locator, label: string): Promise<void>;
  day(target: Locator, day: string): Promise<void>;
  /** The browser's own dialog for files can't be driven: they are given to the field that was reached. */
  attach(target: Locator, files: readonly SentFile[]): Promise<void>;
}

export const mouse: FormHands = {
  ...pointer,
  item: (target) => target.click(),
  untick: (target) => target.uncheck(),
  choose: async (list, label) => void (await list.selectOption({ label })),
  day: (target, day) => target.fill(day),
  attach: (target, files) => target.setInputFiles([...files]),
};

export function keys(page: Page): FormHands {
  const press = async (...pressed: readonly string[]): Promise<void> => {
    for (const key of pressed) await page.keyboard.press(key);
  };
  return {
    async press(target) {
      await reach(page, target);
      await press("Enter");
    },
    async write(target, text) {
      await reach(page, target);
      await press("Control+a");
      await page.keyboard.type(text);
      await expect(target).toHaveValue(text);
    },
    async tick(target) {
      await reach(page, target);
      if (!(await target.isChecked())) await press("Space");
      await expect(target).toBeChecked();
    },
    async untick(target) {
      await reach(page, target);
      await press("Space");
      await expect(target).not.toBeChecked();
    },
    async item(target) {
      await expect(target).toBeVisible();
      // A menu that has just come has the focus on itself.
      await pressUntilFocused(page, target, () => "ArrowDown");
      await press("Enter");
    },
    async choose(list, label) {
      await reach(page, list);
      // What is typed slowly begins anew: a busy machine gets another go.
      await expect(async () => {
        await page.keyboard.type(label);
        await expect(list.locator("option:checked")).toHaveText(label, { timeout: 1500 });
      }).toPass();
    },
    async day(target, day) {
      const [year = "", month = "", date = ""] = day.split("-");
      await typeParts(page, target, day, [`${date}${month}${year}`, `${month}${date}${year}`]);
    },
    async attach(target, files) {
      await reach(page, target);
      await target.setInputFiles([...files]);
    },
  };
}

/** Types a time `HH:MM` into the browser's own field. */
export async function typeTime(page: Page, target: Locator, time: string): Promise<void> {
  const [hour, minute] = [Number(time.slice(0, 2)), time.slice(3)];
  const half = `${String(hour % 12 === 0 ? 12 : hour % 12).padStart(2, "0")}${minute}${hour < 12 ? "a" : "p"}`;
  await typeParts(page, target, time, [half, `${time.slice(0, 2)}${minute}`]);
}

/** Types into a field of several parts, whose order is the browser's: as one reads it, or as the other does. */
async function typeParts(page: Page, target: Locator, value: string, ways: readonly string[]): Promise<void> {
  await reach(page, target);
  for (const way of ways) {
    await page.keyboard.type(way);
    if ((await target.inputValue()) === value) return;
    for (let part = 0; part < 3; part += 1) await page.keyboard.press("ArrowLeft");
  }
  await expect(target).toHaveValue(value);
}

/** Goes to something by Tab, backwards where it stands before what has the focus; among radio buttons by arrows. */
export async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await pressUntilFocused(page, target, keyTowards);
}

async function keyTowards(target: ElementHandle<Element>): Promise<string> {
  return await target.evaluate((element) => {
    const here = document.activeElement;
    const isRadio = (one: Element | null): one is HTMLInputElement =>
      one instanceof HTMLInputElement && one.type === "radio";
    if (isRadio(element) && isRadio(here) && here.name === element.name) return "ArrowDown";
    if (here?.role === "tab" && element.role === "tab") return "ArrowRight";
    const isBefore = here !== null && (element.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    return isBefore && here !== document.body ? "Shift+Tab" : "Tab";
  });
}
