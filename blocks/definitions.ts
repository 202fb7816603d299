import { addToCartDefinition } from "./add-to-cart/definition.ts";
import { cartBadgeDefinition } from "./cart-badge/definition.ts";
import { cartDrawerDefinition } from "./cart-drawer/definition.ts";
import { cartDefinition } from "./cart/definition.ts";
import { checkoutAddressDefinition } from "./checkout-address/definition.ts";
import { checkoutBarDefinition } from "./checkout-bar/definition.ts";
import { checkoutPaymentDefinition } from "./checkout-payment/definition.ts";
import { checkoutShippingDefinition } from "./checkout-shipping/definition.ts";
import { discountCodeDefinition } from "./discount-code/definition.ts";
import { freeShippingDefinition } from "./free-shipping/definition.ts";
import { minorsNoticeDefinition } from "./minors-notice/definition.ts";
import { orderResultDefinition } from "./order-result/definition.ts";
import { legalLinksDefinition } from "./legal-links/definition.ts";
import { accordionDefinition } from "./accordion/definition.ts";
import { albumListDefinition } from "./album-list/definition.ts";
import { albumDefinition } from "./album/definition.ts";
import { alcoholMessageDefinition } from "./alcohol-message/definition.ts";
import { appBarDefinition } from "./app-bar/definition.ts";
import { bannerDefinition } from "./banner/definition.ts";
import { blogArticleDefinition } from "./blog-article/definition.ts";
import { blogFolderDefinition } from "./blog-folder/definition.ts";
import { blogFoldersDefinition } from "./blog-folders/definition.ts";
import { blogListDefinition } from "./blog-list/definition.ts";
import { bottomBarDefinition } from "./bottom-bar/definition.ts";
import { callToActionDefinition } from "./call-to-action/definition.ts";
import { columnsDefinition } from "./columns/definition.ts";
import { contactFormDefinition } from "./contact-form/definition.ts";
import { formDefinition } from "./form/definition.ts";
import { contactDetailsDefinition } from "./contact-details/definition.ts";
import { elementDetailDefinition } from "./element-detail/definition.ts";
import { elementListDefinition } from "./element-list/definition.ts";
import { errorMessageDefinition } from "./error-message/definition.ts";
import { footerDefinition } from "./footer/definition.ts";
import { fullscreenSliderDefinition } from "./fullscreen-slider/definition.ts";
import { galleryDefinition } from "./gallery/definition.ts";
import { headingDefinition } from "./heading/definition.ts";
import { imageDefinition } from "./image/definition.ts";
import { keyFiguresDefinition } from "./key-figures/definition.ts";
import type { BlockDefinition } from "./kit/define-block.ts";
import { languageMenuDefinition } from "./language-menu/definition.ts";
import { legalTextDefinition } from "./legal-text/definition.ts";
import { newsDetailDefinition } from "./news-detail/definition.ts";
import { newsListDefinition } from "./news-list/definition.ts";
import { eLabelLinkDefinition } from "./e-label-link/definition.ts";
import { newsletterConfirmDefinition } from "./newsletter-confirm/definition.ts";
import { newsletterUnsubscribeDefinition } from "./newsletter-unsubscribe/definition.ts";
import { newsletterFormDefinition } from "./newsletter-form/definition.ts";
import { openingDefinition } from "./opening/definition.ts";
import { orderSummaryDefinition } from "./order-summary/definition.ts";
import { outletDefinition } from "./outlet/definition.ts";
import { parcelMapDefinition } from "./parcel-map/definition.ts";
import { popupDefinition } from "./popup/definition.ts";
import { quoteDefinition } from "./quote/definition.ts";
import { recommendedProductsDefinition } from "./recommended-products/definition.ts";
import { awardsDefinition } from "./awards/definition.ts";
import { pricesNoteDefinition } from "./prices-note/definition.ts";
import { ethylotestBannerDefinition } from "./ethylotest-banner/definition.ts";
import { pickupCalendarDefinition } from "./pickup-calendar/definition.ts";
import { relayPickerDefinition } from "./relay-picker/definition.ts";
import { reviewsDefinition } from "./reviews/definition.ts";
import { searchResultsDefinition } from "./search-results/definition.ts";
import { searchBarDefinition } from "./search-bar/definition.ts";
import { searchSuggestionsDefinition } from "./search-suggestions/definition.ts";
import { socialLinksDefinition } from "./social-links/definition.ts";
import { tabsDefinition } from "./tabs/definition.ts";
import { technicalSheetLinkDefinition } from "./technical-sheet-link/definition.ts";
import { timelineDefinition } from "./timeline/definition.ts";
import { toastsDefinition } from "./toasts/definition.ts";
import { loginFormDefinition } from "./login-form/definition.ts";
import { registerFormDefinition } from "./register-form/definition.ts";
import { passwordResetAskDefinition } from "./password-reset-ask/definition.ts";
import { passwordResetDefinition } from "./password-reset/definition.ts";
import { accountMenuDefinition } from "./account-menu/definition.ts";
import { profileDefinition } from "./profile/definition.ts";
import { passwordChangeDefinition } from "./password-change/definition.ts";
import { newsletterPreferencesDefinition } from "./newsletter-preferences/definition.ts";
import { accountAddressesDefinition } from "./account-addresses/definition.ts";
import { accountSessionsDefinition } from "./account-sessions/definition.ts";
import { accountDeletionDefinition } from "./account-deletion/definition.ts";
import { accountLinkDefinition } from "./account-link/definition.ts";
import { ordersListDefinition } from "./orders-list/definition.ts";
import { orderDetailDefinition } from "./order-detail/definition.ts";
import { minorsGateDefinition } from "./minors-gate/definition.ts";
import { productCustomizationDefinition } from "./product-customization/definition.ts";
import { productDetailDefinition } from "./product-detail/definition.ts";
import { productGridDefinition } from "./product-grid/definition.ts";
import { promoBannerDefinition } from "./promo-banner/definition.ts";
import { richTextDefinition } from "./rich-text/definition.ts";
import { sectionDefinition } from "./section/definition.ts";
import { serviceDetailDefinition } from "./service-detail/definition.ts";
import { serviceListDefinition } from "./service-list/definition.ts";
import { skipLinkDefinition } from "./skip-link/definition.ts";
import { topBarDefinition } from "./top-bar/definition.ts";
import { videoDefinition } from "./video/definition.ts";
import { withdrawalDefinition } from "./withdrawal/definition.ts";
import { returnRequestDefinition } from "./return-request/definition.ts";
import { returnStateDefinition } from "./return-state/definition.ts";

