import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleUser } from "#blocks/kit/samples.ts";

import type { accountMenuDefinition } from "./definition.ts";

const page = { zone: "private" } as const;
const long = "Marie-Antoinette Bernadette de la Tour d’Auvergne-Lauraguais";

export const accountMenuFixtures: readonly BlockFixture<typeof accountMenuDefinition>[] = [
  {
    name: "overview",
    locale: "fr_FR",
    props: { title: "Bonjour" },
    data: { user: sampleUser, site: null },
    page: { ...page, type: "account" },
  },
  {
    name: "profile, a long name",
    locale: "en_US",
    props: { title: "Hello" },
    data: { user: { ...sampleUser, firstname: long }, site: null },
    page: { ...page, type: "account-profile" },
  },
  { name: "on a public page", locale: "fr_FR", props: { title: "" }, data: { user: null, site: null } },
];
