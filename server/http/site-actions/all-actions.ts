import { accountActions } from "./account-actions.ts";
import { addressActions } from "./address-actions.ts";
import { answerAction } from "./answer-action.ts";
import { authActions } from "./auth-actions.ts";
import { cartActions } from "./cart-actions.ts";
import { checkoutActions } from "./checkout-actions.ts";
import { customizationAction } from "./customization-action.ts";
import { formAction } from "./form-action.ts";
import { newsletterActions } from "./newsletter-actions.ts";
import { orderActions } from "./order-actions.ts";
import { resetActions } from "./reset-actions.ts";
import { returnActions } from "./return-actions.ts";
import type { SiteAction } from "./site-action.ts";
import { withdrawalActions } from "./withdrawal-actions.ts";

/** Every form of the site that works without JavaScript. */
export const siteActions: readonly SiteAction[] = [
  // Spec §7, "public footer form".
  formAction({ path: "/newsletter", call: "subscribeNewsletter", fields: ["email"] }),
  ...newsletterActions,
  answerAction,
  customizationAction,
  ...authActions,
  ...accountActions,
  ...addressActions,
  ...orderActions,
  ...withdrawalActions,
  ...returnActions,
  ...resetActions,
  ...cartActions,
  ...checkoutActions,
];
