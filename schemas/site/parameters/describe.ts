import type { FieldDescription } from "../../fields/field.ts";
import type { Localized } from "../../locale.ts";
import type { ParameterKind } from "../parameter.ts";
import { parameters } from "./catalogue.ts";
import type { ParameterEffect, ParameterGroup } from "./define-parameter.ts";

export interface ParameterDescription {
  readonly type: string;
  readonly kind: ParameterKind;
  readonly label: Localized<string>;
  readonly help?: Localized<string>;
  readonly initial: string | null;
  readonly public: boolean;
  readonly effect: ParameterEffect;
  readonly field: FieldDescription;
}

export interface GroupDescription {
  readonly group: ParameterGroup;
  readonly label: Localized<string>;
  readonly parameters: readonly ParameterDescription[];
}

export const groupLabels: Readonly<Record<ParameterGroup, Localized<string>>> = {
  colours: { fr_FR: "Couleurs", en_US: "Colors" },
  typography: { fr_FR: "Typographie", en_US: "Typography" },
  logo: { fr_FR: "Logo", en_US: "Logo" },
  menu: { fr_FR: "Menu", en_US: "Menu" },
  display: { fr_FR: "Affichage", en_US: "Display" },
  company: { fr_FR: "Entreprise", en_US: "Company" },
  hours: { fr_FR: "Horaires d’ouverture", en_US: "Opening hours" },
  social: { fr_FR: "Réseaux sociaux", en_US: "Social networks" },
  legal: { fr_FR: "Textes légaux", en_US: "Legal texts" },
  shop: { fr_FR: "Boutique", en_US: "Shop" },
  tracking: { fr_FR: "Mesure d’audience et consentement", en_US: "Analytics and consent" },
  "custom-code": { fr_FR: "Code ajouté", en_US: "Added code" },
};

/** The parameters as data, by group in the order of the catalogue: for the operator's panel and the documentation. */
export function describeParameters(): readonly GroupDescription[] {
  const groups = new Map<ParameterGroup, ParameterDescription[]>();
  for (const { group, field, ...rest } of parameters) {
    const description = { ...rest, field: field.describe() };
    groups.set(group, [...(groups.get(group) ?? []), description]);
  }
  return [...groups].map(([group, described]) => ({ group, label: groupLabels[group], parameters: described }));
}
