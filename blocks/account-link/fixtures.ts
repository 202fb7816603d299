import type { BlockFixture } from "#blocks/kit/fixture.ts";

import type { accountLinkDefinition } from "./definition.ts";

export const accountLinkFixtures: readonly BlockFixture<typeof accountLinkDefinition>[] = [
  { name: "elsewhere", locale: "fr_FR", props: {}, data: {} },
  { name: "in the account", locale: "en_US", props: {}, data: {}, page: { path: "/en_US/account" } },
];
