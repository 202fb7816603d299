import { type Both, both } from "./both.ts";

interface FooterLink {
  readonly title: Both;
  readonly link: string;
}

/** What every footer leads to, because the law wants it to. */
export const legalLinks: readonly FooterLink[] = [
  { title: both("Mentions légales", "Legal notice"), link: "/legal-notice" },
  { title: both("Conditions de vente", "Terms of sale"), link: "/sale-terms" },
  { title: both("Conditions d’utilisation", "Terms of use"), link: "/use-terms" },
  { title: both("Confidentialité", "Privacy policy"), link: "/privacy-policy" },
  { title: both("Cookies", "Cookies"), link: "/cookie-policy" },
];

/** The links in the footer (spec §7, `link-footer`); each page writes them as its language's own addresses. */
export const footerLinks: readonly FooterLink[] = [
  { title: both("Nos vins", "Our wines"), link: "/nos-cuvees" },
  { title: both("Contact", "Contact"), link: "/contact" },
  ...legalLinks,
];
