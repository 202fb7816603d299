/** What changes on a page when a parameter does. */
export type Effect = {
  readonly path: string;
  /** The value before; left out: the catalogue's initial one. */
  readonly from?: string;
  readonly to: string;
  /** Other parameters that it needs beside it. */
  readonly with?: Readonly<Record<string, string>>;
} & (
  | {
      /** There after the change and not before. */
      readonly shows: RegExp;
      readonly hides?: undefined;
    }
  | {
      /** There before the change and not after. */
      readonly hides: RegExp;
    }
);

const plausible = { PLAUSIBLE_DOMAIN: "estate.test" };
const wine = "/wines/les-terrasses/1";

/** What each parameter that changes markup does (spec §3); those that are styles need no entry. */
export const renderEffects: Readonly<Record<string, Effect>> = {
  TEXT_CROPPING: { path: "/essai", from: "120", to: "20", shows: />[^<]{5,20}…</ },

  MENU_TYPE: { path: "/", to: "BURGER", shows: /<header class="[^"]*type-burger/ },
  MENU_ALIGNMENT: { path: "/", to: "CENTER", shows: /<header class="[^"]*alignment-center/ },
  MENU_HOVER: { path: "/", to: "COLOR", shows: /<header class="[^"]*hover-color/ },
  MENU_ACTIVE: { path: "/", to: "COLOR", shows: /<header class="[^"]*active-color/ },
  IS_MENU_FIXED: { path: "/", to: "true", shows: /<header class="[^"]*_fixed_/ },

  SHOW_SEARCH_BAR: toggle("/", /action="\/recherche"/),
  SHOW_NUTRITIONAL_TABLE: toggle(wine, /Matières grasses/),
  SHOW_PRICES: toggle("/nos-cuvees", /data-price/),
  SHOW_DISCOUNT_PERCENTAGE: toggle(wine, /class="[^"]*_percent_[^"]*">−\d+\u00a0%/),
  SHOW_ALCOHOL_MESSAGE: toggle("/", /aria-label="Message sanitaire"/),
  SHOW_ETHYLOTEST_BANNER: toggle("/", /data-block="ethylotest-banner"[^>]*><(?!\/div)/),
  SHOW_PROMO_BANNER: toggle("/", /data-boot="promo-banner"/),
  SHOW_NEWSLETTER: toggle("/essai", /type="email"/),
  SHOW_BLOG: toggle("/", /<header .*href="\/blog".*<\/header>/s),
  SHOW_GRAPE_VARIETIES: toggle(wine, /<dt>Cépages<\/dt>/),
  BLOCK_MINORS: toggle("/", /data-boot="minors-gate"/),

  ROOT_REDIRECT: { path: "/", to: "/le-vignoble", shows: /^302 \/le-vignoble / },
  ROOT_REDIRECT_STATUS: { path: "/", with: { ROOT_REDIRECT: "/le-vignoble" }, to: "301", shows: /^301 / },

  COMPANY_NAME: { path: "/", to: "Château Essai", shows: /Château Essai/ },
  COMPANY_LEGAL_AGENT: {
    path: "/legal-notice",
    with: { LEGAL_NOTICE: "<p>{{COMPANY_LEGAL_AGENT}}</p>" },
    to: "Ida Essai",
    shows: /<p>Ida Essai<\/p>/,
  },
  COMPANY_LEGAL_NAME: { path: "/", to: "SCEA Essai", shows: /SCEA Essai/ },
  COMPANY_CORPORATE_FORM: { path: "/", to: "Forme d’essai", shows: /Forme d’essai/ },
  COMPANY_SHARE_CAPITAL: { path: "/", to: "12 345 €", shows: /au capital de 12\u202f345\u00a0€/ },
  COMPANY_RCS: { path: "/", to: "Essai 123", shows: /RCS Essai 123/ },
  COMPANY_SIRET: { path: "/", to: "999 111", shows: /SIRET 999\u00a0111/ },
  COMPANY_VAT_NUMBER: { path: "/", to: "FR99", shows: /TVA FR99/ },
  COMPANY_HEAD_OFFICE: { path: "/", to: "9 rue de l’Essai", shows: /<address.*9 rue de l’Essai.*<\/address>/s },
  COMPANY_PHONE: { path: "/", to: "01 02 03 04 05", shows: /href="tel:0102030405"/ },
  COMPANY_EMAIL: { path: "/", to: "essai@example.org", shows: /href="mailto:essai@example\.org"/ },

  ...Object.fromEntries(
    ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"].map((day) => [
      `OPENING_HOURS_${day}`,
      {
        path: "/",
        to: `08:00-09:15 (${day})`,
        shows: new RegExp(`<dd>8\u00a0h – 9\u00a0h\u00a015, ${day}</dd>`),
      },
    ]),
  ),
  ...Object.fromEntries(
    [
      "FACEBOOK",
      "INSTAGRAM",
      "TWITTER",
      "LINKEDIN",
      "TIKTOK",
      "YOUTUBE",
      "PINTEREST",
      "TRIPADVISOR",
      "REVIEW_PAGE",
    ].map((name) => [
      `${name}_URL`,
      {
        path: "/essai",
        to: `https://essai.example/${name}`,
        shows: new RegExp(`href="https://essai.example/${name}"`),
      },
    ]),
  ),

  COOKIE_POLICY: legal("/cookie-policy"),
  PRIVACY_POLICY: legal("/privacy-policy"),
  LEGAL_NOTICE: legal("/legal-notice"),
  SALE_TERMS: legal("/sale-terms"),
  USE_TERMS: legal("/use-terms"),
  ACCESSIBILITY_STATEMENT: legal("/accessibility"),

  RETURN_DELAY: { path: "/nos-cuvees", to: "30", shows: /Vous avez 30 jours/ },
  PRICES_VALID_FROM: { path: "/nos-cuvees", to: "03-15", shows: /du 15 mars au 31 janvier/ },
  PRICES_VALID_TO: { path: "/nos-cuvees", to: "12-24", shows: /du 1<sup>er<\/sup> février au 24 décembre/ },
  STOCK_SHOW_REMAINING: toggle(wine, /Il en reste 7/),
  STOCK_HIDE_SOLD_OUT: { path: "/nos-cuvees", from: "false", to: "true", hides: /<a href="\/wines\/la-centenaire\/8"/ },

  CONSENT_LANGUAGE: { path: "/", with: plausible, to: "visitor", shows: /"language":"visitor"/ },
  COOKIE_CONSENT_MONTHS: { path: "/", with: plausible, to: "12", shows: /"months":12/ },
  MATOMO_URL: { path: "/", with: { MATOMO_SITE_ID: "3" }, to: "https://a.test", shows: /"url":"https:\/\/a\.test\/"/ },
  MATOMO_SITE_ID: { path: "/", with: { MATOMO_URL: "https://a.test" }, to: "37", shows: /"site":"37"/ },
  GOOGLE_ANALYTICS_ID: { path: "/", to: "G-AB12CD34", shows: /"id":"G-AB12CD34"/ },
  CLARITY_ID: { path: "/", to: "ab12cd34ef", shows: /"id":"ab12cd34ef"/ },
  PLAUSIBLE_DOMAIN: { path: "/", to: "estate.test", shows: /"domain":"estate\.test"/ },
  PLAUSIBLE_HOST: { path: "/", with: plausible, to: "stats.estate.test", shows: /"host":"stats\.estate\.test"/ },
  TAG_MANAGER_IDS: { path: "/", to: "GTM-AB12CD3", shows: /"ids":\["GTM-AB12CD3"\]/ },
  FACEBOOK_PIXEL_ID: { path: "/", to: "123456789012345", shows: /"id":"123456789012345"/ },

  CUSTOM_HTML: { path: "/", to: '<p class="essai">Essai</p>', shows: /<p class="essai">Essai<\/p>/ },
  CUSTOM_CSS: { path: "/", to: ".essai{color:#123456}", shows: /\.essai\s*\{/ },
  CUSTOM_SCRIPT: { path: "/", to: "console.info('essai')", shows: /src="\/custom\/[^"]+\.js"/ },
};

