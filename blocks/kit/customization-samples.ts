import type {
  DeclinationCustomization,
  LineAnswer,
  ProductCustomization,
} from "#schemas/content/product-customization.ts";

import { sampleDeclination, samplePicture, sampleProductDetail } from "./samples.ts";

const none = { textNumberOfChar: null, selectKey: null, label: null };
const input = { help: "", isRequired: false, maxLength: null, fileKinds: [], customizationValues: [] };

/** How a magnum is made for its buyer: a field of each kind. For fixtures and tests. */
export const sampleCustomization: ProductCustomization = {
  type: "SIMPLE",
  isExcludedFromWithdrawal: true,
  inputs: [
    {
      ...input,
      id: 1,
      inputType: "TEXT",
      label: "Texte à graver",
      help: "Un prénom, une date, quelques mots.",
      isRequired: true,
      maxLength: 40,
      customizationValues: [
        { ...none, textNumberOfChar: 1, costType: "EURO", amount: 8 },
        { ...none, textNumberOfChar: 21, costType: "EURO", amount: 12 },
      ],
    },
    {
      ...input,
      id: 2,
      inputType: "SELECT",
      label: "Couleur de la cire",
      isRequired: true,
      customizationValues: [
        { ...none, selectKey: "red", label: "Lie-de-vin", costType: "NONE", amount: 0 },
        { ...none, selectKey: "gold", label: "Or", costType: "PERCENT", amount: 12.5 },
        { ...none, selectKey: "black", label: "Noir", costType: "EURO", amount: 3 },
      ],
    },
    {
      ...input,
      id: 3,
      inputType: "CHECKBOX",
      label: "Dans un coffret de chêne",
      help: "Fait à la main à dix kilomètres du domaine.",
      customizationValues: [{ ...none, costType: "EURO", amount: 18 }],
    },
    {
      ...input,
      id: 4,
      inputType: "FILE",
      label: "Un dessin pour l’étiquette",
      fileKinds: ["png", "pdf"],
      customizationValues: [{ ...none, costType: "EURO", amount: 5 }],
    },
  ],
};

/** The same with all that its page shows. For fixtures and tests. */
export const sampleCustomized: DeclinationCustomization = {
  product: sampleProductDetail({ customization: "REQUIRED" }),
  declination: sampleDeclination({
    id: 90,
    capacity: 1.5,
    capacityUnit: "LITER",
    price: 39.9,
    variations: [{ idVariation: 1, id: 2, label: "Magnum" }],
    image: samplePicture({ id: 6, path: "bottles/les-terrasses.png", alt: "", width: 320, height: 1200 }),
  }),
  customization: sampleCustomization,
  url: "/products/les-terrasses/1/90/customize",
};

const answer: LineAnswer = {
  id: 1,
  label: "Texte à graver",
  inputType: "TEXT",
  formAnswer: "Pour Lise et Paul, le 12 juin 2027",
  filename: null,
  textValue: "Pour Lise et Paul, le 12 juin 2027",
  checkboxValue: false,
  selectValue: null,
  costType: "EURO",
  amount: 12,
  cost: 12,
  url: null,
};

/** What a line of a cart or an order says of it. For fixtures and tests. */
export const sampleLineAnswers: readonly LineAnswer[] = [
  answer,
  {
    ...answer,
    ...{ id: 2, label: "Couleur de la cire", inputType: "SELECT", formAnswer: "Or", textValue: null },
    ...{ selectValue: { key: "gold", value: "Or" }, costType: "PERCENT", amount: 12.5, cost: 4.99 },
  },
  {
    ...answer,
    ...{ id: 3, label: "Dans un coffret de chêne", inputType: "CHECKBOX", formAnswer: "Oui", textValue: null },
    ...{ checkboxValue: true, amount: 18, cost: 18 },
  },
  {
    ...answer,
    ...{ id: 4, label: "Un dessin pour l’étiquette", inputType: "FILE", formAnswer: "blason-de-la-famille.png" },
    ...{ filename: "blason-de-la-famille.png", textValue: null, amount: 5, cost: 5 },
  },
];
