import type { BrowserContext } from "playwright/test";

import type { Locale } from "#schemas/locale.ts";

import { type Around, walkBank, walkCollect, walkCustomer, walkGuest, walkWithoutScript } from "./purchase-walks.ts";
import { keyboard, pointer, type Shopper } from "./shopper.ts";
import { rememberPopups } from "./test.ts";

/** A window, and the language that is spoken in it. */
export interface Screen {
  readonly locale: Locale;
  readonly width: number;
  readonly height: number;
}

/** A way to buy. */
export interface Purchase {
  readonly title: string;
  /** Where the story is told; the long suite tells it on every screen. */
  readonly once: Screen;
  readonly hasScript?: false;
  readonly byKeyboard?: true;
  readonly run: (shopper: Shopper, around: Around) => Promise<void>;
}

export const phone = { width: 390, height: 844 } as const;
export const desk = { width: 1440, height: 900 } as const;

export const purchases: readonly Purchase[] = [
  {
    title: "a guest buys six bottles without JavaScript: with 3-D Secure, after a card without money",
    once: { locale: "fr_FR", ...phone },
    hasScript: false,
    run: walkWithoutScript,
  },
  {
    title: "a guest buys six bottles by keyboard alone, with 3-D Secure; axe finds nothing on the way",
    once: { locale: "en_US", ...desk },
    byKeyboard: true,
    run: walkGuest,
  },
  {
    title:
      "a customer's saved cart and the browser's are joined; a code, a parcel shop, the order followed, and the account's end",
    once: { locale: "fr_FR", ...desk },
    run: walkCustomer,
  },
  {
    title: "bottles are fetched at the estate, at an hour that was chosen",
    once: { locale: "en_US", ...phone },
    run: walkCollect,
  },
  {
    title: "who is refused, or leaves the bank, pays for the same order; who closes the browser there has paid",
    once: { locale: "en_US", ...desk },
    run: walkBank,
  },
];

interface Buying extends Around, Screen, Pick<Shopper, "look"> {
  readonly context: BrowserContext;
  readonly page: Shopper["page"];
  readonly complaints: string[];
}

/** Buys in a way on a screen; `look` is called on each page of it. */
export async function buy(
  { run, byKeyboard }: Pick<Purchase, "run" | "byKeyboard">,
  { page, locale, width, height, look, complaints, ...around }: Buying,
): Promise<void> {
  await page.setViewportSize({ width, height });
  await rememberPopups(page);
  await run({ page, locale, hands: byKeyboard ? keyboard(page) : pointer, look }, around);
  // Forms that were refused, and the cart that is bought: the page's script asks for it once, and forgets it. A page
  // that is closed complains no more.
  for (const open of around.context.pages()) await open.close();
  const expected = /status of (?:404|409|422) \(|net::ERR_FAILED/;
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !expected.test(complaint)));
}
