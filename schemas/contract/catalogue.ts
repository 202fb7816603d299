import { accountCalls } from "./calls/accounts.ts";
import { adminOrderCalls } from "./calls/admin-orders.ts";
import { figureCalls } from "./calls/figures.ts";
import { addressCalls } from "./calls/addresses.ts";
import { albumCalls } from "./calls/albums.ts";
import { blogCalls } from "./calls/blog.ts";
import { canvasCalls } from "./calls/canvas.ts";
import { companyAddressCalls } from "./calls/company-addresses.ts";
import { customerCalls } from "./calls/customers.ts";
import { draftCalls } from "./calls/drafts.ts";
import { planCalls } from "./calls/plans.ts";
import { shareCalls } from "./calls/shares.ts";
import { openingCalls } from "./calls/opening.ts";
import { recordCalls } from "./calls/records.ts";
import { editedPopupCalls } from "./calls/edited-popups.ts";
import { elementCalls } from "./calls/elements.ts";
import { formEditingCalls } from "./calls/form-editing.ts";
import { formCalls } from "./calls/forms.ts";
import { fontCalls } from "./calls/fonts.ts";
import { mediaCalls } from "./calls/media.ts";
import { newsCalls } from "./calls/news.ts";
import { inventoryCalls } from "./calls/inventory.ts";
import { labelCalls } from "./calls/labels.ts";
import { newsletterCalls } from "./calls/newsletter.ts";
import { readerCalls } from "./calls/readers.ts";
import { presetCalls } from "./calls/presets.ts";
import { orderCalls } from "./calls/orders.ts";
import { importCalls } from "./calls/imports.ts";
import { pagePlaceCalls } from "./calls/page-places.ts";
import { pageCalls } from "./calls/pages.ts";
import { pieceCalls } from "./calls/pieces.ts";
import { peopleCalls } from "./calls/people.ts";
import { popupCalls } from "./calls/popups.ts";
import { cartCalls } from "./calls/cart.ts";
import { customizationCalls } from "./calls/customizations.ts";
import { catalogueCalls } from "./calls/catalogue.ts";
import { checkoutCalls } from "./calls/checkout.ts";
import { paymentCalls } from "./calls/payment.ts";
import { reviewCalls } from "./calls/reviews.ts";
import { searchCalls } from "./calls/search.ts";
import { serviceCalls } from "./calls/services.ts";
import { shippingCalls } from "./calls/shipping.ts";
import { siteCalls } from "./calls/site.ts";
import { returnCalls } from "./calls/returns.ts";
import { visitCalls } from "./calls/visits.ts";
import { withdrawalCalls } from "./calls/withdrawals.ts";
import { type CallDefinition, nameCall } from "./define-call.ts";

/**
 * Every call that the server answers, by name, as the domains define them (design §4). All types of
 * `call-types.ts` are inferred from it; the typed client, the router, the data needs of blocks, the
 * OpenAPI document and the tests are made from it.
 */
export const definedCalls = {
  ...shippingCalls,
  ...siteCalls,
  ...visitCalls,
  ...withdrawalCalls,
  ...returnCalls,
  ...pageCalls,
  ...draftCalls,
  ...planCalls,
  ...shareCalls,
  ...canvasCalls,
  ...pieceCalls,
  ...pagePlaceCalls,
  ...elementCalls,
  ...albumCalls,
  ...newsCalls,
  ...cartCalls,
  ...orderCalls,
  ...adminOrderCalls,
  ...figureCalls,
  ...importCalls,
  ...inventoryCalls,
  ...checkoutCalls,
  ...paymentCalls,
  ...customizationCalls,
  ...catalogueCalls,
  ...reviewCalls,
  ...searchCalls,
  ...accountCalls,
  ...addressCalls,
  ...peopleCalls,
  ...customerCalls,
  ...readerCalls,
  ...popupCalls,
  ...editedPopupCalls,
  ...recordCalls,
  ...openingCalls,
  ...mediaCalls,
  ...fontCalls,
  ...companyAddressCalls,
  ...blogCalls,
  ...serviceCalls,
  ...labelCalls,
  ...newsletterCalls,
  ...presetCalls,
  ...formCalls,
  ...formEditingCalls,
};

/** All calls, in the order of the catalogue. */
export const calls: readonly CallDefinition[] = Object.entries(definedCalls).map(([name, call]) =>
  nameCall(name, call),
);

/** The calls by name. */
export const catalogue = Object.fromEntries(calls.map((call) => [call.name, call])) as Readonly<
  Record<keyof typeof definedCalls, CallDefinition>
>;
