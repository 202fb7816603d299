import type { BlockFixture } from "#blocks/kit/fixture.ts";
import type { User } from "#schemas/content/user.ts";

import type { profileDefinition } from "./definition.ts";

const marie: User = {
  id: 7,
  email: "marie@exemple.test",
  phone: "+33612345678",
  firstname: "Marie",
  lastname: "Aubert",
  birthdate: "1984-05-20",
  role: "CUSTOMER",
};

export const profileFixtures: readonly BlockFixture<typeof profileDefinition>[] = [
  { name: "filled", locale: "fr_FR", props: { title: "Coordonnées" }, data: { user: marie, parameters: [] } },
  {
    name: "saved, without a birthdate",
    locale: "en_US",
    props: { title: "Your details" },
    data: { user: { ...marie, phone: null, birthdate: null }, parameters: [] },
    query: { state: "done" },
  },
  {
    name: "refused",
    locale: "en_US",
    props: { title: "" },
    data: { user: marie, parameters: [] },
    query: { state: "done" },
    said: {
      form: "profile",
      values: { firstname: "", lastname: "Aubert", phone: "12" },
      errors: { firstname: "is required", phone: "must be a telephone number" },
      message: "",
    },
  },
  { name: "on a public page", locale: "fr_FR", props: { title: "Coordonnées" }, data: { user: null, parameters: [] } },
];
