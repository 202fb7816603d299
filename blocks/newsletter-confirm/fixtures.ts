import type { BlockFixture } from "#blocks/kit/fixture.ts";

import type { newsletterConfirmDefinition } from "./definition.ts";

const props = { title: "Confirmer votre inscription", isPageTitle: true };

export const newsletterConfirmFixtures: readonly BlockFixture<typeof newsletterConfirmDefinition>[] = [
  { name: "by a link", locale: "fr_FR", props, data: {}, query: { link: "held" } },
  { name: "without a link", locale: "fr_FR", props, data: {} },
  { name: "by a link that is gone", locale: "fr_FR", props, data: {}, query: { link: "gone" } },
  { name: "done", locale: "en_US", props: { title: "", isPageTitle: false }, data: {}, query: { link: "done" } },
];
