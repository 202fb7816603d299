import type { LayoutDocument } from "#schemas/page/layout.ts";

import { type Both, both } from "../both.ts";
import { block, layout, section } from "../layout-builder.ts";
import { title } from "./pieces.ts";

/** The texts themselves are parameters, so that the estate changes them in one place. */
export const legalNoticeLayout = legalLayout(both("Mentions légales", "Legal notice"), "LEGAL_NOTICE");

export const privacyPolicyLayout = legalLayout(
  both("Politique de confidentialité", "Privacy policy"),
  "PRIVACY_POLICY",
);

export const cookiePolicyLayout = legalLayout(both("Politique relative aux cookies", "Cookie policy"), "COOKIE_POLICY");

export const saleTermsLayout = legalLayout(both("Conditions générales de vente", "Terms of sale"), "SALE_TERMS");

export const useTermsLayout = legalLayout(both("Conditions d’utilisation", "Terms of use"), "USE_TERMS");

/** Where a buyer withdraws; the words are the block's own. */
export const withdrawalLayout: LayoutDocument = layout(
  "page",
  section("withdrawal-band", { width: "narrow" }, [block("withdrawal", "withdrawal", { isPageTitle: true })]),
);

type LegalText = "LEGAL_NOTICE" | "PRIVACY_POLICY" | "COOKIE_POLICY" | "SALE_TERMS" | "USE_TERMS";

function legalLayout(name: Both, text: LegalText): LayoutDocument {
  return layout(
    "page",
    section("text-band", { width: "narrow" }, [
      title("text-title", name, { level: 1 }),
      block("text", "legal-text", { text }),
    ]),
  );
}