/** The test that shows what a change of each other one does: it stands beside the rules that follow it. */
export const comesWith: Readonly<Record<string, string>> = {
  ASK_BIRTHDATE: "tests/integration/api-accounts.test.ts",
  MOBILE_PHONES_ONLY: "tests/integration/api-accounts.test.ts",
  MATOMO_EMAIL_DIMENSION: "schemas/site/trackers.test.ts",
  PAYMENT_METHOD: "tests/integration/db-payments.test.ts",
  EXPEDITION_BOTTLES_MIN: "tests/integration/db-shipping.test.ts",
  EXPEDITION_BOTTLES_MAX: "tests/integration/db-shipping.test.ts",
  BOTTLE_MULTIPLE: "tests/integration/db-shipping.test.ts",
  FREE_SHIPPING_BOTTLES: "tests/integration/db-shipping.test.ts",
  FREE_SHIPPING_AMOUNT: "tests/integration/db-shipping.test.ts",
  RETURNS_ACTIVE: "tests/integration/db-returns.test.ts",
  RETURN_MESSAGE: "tests/integration/db-returns.test.ts",
  RETURN_ASK_DESCRIPTION: "tests/integration/db-returns.test.ts",
  LABEL_SENT_DESCRIPTION: "tests/integration/db-returns.test.ts",
  PRODUCT_RECEIVED_DESCRIPTION: "tests/integration/db-returns.test.ts",
  STOCK_LOW: "tests/integration/inventory.test.ts",
  UNPAID_ORDERS: "tests/integration/db-unpaid-orders.test.ts",
  UNPAID_BOTTLES: "tests/integration/db-unpaid-orders.test.ts",
  CLICK_AND_COLLECT_DELAY: "tests/integration/db-pickup.test.ts",
  SELL_ONLY_IN_FRANCE: "tests/integration/db-shipping.test.ts",
  SELL_WORLDWIDE: "tests/integration/api-checkout.test.ts",
  CUSTOM_SCRIPT_HOSTS: "server/http/site/custom-code.test.ts",
  SVG_HOSTS: "tests/integration/media-hosts.test.ts",
};

function toggle(path: string, shows: RegExp): Effect {
  return { path, from: "false", to: "true", shows };
}

function legal(path: string): Effect {
  return { path, to: "<p>Texte d’essai</p>", shows: /<p>Texte d’essai<\/p>/ };
}
