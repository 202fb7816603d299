import { accountHandlers, addressHandlers } from "#server/accounts/answer.ts";
import { albumHandlers } from "#server/albums/answer.ts";
import { audienceHandlers } from "#server/audience/answer.ts";
import { blogHandlers } from "#server/blog/answer.ts";
import { cartHandlers } from "#server/cart/answer.ts";
import { catalogueHandlers } from "#server/catalogue/answer.ts";
import { customerHandlers } from "#server/customers/answer.ts";
import { customizationHandlers } from "#server/customizations/answer.ts";
import { checkoutHandlers } from "#server/checkout/answer.ts";
import { companyAddressHandlers } from "#server/company-addresses/answer.ts";
import { draftHandlers, planHandlers, shareHandlers } from "#server/drafts/answer.ts";
import { elementHandlers } from "#server/elements/answer.ts";
import { openingHandlers } from "#server/estate/answer.ts";
import { figureHandlers } from "#server/figures/answer.ts";
import { formHandlers } from "#server/forms/answer.ts";
import { mediaHandlers } from "#server/media/answer.ts";
import { newsHandlers } from "#server/news/answer.ts";
import { inventoryHandlers } from "#server/inventory/answer.ts";
import { labelHandlers } from "#server/labels/answer.ts";
import { newsletterHandlers, readerHandlers } from "#server/newsletter/answer.ts";
import { orderHandlers } from "#server/orders/answer.ts";
import { orderDeskHandlers } from "#server/order-desk/answer.ts";
import { pageHandlers } from "#server/pages/answer.ts";
import { paymentHandlers } from "#server/payment/answer.ts";
import { importHandlers } from "#server/imports/answer.ts";
import { peopleHandlers } from "#server/people/answer.ts";
import { popupHandlers } from "#server/popups/answer.ts";
import { returnHandlers } from "#server/returns/answer.ts";
import { reviewHandlers } from "#server/reviews/answer.ts";
import { searchHandlers } from "#server/search/answer.ts";
import { serviceHandlers } from "#server/services/answer.ts";
import { shippingHandlers } from "#server/shipping/answer.ts";
import { fontHandlers, presetHandlers, siteHandlers } from "#server/site/answer.ts";

import { fontEditingHandlers } from "../canvas/font-answers.ts";
import { formEditingHandlers } from "../canvas/form-answers.ts";
import type { Handlers } from "./handler.ts";

/** Which handler answers which call. */
export const handlers: Handlers = {
  ...shippingHandlers,
  ...siteHandlers,
  ...openingHandlers,
  ...returnHandlers,
  ...presetHandlers,
  ...fontHandlers,
  ...fontEditingHandlers,
  ...audienceHandlers,
  ...pageHandlers,
  ...draftHandlers,
  ...planHandlers,
  ...shareHandlers,
  ...elementHandlers,
  ...albumHandlers,
  ...newsHandlers,
  ...customizationHandlers,
  ...cartHandlers,
  ...orderHandlers,
  ...orderDeskHandlers,
  ...figureHandlers,
  ...importHandlers,
  ...inventoryHandlers,
  ...checkoutHandlers,
  ...paymentHandlers,
  ...catalogueHandlers,
  ...reviewHandlers,
  ...searchHandlers,
  ...accountHandlers,
  ...addressHandlers,
  ...peopleHandlers,
  ...customerHandlers,
  ...blogHandlers,
  ...companyAddressHandlers,
  ...formHandlers,
  ...formEditingHandlers,
  ...mediaHandlers,
  ...labelHandlers,
  ...newsletterHandlers,
  ...readerHandlers,
  ...popupHandlers,
  ...serviceHandlers,
};
