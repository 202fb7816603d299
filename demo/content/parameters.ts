import type { Both } from "#starter/both.ts";
import type { SiteInfo } from "#schemas/site/site-info.ts";

import { companyDetails } from "./company.ts";
import { accessibility } from "./legal/accessibility.ts";
import { legalNotice } from "./legal/legal-notice.ts";
import { cookiePolicy } from "./legal/cookie-policy.ts";
import { privacyPolicy } from "./legal/privacy-policy.ts";
import { saleTerms } from "./legal/sale-terms.ts";
import { useTerms } from "./legal/use-terms.ts";

/** The estate's settings where they differ from the product's defaults: a text, or one per language. */
export const demoParameters: Readonly<Record<string, string | Both>> = {
  COLOR_PRIMARY: "#6B1F2E",
  COLOR_ACCENT: "#B08A4A",
  COLOR_BACKGROUND: "#F7F3EA",
  COLOR_FONT: "#221C18",
  COLOR_HEADER: "#F7F3EA",
  COLOR_FOOTER: "#2A1A1C",
  COLOR_MENU: "#221C18",
  COLOR_MENU_ACTIVE: "#6B1F2E",
  COLOR_MOBILE_MENU: "#F7F3EA",
  COLOR_TOP_BAR: "#2A1A1C",

  SHOW_BLOG: "true",
  SHOW_GRAPE_VARIETIES: "true",

  CONSENT_LANGUAGE: "visitor",

  IS_MENU_FIXED: "true",
  LOGO_HEIGHT: "44",
  LOGO_HEIGHT_MOBILE: "40",
  LOGO_HEIGHT_FOOTER: "140",
  DETAIL_PAGE_MARGIN_TOP: "56",

  ...companyDetails,

  OPENING_HOURS_MONDAY: "closed",
  OPENING_HOURS_TUESDAY: "10:00-12:00, 14:00-18:00",
  OPENING_HOURS_WEDNESDAY: "10:00-12:00, 14:00-18:00",
  OPENING_HOURS_THURSDAY: "10:00-12:00, 14:00-18:00",
  OPENING_HOURS_FRIDAY: "10:00-12:00, 14:00-19:00",
  OPENING_HOURS_SATURDAY: "10:00-19:00",
  OPENING_HOURS_SUNDAY: '10:00-13:00 ({"fr_FR":"d’avril à octobre","en_US":"April to October"})',

  INSTAGRAM_URL: "https://social.example/clairveille",
  FACEBOOK_URL: "https://social.example/domaine.clairveille",

  LEGAL_NOTICE: legalNotice,
  PRIVACY_POLICY: privacyPolicy,
  COOKIE_POLICY: cookiePolicy,
  SALE_TERMS: saleTerms,
  USE_TERMS: useTerms,
  ACCESSIBILITY_STATEMENT: accessibility,
};

/** What kind of site it is, and its two faces: a garalde for titles, a humanist sans for the rest. */
export const demoSiteInfo: Partial<Omit<SiteInfo, "id">> = {
  name: "Domaine Clairveille",
  isWinemaker: true,
  isECommerce: true,
  isBuilding: false,
  defaultLang: "fr_FR",
  fonts: [
    { type: "TITLE", family: "Cormorant Garamond", colour: null, size: 56, weight: 500, style: "normal" },
    { type: "CONTENT", family: "Alegreya Sans", colour: null, size: 19, weight: 400, style: "normal" },
    { type: "MENU", family: "Alegreya Sans", colour: null, size: 17, weight: 400, style: "normal" },
  ],
};
