import type { BlockFixture } from "#blocks/kit/fixture.ts";

import type { fullscreenSliderDefinition } from "./definition.ts";

export const fullscreenSliderFixtures: readonly BlockFixture<typeof fullscreenSliderDefinition>[] = [
  { name: "closed", locale: "fr_FR", props: {}, data: {} },
  { name: "closed, English", locale: "en_US", props: {}, data: {} },
];
