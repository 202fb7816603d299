import type { Locator, Page } from "playwright/test";

import type { Shopper } from "./shopper.ts";
import { expect } from "./test.ts";

/** A code that isn't known, then one that is: each has the focus when the page comes. */
export async function tryCodes({ page }: Shopper): Promise<void> {
  const code = await openCode(page);
  await code.locator("summary").click();
  const field = code.locator("[name='code']");
  await field.fill("RIEN");
  await field.press("Enter");
  await expect(field).toHaveValue("RIEN");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toBeFocused();
  await field.fill("PRIMEUR");
  await code.getByRole("button").click();
  await expect(code).toContainText("PRIMEUR");
  await expect(code.getByRole("button")).toBeFocused();
}

/** Takes the code away that was entered. */
export async function takeCodeAway({ page }: Shopper): Promise<void> {
  const code = await openCode(page);
  await code.getByRole("button").click();
  await expect(code.locator("[name='code']")).toBeAttached();
}

/** The code beside a step's form, or in the summary above it, which is unfolded. */
async function openCode(page: Page): Promise<Locator> {
  const fold = page.locator("main section > details");
  if ((await fold.isVisible()) && (await fold.getAttribute("open")) === null) await fold.locator("> summary").click();
  return page.locator("main [data-view$='/code']").filter({ visible: true });
}
