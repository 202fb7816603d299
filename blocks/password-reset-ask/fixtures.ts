import type { BlockFixture } from "#blocks/kit/fixture.ts";

import type { passwordResetAskDefinition } from "./definition.ts";

const props = { title: "Mot de passe oublié", isPageTitle: true };

export const passwordResetAskFixtures: readonly BlockFixture<typeof passwordResetAskDefinition>[] = [
  { name: "plain", locale: "fr_FR", props, data: {} },
  { name: "sent", locale: "fr_FR", props, data: {}, query: { state: "sent" } },
  {
    name: "refused",
    locale: "en_US",
    props: { title: "", isPageTitle: false },
    data: {},
    said: { form: "ask", values: { email: "a@b.example" }, errors: {}, message: "Too many requests." },
  },
];
