import { richText } from "../../fields/rich-text.ts";
import type { Localized } from "../../locale.ts";
import type { ParameterDefinition } from "./define-parameter.ts";
import { defineParameter } from "./define-parameter.ts";

/** The legal texts (spec §3). */
export const legal: readonly ParameterDefinition[] = [
  legalText("COOKIE_POLICY", { fr_FR: "Politique relative aux cookies", en_US: "Cookie policy" }),
  legalText("PRIVACY_POLICY", { fr_FR: "Politique de confidentialité", en_US: "Privacy policy" }),
  legalText("LEGAL_NOTICE", { fr_FR: "Mentions légales", en_US: "Legal notice" }),
  legalText("SALE_TERMS", { fr_FR: "Conditions générales de vente", en_US: "Terms of sale" }),
  legalText("USE_TERMS", { fr_FR: "Conditions générales d’utilisation", en_US: "Terms of use" }),
  legalText("ACCESSIBILITY_STATEMENT", { fr_FR: "Déclaration d’accessibilité", en_US: "Accessibility statement" }),
];

function legalText(type: string, label: Localized<string>): ParameterDefinition {
  const help = {
    fr_FR: "{{COMPANY_NAME}} et les autres données de l’entreprise sont remplacées par leur valeur.",
    en_US: "{{COMPANY_NAME}} and the other company details are replaced by their value.",
  };
  const field = richText({ label, help });
  return defineParameter({ public: true, type, kind: "TEXT", group: "legal", field, effect: { render: true } });
}
