import type { BlockFixture } from "#blocks/kit/fixture.ts";

import type { legalLinksDefinition } from "./definition.ts";

export const legalLinksFixtures: readonly BlockFixture<typeof legalLinksDefinition>[] = [
  { name: "shown", locale: "fr_FR", props: {}, data: {} },
  { name: "in English", locale: "en_US", props: {}, data: {} },
];
