import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleSite } from "#blocks/kit/samples.ts";

import type { cartBadgeDefinition } from "./definition.ts";

export const cartBadgeFixtures: readonly BlockFixture<typeof cartBadgeDefinition>[] = [
  { name: "a bag", locale: "fr_FR", props: { form: "icon" }, data: { site: null } },
  {
    name: "of the bar at the foot, on the cart's page",
    locale: "en_US",
    props: { form: "tab" },
    data: { site: sampleSite() },
    page: { type: "cart", path: "/en_US/cart" },
  },
  { name: "no shop", locale: "fr_FR", props: { form: "icon" }, data: { site: sampleSite({ isECommerce: false }) } },
];
