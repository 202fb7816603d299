import type { BlockFixture } from "#blocks/kit/fixture.ts";

import type { languageMenuDefinition } from "./definition.ts";

export const languageMenuFixtures: readonly BlockFixture<typeof languageMenuDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: { form: "names" },
    data: {},
    page: { alternates: { fr_FR: "/nos-cuvees", en_US: "/en_US/our-wines" } },
  },
  {
    name: "codes",
    locale: "en_US",
    props: { form: "codes" },
    data: {},
    page: { alternates: { fr_FR: "/nos-cuvees", en_US: "/en_US/our-wines" } },
  },
  {
    name: "what was searched",
    locale: "fr_FR",
    props: { form: "names" },
    data: {},
    page: { alternates: { fr_FR: "/recherche", en_US: "/en_US/search" }, asked: "kind=RED&q=vin" },
  },
  { name: "a page in one language", locale: "fr_FR", props: { form: "small-screen" }, data: {} },
];