/** Every block, as pure data: for the server, the editor and the documentation. */
export const definitions: readonly BlockDefinition[] = [
  sectionDefinition,
  columnsDefinition,
  headingDefinition,
  richTextDefinition,
  quoteDefinition,
  callToActionDefinition,
  accordionDefinition,
  tabsDefinition,
  technicalSheetLinkDefinition,
  timelineDefinition,
  keyFiguresDefinition,
  imageDefinition,
  galleryDefinition,
  videoDefinition,
  bannerDefinition,
  albumDefinition,
  albumListDefinition,
  elementListDefinition,
  newsListDefinition,
  newsDetailDefinition,
  blogListDefinition,
  blogFoldersDefinition,
  blogFolderDefinition,
  blogArticleDefinition,
  serviceListDefinition,
  serviceDetailDefinition,
  reviewsDefinition,
  elementDetailDefinition,
  eLabelLinkDefinition,
  newsletterConfirmDefinition,
  newsletterUnsubscribeDefinition,
  newsletterFormDefinition,
  contactDetailsDefinition,
  contactFormDefinition,
  formDefinition,
  socialLinksDefinition,
  productGridDefinition,
  productDetailDefinition,
  productCustomizationDefinition,
  addToCartDefinition,
  cartBadgeDefinition,
  cartDefinition,
  orderSummaryDefinition,
  relayPickerDefinition,
  pickupCalendarDefinition,
  freeShippingDefinition,
  discountCodeDefinition,
  loginFormDefinition,
  registerFormDefinition,
  passwordResetAskDefinition,
  passwordResetDefinition,
  checkoutAddressDefinition,
  checkoutBarDefinition,
  checkoutShippingDefinition,
  checkoutPaymentDefinition,
  minorsNoticeDefinition,
  orderResultDefinition,
  legalLinksDefinition,
  cartDrawerDefinition,
  accountMenuDefinition,
  ordersListDefinition,
  orderDetailDefinition,
  profileDefinition,
  passwordChangeDefinition,
  newsletterPreferencesDefinition,
  accountSessionsDefinition,
  accountAddressesDefinition,
  accountDeletionDefinition,
  accountLinkDefinition,
  minorsGateDefinition,
  toastsDefinition,
  searchSuggestionsDefinition,
  searchBarDefinition,
  searchResultsDefinition,
  ethylotestBannerDefinition,
  pricesNoteDefinition,
  awardsDefinition,
  recommendedProductsDefinition,
  skipLinkDefinition,
  topBarDefinition,
  promoBannerDefinition,
  appBarDefinition,
  languageMenuDefinition,
  openingDefinition,
  outletDefinition,
  parcelMapDefinition,
  footerDefinition,
  legalTextDefinition,
  alcoholMessageDefinition,
  bottomBarDefinition,
  errorMessageDefinition,
  fullscreenSliderDefinition,
  popupDefinition,
  withdrawalDefinition,
  returnRequestDefinition,
  returnStateDefinition,
];

/** Every block by its slug. */
export const definitionsBySlug: ReadonlyMap<string, BlockDefinition> = new Map(
  definitions.map((definition) => [definition.slug, definition]),
);
