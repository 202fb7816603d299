import { findAxeFaults } from "../support/axe.ts";
import { buy, purchases } from "../support/purchases.ts";
import { expect, test } from "../support/test.ts";

// The bank stands on an origin of its own: what its page is led to and back is what a real provider's would be.

for (const purchase of purchases) {
  const { title, once, hasScript, byKeyboard } = purchase;
  test.describe(() => {
    test.use({ javaScriptEnabled: hasScript !== false });

    test(`[§2] [§4] ${title}, at ${once.width} px in ${once.locale}`, async ({
      page,
      site,
      request,
      context,
      complaints,
    }) => {
      // Axe looks at the pages once, on the way by the keyboard.
      const look = async () =>
        byKeyboard ? await expect.poll(() => findAxeFaults(page), page.url()).toEqual([]) : undefined;
      await buy(purchase, { page, site, request, context, complaints, look, ...once });
    });
  });
}
