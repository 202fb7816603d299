import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { accountSessionsFixtures } from "./fixtures.ts";
import { AccountSessionsView } from "./view.tsx";

const [two = "", ended = "", elsewhere = ""] = accountSessionsFixtures.map((fixture) =>
  renderFixture(AccountSessionsView, fixture),
);

test("every login says where and when, by the estate's clock; this one is told apart, the others can be ended", () => {
  expect(two).toMatch(/Firefox · Windows[^]*Cet appareil[^]*Connecté le 22\/11\/2026/);
  expect(two).toMatch(/Un navigateur[^]*21\/11\/2026/);
  expect(two.match(/<form/g)).toHaveLength(1);
  expect(two).toContain('name="session" value="fedcba9876543210"');
  expect(ended).toMatch(/role="status"[^>]*>This login has ended\./);
  expect(elsewhere).not.toContain("<form");
});
