import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleParameters } from "#blocks/kit/samples.ts";

import type { topBarDefinition } from "./definition.ts";

const parameters = sampleParameters({
  COMPANY_PHONE: "04 67 12 34 56",
  COMPANY_EMAIL: "bonjour@domaine-clairveille.example",
});

export const topBarFixtures: readonly BlockFixture<typeof topBarDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: { text: "Caveau ouvert du mardi au samedi" },
    data: { parameters },
    slots: { end: "FR" },
  },
  {
    name: "long text",
    locale: "en_US",
    props: { text: "The cellar is open from Tuesday to Saturday, on Sundays in summer, and on any day by appointment" },
    data: { parameters },
  },
  { name: "no data", locale: "fr_FR", props: { text: "" }, data: { parameters: null } },
];
