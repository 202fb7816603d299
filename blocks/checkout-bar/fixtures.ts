import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleParameters } from "#blocks/kit/samples.ts";

import type { checkoutBarDefinition } from "./definition.ts";

const data = { parameters: sampleParameters({ COMPANY_NAME: "Domaine Aurival" }), logos: [] };

export const checkoutBarFixtures: readonly BlockFixture<typeof checkoutBarDefinition>[] = [
  { name: "the second step", locale: "fr_FR", props: {}, data, page: { type: "cart-shipping", zone: "private" } },
  { name: "no step", locale: "en_US", props: {}, data: { parameters: null, logos: null } },
];
