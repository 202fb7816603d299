import type { Locator, Page } from "playwright/test";

import { type Locale, localizePath } from "#schemas/locale.ts";

import { type FormHands, keys, reach } from "./form-hands.ts";
import { panelWords } from "./site-panel.ts";
import { expect } from "./test.ts";

export type Both = readonly [fr: string, en: string];

/** How the console is worked with: by nothing but the keys, or by a finger. */
export interface OperatorHands extends FormHands {
  /** Takes what a field finds by some words. */
  find(field: Locator, words: string): Promise<void>;
  /** Writes into a text with markup, in the place of all that stood there. */
  prose(text: Locator, words: string): Promise<void>;
}

/** Who runs the estate: where, how, and in which language. */
export interface Operator {
  readonly page: Page;
  readonly hands: OperatorHands;
  readonly locale: Locale;
  /** Looks for faults on what is shown. */
  readonly look: () => Promise<void>;
}

export function say({ locale }: Pick<Operator, "locale">, words: Both): string {
  return words[locale === "fr_FR" ? 0 : 1];
}

const list = (page: Page, words: string): Locator => page.getByRole("option").filter({ hasText: words }).first();

const editorOf = (page: Page): Locator => page.locator("#editor [contenteditable=true]");

export function operatorKeys(page: Page): OperatorHands {
  const hands = keys(page);
  return {
    ...hands,
    async find(field, words) {
      await reach(page, field);
      await page.keyboard.type(words);
      await list(page, words).waitFor();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("option").filter({ hasText: words })).toHaveCount(0);
    },
    async prose(text, words) {
      await hands.press(text);
      await expect(editorOf(page)).toBeFocused();
      await page.keyboard.press("Control+a");
      await page.keyboard.type(words);
      await expect(editorOf(page)).toHaveText(words);
    },
    // Which comes first, the day or the month, is the browser's business: a date that came out wrong is typed the other way.
    async day(target, day) {
      await reach(page, target);
      const [year = "", month = "", date = ""] = day.split("-");
      for (const typed of [`${month}${date}${year}`, `${date}${month}${year}`]) {
        await page.keyboard.type(typed);
        if ((await target.inputValue()) === day) return;
        for (let part = 0; part < 2; part += 1) await page.keyboard.press("ArrowLeft");
      }
      await expect(target).toHaveValue(day);
    },
  };
}

export function operatorTouch(page: Page): OperatorHands {
  return {
    press: (target) => target.tap(),
    item: (target) => target.tap(),
    async write(target, text) {
      await target.tap();
      await page.keyboard.press("Control+a");
      await page.keyboard.insertText(text);
      await expect(target).toHaveValue(text);
    },
    async tick(target) {
      if (!(await target.isChecked())) await target.tap();
      await expect(target).toBeChecked();
    },
    async untick(target) {
      if (await target.isChecked()) await target.tap();
      await expect(target).not.toBeChecked();
    },
    // The browser's own lists and calendars open outside of the page, where no test reaches.
    choose: async (chosen, label) => void (await chosen.selectOption({ label })),
    day: (target, day) => target.fill(day),
    attach: (target, files) => target.setInputFiles([...files]),
    async find(field, words) {
      await field.tap();
      await page.keyboard.insertText(words);
      await list(page, words).tap();
      await expect(page.getByRole("option").filter({ hasText: words })).toHaveCount(0);
    },
    async prose(text, words) {
      await text.tap();
      await expect(editorOf(page)).toBeFocused();
      await page.keyboard.press("Control+a");
      await page.keyboard.insertText(words);
      await expect(editorOf(page)).toHaveText(words);
    },
  };
}

const said = {
  record: ["La fiche est publique.", "The entry is public."],
  back: ["Retour à la liste", "Back to the list"],
  make: ["Nouveau", "New"],
} as const satisfies Readonly<Record<string, Both>>;

/** Follows a link to a password, in its language, and chooses one; gives way to the login. */
export async function choosesPassword({ page, hands, look }: Operator, link: string, password: string): Promise<void> {
  await page.goto(link);
  await expect(page).toHaveURL(/\/password\/reset\?link=held$/);
  await look();
  await hands.write(page.locator("main [name=password]"), password);
  await hands.press(page.locator("form[id$='-reset'] button"));
  await expect(page).toHaveURL(/\/auth\?done=password$/);
}

/** Logs in by the site's form, and opens the panel from the bar above the page. */
export async function comeIn(operator: Operator, email: string, password: string): Promise<void> {
  const { page, hands, locale } = operator;
  await page.goto(localizePath("/auth", locale));
  const login = page.locator("form[id$='-login']");
  await hands.write(login.locator("[name=email]"), email);
  await hands.write(login.locator("[name=password]"), password);
  await hands.press(login.locator("button"));
  await expect(page).not.toHaveURL(/\/auth/);
  const settings = page.getByRole("button", { name: panelWords[locale].open, exact: true });
  await hands.press(settings);
  await expect(page.getByRole("button", { name: panelWords[locale].close })).toBeVisible();
}

/** Opens a section or a group of settings from the menu, whatever is open: a record, a section or a group. */
export async function openRow(operator: Operator, name: Both): Promise<void> {
  const { page, hands, locale } = operator;
  const row = page.getByRole("navigation").getByRole("button", { name: say(operator, name), exact: true });
  const toList = page.getByRole("button", { name: say(operator, said.back), exact: true });
  const toAll = page.getByRole("button", { name: panelWords[locale].back });
  await expect(row.or(toList).or(toAll).first()).toBeVisible();
  if (await toList.isVisible()) await hands.press(toList);
  await expect(row.or(toAll).first()).toBeVisible();
  // Where there is no room for both, the menu is behind what is open.
  if (!(await row.isVisible())) await hands.press(toAll);
  await hands.press(row);
}

/** Begins a record of a section that is open; gives its form. */
export async function makeRecord(operator: Operator, section: Both, one: Both): Promise<Locator> {
  const { page, hands } = operator;
  const region = page.getByRole("region", { name: say(operator, section), exact: true });
  await hands.press(region.getByRole("button", { name: new RegExp(`^${say(operator, said.make)}`) }));
  const form = page.getByRole("region", { name: say(operator, one), exact: true });
  await expect(form.getByRole("heading", { level: 2 })).toBeFocused();
  return form;
}

/** Writes a text of a record in both languages. */
export async function writeBoth(operator: Operator, form: Locator, label: Both, words: Both): Promise<void> {
  const name = say(operator, label);
  await operator.hands.write(form.getByLabel(`${name} (Français)`, { exact: true }), words[0]);
  await operator.hands.write(form.getByLabel(`${name} (English)`, { exact: true }), words[1]);
}

/** Makes public what is at hand, and waits until the panel says so. */
export async function publish(operator: Operator, told: Both = said.record): Promise<void> {
  const { page, hands, locale } = operator;
  await operator.look();
  await hands.press(page.getByRole("button", { name: panelWords[locale].publish, exact: true }));
  const now = page.getByRole("dialog").getByRole("button", { name: panelWords[locale].doPublish });
  await expect(now).toBeEnabled();
  await hands.press(now);
  await expect(page.getByText(say(operator, told)).first()).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}
