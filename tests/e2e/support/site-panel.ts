import type { FrameLocator, Locator, Page } from "playwright/test";

import type { Draft } from "#schemas/content/draft.ts";
import { type Locale, localizePath } from "#schemas/locale.ts";
import { changedSettings } from "#schemas/site-settings/settings-kind.ts";
import { setAt, type SiteSettings } from "#schemas/site-settings/site-settings.ts";

import { type Administrator, callAs, publishAs } from "./administrator.ts";
import { expect } from "./test.ts";

export const panelWords = {
  fr_FR: {
    open: "Réglages",
    back: "Tous les réglages",
    publish: "Publier",
    doPublish: "Publier maintenant",
    published: "Les réglages sont publics.",
    close: "Fermer les réglages",
    pages: ["Accueil", "Un vin", "Panier"],
  },
  en_US: {
    open: "Settings",
    back: "All settings",
    publish: "Publish",
    doPublish: "Publish now",
    published: "The settings are public.",
    close: "Close the settings",
    pages: ["Home", "A wine", "Cart"],
  },
} as const satisfies Readonly<Record<Locale, unknown>>;

const draftPath = "/draft/site/1";

/** Opens the panel beside the site. */
export async function enterPanel(page: Page, locale: Locale = "fr_FR"): Promise<void> {
  const words = panelWords[locale];
  await page.goto(localizePath("/", locale));
  await page.getByRole("button", { name: words.open, exact: true }).click();
  await expect(page.getByRole("button", { name: words.close })).toBeVisible();
}

/** Opens the panel beside the site, and waits until its three pages run. */
export async function openPanel(page: Page, locale: Locale = "fr_FR"): Promise<readonly FrameLocator[]> {
  await enterPanel(page, locale);
  const words = panelWords[locale];
  const frames = words.pages.map((name) => page.frameLocator(`iframe[title="${name}"]`));
  for (const frame of frames) await expect(frame.locator('#admin[data-draft="ready"]')).toBeAttached();
  return frames;
}

/** Opens a group of settings, whatever is open. */
export async function openGroup(page: Page, name: string, locale: Locale = "fr_FR"): Promise<void> {
  const back = page.getByRole("button", { name: panelWords[locale].back });
  if (await back.isVisible()) await back.click();
  // How many of its settings are changed stands behind its name.
  await page
    .getByRole("navigation")
    .getByRole("button", { name: new RegExp(`^${name}(?:\\s*\\d|$)`) })
    .click();
  await expect(page.getByRole("heading", { name, exact: true })).toBeFocused();
}

/** Makes what is set public. */
export async function publishSettings(page: Page, locale: Locale = "fr_FR"): Promise<void> {
  const words = panelWords[locale];
  await page.getByRole("button", { name: words.publish, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: words.doPublish }).click();
  await expect(page.getByText(words.published).first()).toBeVisible();
}

/** A custom property of the page in a frame, or of the page itself. */
export async function property(within: FrameLocator | Page, name: string): Promise<string> {
  return await pageOf(within).evaluate((page, wanted) => getComputedStyle(page).getPropertyValue(wanted).trim(), name);
}

/** The colours of every element of a page, one line each, as they are computed. */
export async function painted(within: FrameLocator | Page): Promise<string> {
  return await pageOf(within).evaluate((page) => {
    const kinds = ["color", "backgroundColor", "borderTopColor", "borderBottomColor", "outlineColor", "fill"] as const;
    const line = (element: Element): string => {
      const boxes = [undefined, "::before", "::after"].map((box) => getComputedStyle(element, box));
      return [element.tagName, ...boxes.flatMap((style) => kinds.map((kind) => style[kind]))].join(" ");
    };
    return [...page.querySelectorAll("*")].map(line).join("\n");
  });
}

function pageOf(within: FrameLocator | Page): Locator {
  return within.locator("#page");
}

/** What is set of the site now, and what puts it back as it is, drafts and all. */
export async function keepSettings(administrator: Administrator): Promise<() => Promise<void>> {
  const read = async () => await callAs<Draft>(administrator, "GET", draftPath);
  const kept = (await read()).document as SiteSettings;
  return async () => {
    const { document, sequence } = await read();
    const commands = changedSettings(kept, document as SiteSettings).map((setting) => {
      const value = setAt(kept, setting);
      return { type: "set", setting, ...(value !== undefined && { value }) };
    });
    const edits = [{ id: crypto.randomUUID(), commands }];
    if (commands.length > 0) await callAs(administrator, "POST", `${draftPath}/edits`, { since: sequence, edits });
    const last = await read();
    if (last.sequence > last.baseSequence)
      await publishAs(administrator, { kind: "site", id: 1, since: last.sequence, published: last.published });
  };
}
