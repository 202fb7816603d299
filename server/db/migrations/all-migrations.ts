import { siteAndPages } from "./001-site-and-pages.ts";
import { content } from "./002-content.ts";
import { products } from "./003-products.ts";
import { accounts } from "./004-accounts.ts";
import { estateContent } from "./005-estate-content.ts";
import { productSheets } from "./006-product-sheets.ts";
import { stock } from "./007-stock.ts";
import { soldForms } from "./008-sold-forms.ts";
import { idempotency } from "./009-idempotency.ts";
import { emails } from "./010-emails.ts";
import { storedResponses } from "./011-kept-answers.ts";
import { boxContents } from "./012-box-contents.ts";
import { throttles } from "./013-throttles.ts";
import { mediaHash } from "./014-media-hash.ts";
import { visits } from "./015-visits.ts";
import { mediaFocal } from "./016-media-focal.ts";
import { productChanges } from "./017-product-changes.ts";
import { backLabels } from "./018-back-labels.ts";
import { mails } from "./019-mails.ts";
import { carts } from "./020-carts.ts";
import { shipping } from "./021-shipping.ts";
import { pickup } from "./022-pickup.ts";
import { passwordResets } from "./023-password-resets.ts";
import { priceHistory } from "./024-price-history.ts";
import { orders } from "./025-orders.ts";
import { payments } from "./026-payments.ts";
import { checkouts } from "./027-checkouts.ts";
import { settingsPresets } from "./040-settings-presets.ts";
import { formsOfThePanel } from "./041-forms-of-the-panel.ts";
import { popupContent } from "./042-popup-content.ts";
import { withdrawals } from "./045-withdrawals.ts";
import { returns } from "./046-returns.ts";
import { newsletterLists } from "./047-newsletter-lists.ts";
import { foodLabels } from "./048-food-labels.ts";
import type { Migration } from "./migration.ts";
import { sessionAgents } from "./028-session-agents.ts";
import { userAddresses } from "./029-user-addresses.ts";
import { orderHolders } from "./030-order-holders.ts";
import { endedAccounts } from "./031-ended-accounts.ts";
import { drafts } from "./032-drafts.ts";
import { previews } from "./033-previews.ts";
import { mediaLibrary } from "./034-media-library.ts";
import { forms } from "./035-forms.ts";
import { pageViews } from "./036-page-views.ts";
import { contactForms } from "./037-contact-forms.ts";
import { structuredHours } from "./038-opening-hours.ts";
import { fontFamilies } from "./039-font-families.ts";
import { customizations } from "./050-customizations.ts";
import { toldLines } from "./051-told-lines.ts";
import { formerSlugs } from "./052-former-slugs.ts";
import { mediaEdits } from "./053-media-edits.ts";
import { plannedPublications } from "./054-planned-publications.ts";
import { sharedDrafts } from "./055-shared-drafts.ts";
import { records } from "./056-records.ts";
import { orderDesk } from "./057-order-desk.ts";
import { people } from "./058-people.ts";
import { pickupClosures } from "./059-pickup-closures.ts";
import { orderPapers } from "./049-order-papers.ts";
import { figures } from "./061-figures.ts";
import { stockMovements } from "./062-stock-movements.ts";
import { imports } from "./064-imports.ts";
import { startingElementLists } from "./066-starting-lists.ts";
import { elementListNames } from "./067-element-list-names.ts";
import { customizationId } from "./069-customization-id.ts";
import { foundBy } from "./070-found-by.ts";
import { refundAskedBy } from "./071-refund-asked-by.ts";

/** Every migration, in the order of its number. */
export const allMigrations: readonly Migration[] = [
  siteAndPages,
  content,
  products,
  accounts,
  estateContent,
  productSheets,
  stock,
  soldForms,
  idempotency,
  emails,
  storedResponses,
  boxContents,
  throttles,
  mediaHash,
  visits,
  mediaFocal,
  productChanges,
  backLabels,
  mails,
  carts,
  shipping,
  pickup,
  passwordResets,
  priceHistory,
  orders,
  payments,
  checkouts,
  sessionAgents,
  userAddresses,
  orderHolders,
  endedAccounts,
  drafts,
  previews,
  mediaLibrary,
  forms,
  pageViews,
  contactForms,
  structuredHours,
  fontFamilies,
  settingsPresets,
  formsOfThePanel,
  popupContent,
  withdrawals,
  returns,
  newsletterLists,
  foodLabels,
  orderPapers,
  customizations,
  toldLines,
  formerSlugs,
  mediaEdits,
  plannedPublications,
  sharedDrafts,
  records,
  orderDesk,
  people,
  pickupClosures,
  figures,
  stockMovements,
  imports,
  startingElementLists,
  elementListNames,
  customizationId,
  foundBy,
  refundAskedBy,
];
