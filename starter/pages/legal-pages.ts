import { both } from "../both.ts";
import {
  cookiePolicyLayout,
  legalNoticeLayout,
  privacyPolicyLayout,
  saleTermsLayout,
  useTermsLayout,
  withdrawalLayout,
} from "../layouts/legal.ts";
import type { StartingPage } from "../page.ts";

/** The five legal pages (spec §2), and where a buyer withdraws. */
export const legalPages: readonly StartingPage[] = [
  {
    name: "legalNotice",
    type: "legal-notice",
    slug: both("mentions-legales", "legal-notice"),
    menuTitle: both("Mentions légales", "Legal notice"),
    metaDescription: both("Qui publie ce site, et qui l’héberge.", "Who publishes this site, and who hosts it."),
    layout: legalNoticeLayout,
  },
  {
    name: "saleTerms",
    type: "sale-terms",
    slug: both("conditions-generales-de-vente", "terms-of-sale"),
    menuTitle: both("Conditions de vente", "Terms of sale"),
    title: both("Conditions générales de vente", "Terms of sale"),
    metaDescription: both(
      "Commande, prix, livraison, rétractation, garanties.",
      "Orders, prices, delivery, withdrawal, warranties.",
    ),
    layout: saleTermsLayout,
  },
  {
    name: "withdrawal",
    type: "withdrawal",
    slug: both("renoncer-au-contrat", "withdraw-from-contract"),
    menuTitle: both("Renoncer au contrat", "Withdraw from contract"),
    metaDescription: both("Renoncer à une commande, sans motif.", "Withdraw from an order, without a reason."),
    layout: withdrawalLayout,
  },
  {
    name: "useTerms",
    type: "use-terms",
    slug: both("conditions-d-utilisation", "terms-of-use"),
    menuTitle: both("Conditions d’utilisation", "Terms of use"),
    metaDescription: both("Comment se servir de ce site.", "How to use this site."),
    layout: useTermsLayout,
  },
  {
    name: "privacyPolicy",
    type: "privacy-policy",
    slug: both("politique-de-confidentialite", "privacy-policy"),
    menuTitle: both("Confidentialité", "Privacy policy"),
    title: both("Politique de confidentialité", "Privacy policy"),
    metaDescription: both("Vos données : lesquelles, pourquoi, combien de temps.", "Your data: which, why, how long."),
    layout: privacyPolicyLayout,
  },
  {
    name: "cookiePolicy",
    type: "cookie-policy",
    slug: both("politique-cookies", "cookie-policy"),
    menuTitle: both("Cookies", "Cookies"),
    title: both("Politique relative aux cookies", "Cookie policy"),
    metaDescription: both("Ce que le site garde dans votre navigateur.", "What this site keeps in your browser."),
    layout: cookiePolicyLayout,
  },
];
