import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleUser } from "#blocks/kit/samples.ts";
import type { Parameter } from "#schemas/site/parameter.ts";

import type { passwordChangeDefinition } from "./definition.ts";

const parameters: readonly Parameter[] = [
  { id: 1, type: "COMPANY_NAME", kind: "TEXT", label: "COMPANY_NAME", value: "Clairveille" },
];

export const passwordChangeFixtures: readonly BlockFixture<typeof passwordChangeDefinition>[] = [
  { name: "plain", locale: "fr_FR", props: { title: "Mot de passe" }, data: { user: sampleUser, parameters } },
  {
    name: "changed",
    locale: "fr_FR",
    props: { title: "" },
    data: { user: sampleUser, parameters },
    query: { state: "done" },
  },
  {
    name: "refused",
    locale: "en_US",
    props: { title: "Password" },
    data: { user: sampleUser, parameters },
    said: { form: "password", values: {}, errors: { oldPassword: "is not your present password" }, message: "" },
  },
  { name: "on a public page", locale: "en_US", props: { title: "Password" }, data: { user: null, parameters } },
];
