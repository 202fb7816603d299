import type { BlockFixture } from "#blocks/kit/fixture.ts";

import type { searchSuggestionsDefinition } from "./definition.ts";

export const searchSuggestionsFixtures: readonly BlockFixture<typeof searchSuggestionsDefinition>[] = [
  { name: "at rest", locale: "fr_FR", props: {}, data: {} },
  { name: "at rest, English", locale: "en_US", props: {}, data: {} },
];
