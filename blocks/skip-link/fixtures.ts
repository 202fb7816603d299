import type { BlockFixture } from "#blocks/kit/fixture.ts";

import type { skipLinkDefinition } from "./definition.ts";

export const skipLinkFixtures: readonly BlockFixture<typeof skipLinkDefinition>[] = [
  { name: "French", locale: "fr_FR", props: {}, data: {} },
  { name: "English", locale: "en_US", props: {}, data: {} },
];
