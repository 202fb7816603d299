import type { BlockFixture } from "#blocks/kit/fixture.ts";

import type { passwordResetDefinition } from "./definition.ts";

const props = { title: "New password", isPageTitle: true };

export const passwordResetFixtures: readonly BlockFixture<typeof passwordResetDefinition>[] = [
  { name: "by a link", locale: "fr_FR", props, data: { parameters: null }, query: { link: "held" } },
  { name: "without a link", locale: "fr_FR", props, data: { parameters: null } },
  { name: "by a link that is gone", locale: "fr_FR", props, data: { parameters: null }, query: { link: "gone" } },
  {
    name: "refused",
    locale: "en_US",
    props: { title: "", isPageTitle: false },
    data: { parameters: null },
    query: { link: "held" },
    said: { form: "reset", values: {}, errors: { password: "must have 8 to 256 characters" }, message: "" },
  },
];
