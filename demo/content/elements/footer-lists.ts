import { both } from "#starter/both.ts";
import { footerLinkList, footerLogoList } from "#starter/element-lists.ts";
import { legalLinks } from "#starter/footer-links.ts";

import type { DemoElementList } from "./element-list.ts";

/** The labels and partners in the footer (spec §7, `logo-footer`). */
export const footerLogos: DemoElementList = {
  ...footerLogoList,
  items: [
    {
      title: both("Agriculture biologique depuis 2014", "Organic since 2014"),
      image: "partner-organic",
      link: "/le-vignoble",
    },
    {
      title: both("Haies et biodiversité", "Hedges and biodiversity"),
      image: "partner-environment",
      link: "/le-vignoble",
    },
    { title: both("Vigneron récoltant", "Grower and winemaker"), image: "partner-grower", link: "/la-cave" },
    {
      title: both("En famille depuis 1921", "A family estate since 1921"),
      image: "partner-family",
      link: "/notre-maison",
    },
  ],
};

/** The links in the footer (spec §7, `link-footer`). */
export const footerLinks: DemoElementList = {
  ...footerLinkList,
  items: [
    { title: both("Nos cuvées", "Our wines"), link: "/nos-cuvees" },
    { title: both("Commander", "How to order"), link: "/commander" },
    { title: both("Visiter le domaine", "Visit the estate"), link: "/visiter" },
    { title: both("Actualités", "News"), link: "/actualites" },
    ...legalLinks,
  ],
};
