import type { BlockFixture } from "#blocks/kit/fixture.ts";
import type { User } from "#schemas/content/user.ts";
import type { Parameter } from "#schemas/site/parameter.ts";

import type { passwordChangeDefinition } from "./definition.ts";

const marie: User = {
  id: 7,
  email: "marie@exemple.test",
  phone: "+33612345678",
  firstname: "Marie",
  lastname: "Aubert",
  birthdate: "1984-05-20",
  role: "CUSTOMER",
};

const parameters: readonly Parameter[] = [
  { id: 1, type: "COMPANY_NAME", kind: "TEXT", label: "COMPANY_NAME", value: "Clairveille" },
];

export const passwordChangeFixtures: readonly BlockFixture<typeof passwordChangeDefinition>[] = [
  { name: "plain", locale: "fr_FR", props: { title: "Mot de passe" }, data: { user: marie, parameters } },
  {
    name: "changed",
    locale: "fr_FR",
    props: { title: "" },
    data: { user: marie, parameters },
    query: { state: "done" },
  },
  {
    name: "refused",
    locale: "en_US",
    props: { title: "Password" },
    data: { user: marie, parameters },
    said: { form: "password", values: {}, errors: { oldPassword: "is not your present password" }, message: "" },
  },
  { name: "on a public page", locale: "en_US", props: { title: "Password" }, data: { user: null, parameters } },
];
