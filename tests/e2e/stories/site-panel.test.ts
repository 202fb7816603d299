import type { FrameLocator, Page } from "playwright/test";

import type { Locale } from "#schemas/locale.ts";
import { localizePath } from "#schemas/locale.ts";

import { test } from "../support/editor-test.ts";
import { inTurn } from "../support/in-turn.ts";
import { pointer, putIn } from "../support/shopper.ts";
import {
  keepSettings,
  openGroup,
  openPanel,
  painted,
  panelWords,
  property,
  publishSettings,
} from "../support/site-panel.ts";
import { expect } from "../support/test.ts";

const words = {
  fr_FR: {
    colours: "Couleurs",
    primary: "Couleur principale",
    typography: "Typographie",
    family: "Titres : police",
    shop: "Boutique",
    free: "Livraison offerte à partir de (euros)",
    hours: "Horaires d’ouverture",
    tuesday: "mardi : ouvert ou fermé",
    closed: "Fermé",
    undo: /^Annuler – Réglage : Horaires du mardi/,
  },
  en_US: {
    colours: "Colors",
    primary: "Primary color",
    typography: "Typography",
    family: "Titles: font",
    shop: "Shop",
    free: "Free delivery from (euros)",
    hours: "Opening hours",
    tuesday: "Tuesday: open or closed",
    closed: "Closed",
    undo: /^Undo – Setting: Tuesday opening hours/,
  },
} as const satisfies Readonly<Record<Locale, unknown>>;

const rooms = [
  ["fr_FR", 1440],
  ["fr_FR", 390],
  ["en_US", 1440],
  ["en_US", 390],
] as const;

for (const [locale, width] of inTurn(rooms, 1)) {
  test(`[§3] the operator sets colour, font, threshold and a day's hours, sees each on three pages, takes one back and publishes, ${locale} at ${width} px`, async ({
    page,
    browser,
    administrator,
    site,
    request,
  }) => {
    const say = words[locale];
    const restore = await keepSettings(administrator);
    try {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(localizePath("/", locale));
      await putIn({ page, locale, hands: pointer, look: async () => {} }, 1, 6);
      const frames = await openPanel(page, locale);
      const [home, , cart] = frames as [FrameLocator, FrameLocator, FrameLocator];
      await markAll(frames);

      await openGroup(page, say.colours, locale);
      await page.getByRole("textbox", { name: say.primary, exact: true }).fill("#1133aa");
      for (const frame of frames) await expect.poll(() => painted(frame)).toContain("rgb(17, 51, 170)");

      await openGroup(page, say.typography, locale);
      await page.getByRole("combobox", { name: say.family }).selectOption("Lato");
      for (const frame of frames) await expect.poll(() => property(frame, "--font-title")).toContain("Lato");

      await openGroup(page, say.shop, locale);
      const missing = await deliveryIn(cart);
      await page.getByRole("spinbutton", { name: say.free }).fill("1234");
      await expect.poll(() => deliveryIn(cart)).not.toBe(missing);
      const far = await deliveryIn(cart);

      await openGroup(page, say.hours, locale);
      const before = await hoursOf(home);
      await page.getByRole("combobox", { name: say.tuesday }).selectOption(say.closed);
      for (const frame of frames) await expect.poll(() => hoursOf(frame)).not.toBe(before);
      await page.getByRole("button", { name: say.undo }).click();
      for (const frame of frames) await expect.poll(() => hoursOf(frame)).toBe(before);
      await page.getByRole("combobox", { name: say.tuesday }).selectOption(say.closed);

      // None of it loaded a page anew, and nothing of it is public.
      for (const frame of frames) await expect.poll(() => isMarked(frame)).toBe(true);
      const anybody = await browser.newContext({ viewport: { width, height: 900 } });
      const visitor = await anybody.newPage();
      await visitor.goto(`${site.url}${localizePath("/", locale)}`);
      await expect.poll(() => property(visitor, "--color-primary")).not.toBe("#1133aa");
      const fee = async (): Promise<unknown> => {
        const products = [{ idProduct: 1, quantity: 6 }];
        const data = { products, postalCode: "69003", country: 250 };
        const answer = await request.post(`${site.url}/api/calculate/shipping-fees`, {
          headers: { idSite: "3" },
          data,
        });
        expect(answer.status(), await answer.text()).toBe(200);
        return JSON.stringify(((await answer.json()) as { readonly data: unknown }).data);
      };
      const paid = await fee();
      await openGroup(page, say.shop, locale);
      await page.getByRole("spinbutton", { name: say.free }).fill("10");
      await expect.poll(() => deliveryIn(cart)).not.toBe(far);
      await expect.poll(() => fee()).toBe(paid);

      await publishSettings(page, locale);
      await visitor.reload();
      await expect.poll(() => property(visitor, "--color-primary")).toBe("#1133aa");
      await expect.poll(() => property(visitor, "--font-title")).toContain("Lato");
      await expect.poll(() => hoursOf(visitor)).not.toBe(before);
      await expect.poll(() => fee()).not.toBe(paid);
      await anybody.close();

      await page.getByRole("button", { name: panelWords[locale].close }).click();
      await expect(page.locator("#page main")).toBeVisible();
      await expect.poll(() => property(page, "--color-primary")).toBe("#1133aa");
    } finally {
      await restore();
    }
  });
}

async function markAll(frames: readonly FrameLocator[]): Promise<void> {
  for (const frame of frames)
    await frame
      .locator("html")
      .evaluate((root) => Object.assign(root.ownerDocument.defaultView ?? {}, { marked: true }));
}

/** Whether a frame still has the document that was marked. */
async function isMarked(frame: FrameLocator): Promise<boolean> {
  return await frame.locator("html").evaluate((root) => "marked" in (root.ownerDocument.defaultView ?? {}));
}

/** What the cart says before its first line: how far free delivery is. */
async function deliveryIn(cart: FrameLocator): Promise<string> {
  return (await cart.locator("main").innerText()).split("Les Terrasses")[0] ?? "";
}

/** When the estate is open, as a page says it. */
async function hoursOf(within: FrameLocator | Page): Promise<string> {
  return (await within.locator("footer dt, footer dd").allTextContents()).join(" | ");
}
