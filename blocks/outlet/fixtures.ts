import type { BlockFixture } from "#blocks/kit/fixture.ts";

import type { outletDefinition } from "./definition.ts";

export const outletFixtures: readonly BlockFixture<typeof outletDefinition>[] = [
  { name: "filled", locale: "fr_FR", props: {}, data: {}, slots: { content: "La page." } },
  { name: "long text", locale: "en_US", props: {}, data: {}, slots: { content: "The page. ".repeat(40) } },
  { name: "empty", locale: "fr_FR", props: {}, data: {} },
];
