import type { BlockFixture } from "#blocks/kit/fixture.ts";

import type { newsletterPreferencesDefinition } from "./definition.ts";

const lists = [{ id: 1, name: "La lettre du domaine", description: "Ce qui se passe entre les rangs." }];

export const newsletterPreferencesFixtures: readonly BlockFixture<typeof newsletterPreferencesDefinition>[] = [
  { name: "chosen", locale: "fr_FR", props: { title: "Lettre" }, data: { lists, choice: { lists: [1] } } },
  {
    name: "none chosen, saved",
    locale: "en_US",
    props: { title: "" },
    data: { lists, choice: { lists: [] } },
    query: { state: "done" },
  },
  { name: "on a public page", locale: "fr_FR", props: { title: "Lettre" }, data: { lists: null, choice: null } },
];
