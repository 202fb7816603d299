import { type Both, both } from "./both.ts";

/** The links in the footer (spec §7, `link-footer`); each page writes them as its language's own addresses. */
export const footerLinks: readonly { readonly title: Both; readonly link: string }[] = [
  { title: both("Nos vins", "Our wines"), link: "/nos-cuvees" },
  { title: both("Contact", "Contact"), link: "/contact" },
  { title: both("Mentions légales", "Legal notice"), link: "/legal-notice" },
  { title: both("Conditions de vente", "Terms of sale"), link: "/sale-terms" },
  { title: both("Conditions d’utilisation", "Terms of use"), link: "/use-terms" },
  { title: both("Confidentialité", "Privacy policy"), link: "/privacy-policy" },
  { title: both("Cookies", "Cookies"), link: "/cookie-policy" },
];
