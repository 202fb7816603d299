import type { Both } from "./both.ts";
import { cookiePolicy } from "./legal/cookie-policy.ts";
import { legalNotice } from "./legal/legal-notice.ts";
import { privacyPolicy } from "./legal/privacy-policy.ts";
import { saleTerms } from "./legal/sale-terms.ts";
import { useTerms } from "./legal/use-terms.ts";

/** What a site starts with where the parameters' own defaults say nothing: drafts of the legal texts (spec §3). */
export const startingParameters: Readonly<Record<string, Both>> = {
  LEGAL_NOTICE: legalNotice,
  SALE_TERMS: saleTerms,
  USE_TERMS: useTerms,
  PRIVACY_POLICY: privacyPolicy,
  COOKIE_POLICY: cookiePolicy,
};
