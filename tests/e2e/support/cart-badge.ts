import type { Page } from "playwright/test";

/** The visible link to the cart, with the number of bottles in it. */
export const badge = (page: Page) => page.locator('[data-block="cart-badge"]:visible a');
