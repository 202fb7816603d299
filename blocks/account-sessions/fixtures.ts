import type { BlockFixture } from "#blocks/kit/fixture.ts";

import type { accountSessionsDefinition } from "./definition.ts";

const sessions = [
  { id: "0123456789abcdef", since: "2026-11-22T13:05:00.000Z", agent: "Firefox · Windows", isCurrent: true },
  { id: "fedcba9876543210", since: "2026-11-21T22:59:59.000Z", agent: "", isCurrent: false },
];

export const accountSessionsFixtures: readonly BlockFixture<typeof accountSessionsDefinition>[] = [
  { name: "two", locale: "fr_FR", props: { title: "Vos connexions" }, data: { sessions } },
  { name: "one ended", locale: "en_US", props: { title: "" }, data: { sessions }, query: { state: "done" } },
  { name: "on a public page", locale: "fr_FR", props: { title: "Vos connexions" }, data: { sessions: null } },
];
