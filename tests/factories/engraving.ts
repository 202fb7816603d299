import type { CustomizationDefinition } from "#schemas/commerce/customization-definition.ts";
import type { GivenAnswer } from "#schemas/content/product-customization.ts";

/** A wine of 10 € that may be engraved: 3 € from eleven letters on, a tenth for gilding, 2 € for wax. */
export const engraving: CustomizationDefinition = {
  type: "DYNAMIC_FORM",
  isExcludedFromWithdrawal: true,
  inputs: [
    {
      id: 1,
      inputType: "TEXT",
      label: { fr_FR: "Gravure", en_US: "Engraving" },
      isRequired: true,
      maxLength: 20,
      customizationValues: [
        { textNumberOfChar: 0, costType: "NONE", amount: 0 },
        { textNumberOfChar: 11, costType: "EURO", amount: 300 },
      ],
    },
    {
      id: 2,
      inputType: "SELECT",
      label: { fr_FR: "Dorure" },
      customizationValues: [
        { selectKey: "none", label: { fr_FR: "Sans" }, costType: "NONE", amount: 0 },
        { selectKey: "gold", label: { fr_FR: "À l’or", en_US: "Gold" }, costType: "PERCENT", amount: 1000 },
      ],
    },
    {
      id: 3,
      inputType: "CHECKBOX",
      label: { fr_FR: "Cire" },
      customizationValues: [{ costType: "EURO", amount: 200 }],
    },
  ],
};

export const forLise: readonly GivenAnswer[] = [{ id: 1, textValue: " Pour Lise " }];
export const golden: readonly GivenAnswer[] = [
  { id: 1, textValue: "Pour Lise Aubert" },
  { id: 2, selectValue: { key: "gold" } },
  { id: 3, checkboxValue: true },
];
