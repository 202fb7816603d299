import { sampleCustomization, sampleCustomized } from "#blocks/kit/customization-samples.ts";
import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleDeclination, sampleParameters, sampleSite } from "#blocks/kit/samples.ts";
import { type SavedAnswer, writeSaved } from "#schemas/commerce/customization-form.ts";
import type { DeclinationCustomization } from "#schemas/content/product-customization.ts";

import type { productCustomizationDefinition } from "./definition.ts";

type Fixture = BlockFixture<typeof productCustomizationDefinition>;

const props = { title: "Personnaliser", product: null };
const data = {
  customized: sampleCustomized,
  parameters: sampleParameters({ SHOW_PRICES: "true" }),
  site: sampleSite(),
};
const page = { type: "product-customize", path: "/products/les-terrasses/1/90/customize" } as const;
const english = { ...page, path: "/en_US/products/les-terrasses/1/90/customize" } as const;

const stepped: DeclinationCustomization = {
  ...sampleCustomized,
  customization: { ...sampleCustomization, type: "DYNAMIC_FORM", isExcludedFromWithdrawal: false },
};
const none = { textValue: null, checkboxValue: false, selectKey: null, file: null, filename: null };
const file = { file: "0123456789abcdef0123456789abcdef", filename: "blason-de-la-famille.png" };
const answers: readonly SavedAnswer[] = [
  { ...none, id: 1, textValue: "Pour Lise et Paul, le 12 juin" },
  { ...none, id: 2, selectKey: "gold" },
  { ...none, id: 3 },
  { ...none, id: 4, ...file },
];
const price = {
  customization: 21.99,
  unitPrice: 61.89,
  total: 123.78,
  answers: [
    { id: 1, costType: "EURO", amount: 12, cost: 12 },
    { id: 2, costType: "PERCENT", amount: 12.5, cost: 4.99 },
    { id: 4, costType: "EURO", amount: 5, cost: 5 },
  ],
};
const said = { form: "customization", errors: {}, message: "" };

export const productCustomizationFixtures: readonly Fixture[] = [
  { name: "all fields at once", locale: "fr_FR", props, data, page },
  {
    name: "all at once, refused, with its file",
    locale: "en_US",
    props: { ...props, title: "Customize" },
    data,
    page: english,
    said: {
      ...said,
      values: {
        ...{ saved: writeSaved(answers.slice(3)), index: "0", quantity: "2", price: "" },
        ...{ "f.1": "For Lise and Paul, on the twelfth of June of this year", "f.3": "true" },
      },
      errors: { "f.1": "must have at most 40 characters", "f.2": "is required" },
    },
  },
  {
    name: "the first of several steps",
    locale: "fr_FR",
    props,
    data: { ...data, customized: stepped },
    page,
  },
  {
    name: "a later step",
    locale: "fr_FR",
    props,
    data: { ...data, customized: stepped },
    page,
    said: {
      ...said,
      values: { saved: writeSaved(answers.slice(0, 2)), index: "2", price: JSON.stringify(price) },
    },
  },
  {
    name: "a step that is refused",
    locale: "en_US",
    props: { ...props, title: "Customize" },
    data: { ...data, customized: stepped },
    page: english,
    said: {
      ...said,
      values: { saved: writeSaved(answers.slice(0, 1)), index: "1", price: "" },
      errors: { "f.2": "is required" },
    },
  },
  {
    name: "after the last step",
    locale: "fr_FR",
    props,
    data: { ...data, customized: stepped },
    page,
    said: {
      ...said,
      values: { saved: writeSaved(answers), index: "4", quantity: "2", price: JSON.stringify(price) },
    },
  },
  { name: "added", locale: "fr_FR", props, data, page, query: { state: "added_90" } },
  {
    name: "without prices",
    locale: "en_US",
    props: { ...props, title: "Customize" },
    data: { ...data, parameters: sampleParameters({ SHOW_PRICES: "false" }) },
  },
  {
    name: "sold out",
    locale: "fr_FR",
    props,
    data: {
      ...data,
      customized: { ...sampleCustomized, declination: sampleDeclination({ id: 90, setQuantity: true, quantity: 0 }) },
    },
    page,
  },
  { name: "no shop", locale: "fr_FR", props, data: { ...data, site: sampleSite({ isECommerce: false }) } },
  { name: "no product", locale: "fr_FR", props, data: { ...data, customized: null } },
];
