import { locales } from "#schemas/locale.ts";

import { inTurn } from "./support/in-turn.ts";
import { lookAtPage, lookZoomed, zoomed } from "./support/look-at-page.ts";
import { walkGuest } from "./support/purchase-walks.ts";
import { buy, desk, phone, purchases } from "./support/purchases.ts";
import { test } from "./support/test.ts";

test.describe.configure({ mode: "parallel" });

for (const purchase of purchases) {
  const { title, hasScript } = purchase;
  const screens = locales.flatMap((locale) => [phone, desk].map((size) => ({ locale, ...size })));
  test.describe(() => {
    test.use({ javaScriptEnabled: hasScript !== false });

    for (const screen of inTurn(screens, 0)) {
      test(`[§2] [§4] ${title}, at ${screen.width} px in ${screen.locale}, each page looked at`, async ({
        page,
        site,
        request,
        context,
        complaints,
      }) => {
        // Three documents a step, each looked at at five widths.
        test.setTimeout(480_000);
        const look = async () => (hasScript === false ? undefined : await lookAtPage(page));
        await buy(purchase, { page, site, request, context, complaints, look, ...screen });
      });
    }
  });
}

for (const locale of inTurn(locales, 0)) {
  test(`[§2] [§4] a guest buys six bottles at 400 %, where nothing is cut off, covered or beyond the window, in ${locale}`, async ({
    page,
    site,
    request,
    context,
    complaints,
  }) => {
    test.setTimeout(480_000);
    const look = async () => await lookZoomed(page);
    await buy({ run: walkGuest }, { page, site, request, context, complaints, look, locale, ...zoomed });
  });
}
