import { locales, type Locale } from "#schemas/locale.ts";

import { lookAtPage, lookZoomed, zoomed } from "./support/look-at-page.ts";
import {
  type Around,
  walkBank,
  walkCollect,
  walkCustomer,
  walkGuest,
  walkWithoutScript,
} from "./support/purchase-walks.ts";
import { keyboard, pointer, type Shopper } from "./support/shopper.ts";
import { rememberPopups, test } from "./support/test.ts";

// The bank stands on an origin of its own: what its page is led to and back is what a real provider's would be.

test.describe.configure({ mode: "parallel" });

interface Screen {
  readonly locale: Locale;
  readonly width: number;
  readonly height: number;
}

interface Walk {
  readonly title: string;
  /** Where it is walked each time; on the other screens with `LONG=1` (`npm run test:long`). */
  readonly once: Screen;
  /** The window's size is what the walk is about. */
  readonly isZoomed?: true;
  readonly hasScript?: false;
  readonly shopper: (shopper: Shopper) => Pick<Shopper, "hands" | "look">;
  readonly run: (shopper: Shopper, around: Around) => Promise<void>;
}

const phone = { width: 390, height: 844 } as const;
const desk = { width: 1440, height: 900 } as const;
/** By pointer; each page on the way is looked at with `LONG=1`, in `npm test` by the walk of the keyboard alone. */
const byPointer: Walk["shopper"] = ({ page }) => ({
  hands: pointer,
  look: process.env["LONG"] ? () => lookAtPage(page) : async () => {},
});

const walks: readonly Walk[] = [
  {
    title: "a guest buys six bottles without JavaScript: with 3-D Secure, after a card without money",
    once: { locale: "fr_FR", ...phone },
    hasScript: false,
    shopper: () => ({ hands: pointer, look: async () => {} }),
    run: walkWithoutScript,
  },
  {
    title: "a guest buys six bottles by keyboard alone, with 3-D Secure; axe finds nothing on the way",
    once: { locale: "en_US", ...desk },
    shopper: ({ page }) => ({ hands: keyboard(page), look: () => lookAtPage(page) }),
    run: walkGuest,
  },
  {
    title: "a guest buys six bottles at 400 %, where nothing is cut off, covered or beyond the window",
    once: { locale: "fr_FR", ...zoomed },
    isZoomed: true,
    shopper: ({ page }) => ({ hands: pointer, look: () => lookZoomed(page) }),
    run: walkGuest,
  },
  {
    title:
      "a customer's saved cart and the browser's are joined; a code, a parcel shop, the order followed, and the account's end",
    once: { locale: "fr_FR", ...desk },
    shopper: byPointer,
    run: walkCustomer,
  },
  {
    title: "bottles are fetched at the estate, at an hour that was chosen",
    once: { locale: "en_US", ...phone },
    shopper: byPointer,
    run: walkCollect,
  },
  {
    title: "who is refused, or leaves the bank, pays for the same order; who closes the browser there has paid",
    once: { locale: "en_US", ...desk },
    shopper: byPointer,
    run: walkBank,
  },
];

for (const walk of walks) {
  test.describe(() => {
    test.use({ javaScriptEnabled: walk.hasScript !== false });
    for (const screen of screensOf(walk)) {
      const { locale, width, height } = screen;
      test(
        `[§2] [§4] ${walk.title}, at ${width} px in ${locale}`,
        { tag: walk.isZoomed ? "@zoomed" : "@story" },
        async ({ page, site, request, context, complaints }) => {
          // With LONG three documents a step, each looked at at five widths.
          test.setTimeout(process.env["LONG"] ? 480_000 : 180_000);
          await page.setViewportSize({ width, height });
          await rememberPopups(page);
          const bare: Shopper = { page, locale, hands: pointer, look: async () => {} };
          await walk.run({ ...bare, ...walk.shopper(bare) }, { site, request, context });
          // Forms that were refused, and the cart that is bought: the page's script asks for it once, and forgets it. A
          // page that is closed complains no more.
          for (const open of context.pages()) await open.close();
          const expected = /status of (?:404|409|422) \(|net::ERR_FAILED/;
          complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !expected.test(complaint)));
        },
      );
    }
  });
}

function screensOf({ once, isZoomed }: Walk): readonly Screen[] {
  if (!process.env["LONG"]) return [once];
  return locales.flatMap((locale) => (isZoomed ? [zoomed] : [phone, desk]).map((size) => ({ locale, ...size })));
}
