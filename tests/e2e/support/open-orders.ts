import type { Page } from "playwright/test";

import type { Locale } from "#schemas/locale.ts";

import { enterPanel } from "./site-panel.ts";
import { expect } from "./test.ts";

/** Opens the panel at the orders, where the menu leads to them. */
export async function openOrders(page: Page, locale: Locale): Promise<void> {
  await enterPanel(page, locale);
  const name = locale === "fr_FR" ? "Commandes" : "Orders";
  await page.getByRole("navigation").getByRole("button", { name, exact: true }).click();
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
}
