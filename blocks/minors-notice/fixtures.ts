import type { BlockFixture } from "#blocks/kit/fixture.ts";

import type { minorsNoticeDefinition } from "./definition.ts";

export const minorsNoticeFixtures: readonly BlockFixture<typeof minorsNoticeDefinition>[] = [
  { name: "shown", locale: "fr_FR", props: {}, data: {} },
  { name: "in English", locale: "en_US", props: {}, data: {} },
];
