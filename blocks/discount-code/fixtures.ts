import { sampleCart } from "#blocks/kit/checkout-samples.ts";
import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleSite } from "#blocks/kit/samples.ts";

import type { discountCodeDefinition } from "./definition.ts";

const site = sampleSite();
const page = { type: "cart", zone: "private" } as const;
const coded = { ...sampleCart, discountCode: "AUTOMNE", isCodeApplied: true };

export const discountCodeFixtures: readonly BlockFixture<typeof discountCodeDefinition>[] = [
  {
    name: "on a public page",
    locale: "fr_FR",
    props: { title: "Un code des vendanges ?" },
    data: { cart: null, site },
  },
  {
    name: "refused",
    locale: "en_US",
    props: { title: "" },
    data: { cart: sampleCart, site },
    query: { state: "code" },
    page,
  },
  {
    name: "taken, where the cart isn't known",
    locale: "en_US",
    props: { title: "" },
    data: { cart: null, site },
    query: { state: "coded" },
  },
  { name: "entered", locale: "fr_FR", props: { title: "" }, data: { cart: coded, site }, page },
  {
    name: "nothing is sold here",
    locale: "fr_FR",
    props: { title: "" },
    data: { cart: null, site: { ...site, isECommerce: false } },
  },
];
