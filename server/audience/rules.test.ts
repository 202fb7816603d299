import { expect, test } from "vitest";

import { namesCampaign } from "./rules.ts";

test.each([
  "letter",
  "newsletter-novembre-2026",
  "salon_des_vins.Lyon.20261122",
  "Lettre-de-decembre-2026-clients-fideles-v2",
  "25ans-du-domaine-automne",
  "x".repeat(64),
])("[§4] %s names a campaign", (mark) => {
  expect(namesCampaign(mark)).toBe(true);
});

test.each([
  "0698765432",
  "06-98-76-54-32",
  "telephone-0698765432",
  "9f86d081884c7d659a2feaa0c55ad015",
  "3f2b8c1e-9d4a-4b6f-8a21-0c5e7d9b1f34",
  "Zx3vQ81LmTnB0aQKx3vZq81LmTnB0aQ4321",
  "from-9f86d081884c7d659a2feaa0",
])("[§4] %s is somebody's own", (mark) => {
  expect(namesCampaign(mark)).toBe(false);
});
