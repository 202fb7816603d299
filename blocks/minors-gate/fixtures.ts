import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleParameters } from "#blocks/kit/samples.ts";

import type { minorsGateDefinition } from "./definition.ts";

const on = sampleParameters({ BLOCK_MINORS: "true", COMPANY_NAME: "Domaine Clairveille" });

export const minorsGateFixtures: readonly BlockFixture<typeof minorsGateDefinition>[] = [
  { name: "on", locale: "fr_FR", props: {}, data: { parameters: on } },
  { name: "on, English", locale: "en_US", props: {}, data: { parameters: on } },
  { name: "off", locale: "fr_FR", props: {}, data: { parameters: null } },
];
