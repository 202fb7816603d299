import type { BlockFixture } from "#blocks/kit/fixture.ts";

import type { newsletterUnsubscribeDefinition } from "./definition.ts";

const props = { title: "Ne plus recevoir la lettre", isPageTitle: true };

export const newsletterUnsubscribeFixtures: readonly BlockFixture<typeof newsletterUnsubscribeDefinition>[] = [
  { name: "by a link", locale: "fr_FR", props, data: {}, query: { link: "held" } },
  { name: "without a link", locale: "fr_FR", props, data: {} },
  { name: "by a link that is gone", locale: "fr_FR", props, data: {}, query: { link: "gone" } },
  { name: "done", locale: "en_US", props: { title: "", isPageTitle: false }, data: {}, query: { link: "done" } },
];
