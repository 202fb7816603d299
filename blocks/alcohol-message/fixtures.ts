import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleParameters } from "#blocks/kit/samples.ts";

import type { alcoholMessageDefinition } from "./definition.ts";

export const alcoholMessageFixtures: readonly BlockFixture<typeof alcoholMessageDefinition>[] = [
  {
    name: "shown",
    locale: "fr_FR",
    props: {},
    data: { parameters: sampleParameters({ SHOW_ALCOHOL_MESSAGE: "true" }) },
  },
  {
    name: "switched off",
    locale: "en_US",
    props: {},
    data: { parameters: sampleParameters({ SHOW_ALCOHOL_MESSAGE: "false" }) },
  },
  { name: "no data", locale: "en_US", props: {}, data: { parameters: null } },
];
