import { both } from "#starter/both.ts";
import {
  cookiePolicyLayout,
  legalNoticeLayout,
  privacyPolicyLayout,
  saleTermsLayout,
  useTermsLayout,
  withdrawalLayout,
} from "#starter/layouts/legal.ts";
import type { DemoPage } from "#demo/content/pages.ts";

/** The five legal pages (spec §2), and where a buyer withdraws. */
export const legalPages: readonly DemoPage[] = [
  {
    name: "legalNotice",
    type: "legal-notice",
    slug: both("mentions-legales", "legal-notice"),
    menuTitle: both("Mentions légales", "Legal notice"),
    title: both("Mentions légales", "Legal notice"),
    metaDescription: both(
      "Qui publie ce site, qui l’héberge, et dans quel cadre.",
      "Who publishes this site, who hosts it, and under what terms.",
    ),
    layout: legalNoticeLayout,
  },
  {
    name: "privacyPolicy",
    type: "privacy-policy",
    slug: both("politique-de-confidentialite", "privacy-policy"),
    menuTitle: both("Confidentialité", "Privacy policy"),
    title: both("Politique de confidentialité", "Privacy policy"),
    metaDescription: both(
      "Ce que le domaine sait de vous, pourquoi, et comment l’effacer.",
      "What the estate knows about you, why, and how to have it erased.",
    ),
    layout: privacyPolicyLayout,
  },
  {
    name: "cookiePolicy",
    type: "cookie-policy",
    parent: "privacyPolicy",
    slug: both("politique-cookies", "cookie-policy"),
    menuTitle: both("Cookies", "Cookies"),
    title: both("Politique relative aux cookies", "Cookie policy"),
    metaDescription: both(
      "Quatre cookies, aucun traceur : ce que le site garde dans votre navigateur, et pour combien de temps.",
      "Four cookies, no trackers: what this site keeps in your browser, and for how long.",
    ),
    layout: cookiePolicyLayout,
  },
  {
    name: "saleTerms",
    type: "sale-terms",
    parent: "legalNotice",
    slug: both("conditions-generales-de-vente", "terms-of-sale"),
    menuTitle: both("Conditions de vente", "Terms of sale"),
    title: both("Conditions générales de vente", "Terms of sale"),
    metaDescription: both(
      "Commande, prix, livraison, rétractation, garanties : à quoi le domaine s’engage quand vous achetez une bouteille.",
      "Orders, prices, delivery, withdrawal, warranties: what the estate commits to when you buy a bottle.",
    ),
    layout: saleTermsLayout,
  },
  {
    name: "useTerms",
    type: "use-terms",
    parent: "legalNotice",
    slug: both("conditions-d-utilisation", "terms-of-use"),
    menuTitle: both("Conditions d’utilisation", "Terms of use"),
    title: both("Conditions d’utilisation", "Terms of use"),
    metaDescription: both(
      "Comment se servir de ce site, de ses textes et de ses images.",
      "How this site, its words and its pictures may be used.",
    ),
    layout: useTermsLayout,
  },
  {
    name: "withdrawal",
    type: "withdrawal",
    parent: "legalNotice",
    slug: both("renoncer-au-contrat", "withdraw-from-contract"),
    menuTitle: both("Renoncer au contrat", "Withdraw from contract"),
    title: both("Renoncer au contrat", "Withdraw from contract"),
    metaDescription: both(
      "Renoncer à une commande en deux étapes, sans compte et sans motif.",
      "Withdraw from an order in two steps, without an account and without a reason.",
    ),
    layout: withdrawalLayout,
  },
];
