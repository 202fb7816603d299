import type { BlockFixture } from "#blocks/kit/fixture.ts";

import type { toastsDefinition } from "./definition.ts";

export const toastsFixtures: readonly BlockFixture<typeof toastsDefinition>[] = [
  { name: "none", locale: "fr_FR", props: {}, data: {} },
  { name: "none, English", locale: "en_US", props: {}, data: {} },
];
