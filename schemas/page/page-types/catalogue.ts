import { accessibility } from "./accessibility.ts";
import { accountOrder } from "./account-order.ts";
import { accountOrderReturn } from "./account-order-return.ts";
import { accountOrderReturnState } from "./account-order-return-state.ts";
import { accountOrders } from "./account-orders.ts";
import { accountProfile } from "./account-profile.ts";
import { account } from "./account.ts";
import { albumDetail } from "./album-detail.ts";
import { albumList } from "./album-list.ts";
import { auth } from "./auth.ts";
import { blogArticle } from "./blog-article.ts";
import { blogFolder } from "./blog-folder.ts";
import { blogList } from "./blog-list.ts";
import { cartAddress } from "./cart-address.ts";
import { cartPayment } from "./cart-payment.ts";
import { cartShipping } from "./cart-shipping.ts";
import { cartSuccess } from "./cart-success.ts";
import { cart } from "./cart.ts";
import { contact } from "./contact.ts";
import { content } from "./content.ts";
import { cookiePolicy } from "./cookie-policy.ts";
import { elementDetail } from "./element-detail.ts";
import { elementList } from "./element-list.ts";
import { error } from "./error.ts";
import { home } from "./home.ts";
import { legalNotice } from "./legal-notice.ts";
import { newsDetail } from "./news-detail.ts";
import { newsList } from "./news-list.ts";
import { newsletterConfirm } from "./newsletter-confirm.ts";
import { newsletterUnsubscribe } from "./newsletter-unsubscribe.ts";
import { newsletter } from "./newsletter.ts";
import { notFound } from "./not-found.ts";
import { passwordResetAsk } from "./password-reset-ask.ts";
import { passwordReset } from "./password-reset.ts";
import { orderCancel } from "./order-cancel.ts";
import { orderError } from "./order-error.ts";
import { orderPaymentResult } from "./order-payment-result.ts";
import { orderSuccess } from "./order-success.ts";
import type { PageType } from "./page-type.ts";
import { privacyPolicy } from "./privacy-policy.ts";
import { productCustomize } from "./product-customize.ts";
import { productList } from "./product-list.ts";
import { productPage } from "./product-page.ts";
import { productSearch } from "./product-search.ts";
import { realisationList } from "./realisation-list.ts";
import { saleTerms } from "./sale-terms.ts";
import { serviceDetail } from "./service-detail.ts";
import { serviceList } from "./service-list.ts";
import { useTerms } from "./use-terms.ts";
import { withdrawal } from "./withdrawal.ts";
import { wineDeclination } from "./wine-declination.ts";
import { wineDetail } from "./wine-detail.ts";
import { wineYear } from "./wine-year.ts";

/** Every page type of the product. */
export const pageTypes: readonly PageType[] = [
  home,
  content,
  newsList,
  newsDetail,
  productList,
  productSearch,
  productPage,
  productCustomize,
  wineDetail,
  wineDeclination,
  wineYear,
  cart,
  auth,
  passwordResetAsk,
  passwordReset,
  cartAddress,
  cartShipping,
  account,
  accountProfile,
  cartPayment,
  cartSuccess,
  orderSuccess,
  orderError,
  orderCancel,
  orderPaymentResult,
  accountOrders,
  accountOrder,
  accountOrderReturn,
  accountOrderReturnState,
  blogList,
  blogFolder,
  blogArticle,
  serviceList,
  serviceDetail,
  realisationList,
  albumList,
  albumDetail,
  elementList,
  elementDetail,
  newsletter,
  newsletterConfirm,
  newsletterUnsubscribe,
  contact,
  cookiePolicy,
  privacyPolicy,
  legalNotice,
  saleTerms,
  useTerms,
  accessibility,
  withdrawal,
  notFound,
  error,
];

const bySlug = new Map(pageTypes.map((pageType) => [pageType.slug, pageType]));

/** Finds a page type by its slug. */
export function findPageType(slug: string): PageType | undefined {
  return bySlug.get(slug);
}
