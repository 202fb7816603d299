import { text } from "../../fields/text.ts";
import type { Localized } from "../../locale.ts";
import type { ParameterDefinition } from "./define-parameter.ts";
import { defineParameter } from "./define-parameter.ts";

/** Who the estate is, in law and for its customers (spec §3). */
export const company: readonly ParameterDefinition[] = [
  detail("COMPANY_NAME", { fr_FR: "Nom de l’entreprise", en_US: "Company name" }),
  detail("COMPANY_LEGAL_AGENT", { fr_FR: "Représentant légal", en_US: "Legal representative" }),
  detail("COMPANY_LEGAL_NAME", { fr_FR: "Raison sociale", en_US: "Registered company name" }),
  detail("COMPANY_CORPORATE_FORM", { fr_FR: "Forme juridique", en_US: "Legal form" }),
  detail("COMPANY_SHARE_CAPITAL", { fr_FR: "Capital social", en_US: "Share capital" }),
  detail("COMPANY_RCS", { fr_FR: "Numéro RCS", en_US: "Trade register number (RCS)" }),
  detail("COMPANY_SIRET", { fr_FR: "Numéro SIRET", en_US: "SIRET number" }),
  detail("COMPANY_VAT_NUMBER", { fr_FR: "Numéro de TVA", en_US: "VAT number" }),
  detail("COMPANY_HEAD_OFFICE", { fr_FR: "Siège social", en_US: "Registered office" }),
  detail("COMPANY_PHONE", { fr_FR: "Téléphone", en_US: "Phone" }),
  detail("COMPANY_EMAIL", { fr_FR: "Adresse e-mail", en_US: "E-mail address" }),
];

function detail(type: string, label: Localized<string>): ParameterDefinition {
  const field = text({ label, localized: false, max: 200 });
  return defineParameter({ public: true, type, kind: "STRING", group: "company", field, effect: { render: true } });
}
