import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Page } from "playwright/test";

import type { Draft } from "#schemas/content/draft.ts";
import type { Locale } from "#schemas/locale.ts";

import { type Administrator, callAs, type OwnPage } from "./administrator.ts";
import { findAxeFaults } from "./axe.ts";
import { dragOver, onCanvas, takeBanner } from "./edited-page.ts";
import { expect } from "./test.ts";

/** What is open over the page and beside it. */
export const popups = "[data-editor-popups]";
export const inspector = "[data-panel=inspector]";

/** The editor of a page, as somebody with a language and a window of some width has it. */
export interface Editing {
  readonly page: Page;
  /** The editor's own words, by their keys. */
  readonly say: (key: string) => string;
  readonly isNarrow: boolean;
}

/** An editor before it is opened. */
export function editing(page: Page, locale: Locale = "fr_FR"): Editing {
  const messages = join(import.meta.dirname, "..", "..", "..", "schemas", "messages");
  const read = (file: string) => JSON.parse(readFileSync(join(messages, file), "utf8")) as Record<string, string>;
  const words: Readonly<Record<string, string>> = {
    ...read(`admin-${locale}.json`),
    ...read(`admin-later-${locale}.json`),
  };
  const say = (key: string): string => {
    const text = words[key];
    if (text === undefined) throw new Error(`No words for ${key}`);
    return text;
  };
  return { page, say, isNarrow: (page.viewportSize()?.width ?? 0) < 960 };
}

/** Opens the editor of a page that is shown. */
export async function edit({ page, say }: Editing): Promise<void> {
  await page.getByRole("button", { name: say("editor.shell.edit") }).click();
  await expect(page.locator("#editor .page main").first()).toBeVisible();
}

/**
 * Looks with axe at a state: at the whole window, or at the one part of it that is new. All states are looked at,
 * whatever is wrong in one.
 */
export async function look({ page }: Editing, state: string, part?: string): Promise<void> {
  expect.soft(await findAxeFaults(page, part), state).toEqual([]);
}

/** Opens the settings of what is picked, or of the page: on a phone in a sheet, which `closeSettings` closes. */
export async function openSettings({ page, say, isNarrow }: Editing, of: "block" | "page" | "frame"): Promise<void> {
  const name = say(of === "block" ? "editor.shell.right" : `editor.shell.panelOf.${of}`);
  if (isNarrow) await page.getByRole("button", { name, exact: true }).click();
  const there = of === "frame" ? "button" : ":is(input, select, textarea)";
  await expect(page.locator(`${inspector} ${there}`).first()).toBeVisible();
}

export async function closeSettings({ page, say, isNarrow }: Editing): Promise<void> {
  if (isNarrow)
    await page
      .getByRole("dialog")
      .getByRole("button", { name: say("editor.kit.close") })
      .click();
}

/** Takes the banner and holds it over the album, where a line says that it would be put; it is still held. */
export async function holdBanner({ page }: Editing): Promise<void> {
  await takeBanner(page);
  await dragOver(page, "album", async (toX, y) => await page.mouse.move(toX, y, { steps: 10 }));
}

/** Leaves what is held where it was. */
export async function letGoOfIt({ page }: Editing): Promise<void> {
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(page.locator("[data-drop-line]")).toHaveCount(0);
}

/** Writes a title on the canvas. */
export async function writeTitle({ page }: Editing, words: string): Promise<void> {
  await onCanvas(page, "title").dblclick();
  await expect(page.locator("[data-writes]").first()).toBeVisible();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(words);
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-writes]")).toHaveCount(0);
}

/** Presses the sign that says where the work stands, once it says that it stands there. */
export async function pressChip({ page }: Editing, state: string): Promise<void> {
  await page.locator(`[data-state=${state}]`).click();
  await expect(page.locator(`${popups} [role=dialog]`).first()).toBeVisible();
}

/** What somebody else, who isn't seen here, writes into the same title. */
export async function writeTitleElsewhere(admin: Administrator, { layoutId }: OwnPage, value: string): Promise<void> {
  const draft = `/draft/layout/${layoutId}`;
  const { sequence } = await callAs<Draft>(admin, "GET", draft);
  const changes = [{ prop: "title", locale: "fr_FR", value }];
  const edit = { id: `else-${crypto.randomUUID()}`, commands: [{ type: "set-props", id: "title", changes }] };
  await callAs(admin, "POST", `${draft}/edits`, { since: sequence, edits: [edit] });
}
