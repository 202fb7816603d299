import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleUser } from "#blocks/kit/samples.ts";

import type { profileDefinition } from "./definition.ts";

export const profileFixtures: readonly BlockFixture<typeof profileDefinition>[] = [
  { name: "filled", locale: "fr_FR", props: { title: "Coordonnées" }, data: { user: sampleUser, parameters: [] } },
  {
    name: "saved, without a birthdate",
    locale: "en_US",
    props: { title: "Your details" },
    data: { user: { ...sampleUser, phone: null, birthdate: null }, parameters: [] },
    query: { state: "done" },
  },
  {
    name: "refused",
    locale: "en_US",
    props: { title: "" },
    data: { user: sampleUser, parameters: [] },
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
