import type { BlockFixture } from "#blocks/kit/fixture.ts";
import type { User } from "#schemas/content/user.ts";

import type { accountMenuDefinition } from "./definition.ts";

const marie: User = {
  id: 7,
  email: "marie@exemple.test",
  phone: "+33612345678",
  firstname: "Marie",
  lastname: "Aubert",
  birthdate: "1984-05-20",
  role: "CUSTOMER",
};

const page = { zone: "private" } as const;
const long = "Marie-Antoinette Bernadette de la Tour d’Auvergne-Lauraguais";

export const accountMenuFixtures: readonly BlockFixture<typeof accountMenuDefinition>[] = [
  {
    name: "overview",
    locale: "fr_FR",
    props: { title: "Bonjour" },
    data: { user: marie, site: null },
    page: { ...page, type: "account" },
  },
  {
    name: "profile, a long name",
    locale: "en_US",
    props: { title: "Hello" },
    data: { user: { ...marie, firstname: long }, site: null },
    page: { ...page, type: "account-profile" },
  },
  { name: "on a public page", locale: "fr_FR", props: { title: "" }, data: { user: null, site: null } },
];
