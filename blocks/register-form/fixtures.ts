import type { BlockFixture } from "#blocks/kit/fixture.ts";
import type { Parameter } from "#schemas/site/parameter.ts";

import type { registerFormDefinition } from "./definition.ts";

const parameters: readonly Parameter[] = ["ASK_BIRTHDATE", "MOBILE_PHONES_ONLY"].map((type, index) => ({
  id: index + 1,
  type,
  kind: "BOOLEAN",
  label: type,
  value: "true",
}));

export const registerFormFixtures: readonly BlockFixture<typeof registerFormDefinition>[] = [
  { name: "plain", locale: "fr_FR", props: { title: "Nouveau client" }, data: { parameters: [] } },
  {
    name: "birthdate and mobile, refused",
    locale: "en_US",
    props: { title: "I am new here" },
    data: { parameters },
    query: { next: "/en_US/cart" },
    said: {
      form: "register",
      values: { firstname: "Marie", lastname: "", email: "marie@", phone: "12", birthdate: "2020-01-01" },
      errors: {
        lastname: "is required",
        email: "must be an e-mail address",
        phone: "must be a mobile telephone number",
        birthdate: "must be 18 years ago or more: we only sell to adults",
        password: "must have 8 to 256 characters",
      },
      message: "",
    },
  },
  {
    name: "too many",
    locale: "fr_FR",
    props: { title: "" },
    data: { parameters: null },
    said: { form: "register", values: { email: "a@b.example" }, errors: {}, message: "Trop de demandes." },
  },
];
