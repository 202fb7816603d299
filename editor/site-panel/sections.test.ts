import { expect, test } from "vitest";

import { sections } from "./sections.tsx";

test("no two sections of the panel have a sign or an address in common", () => {
  expect(new Set(sections.map(({ sign }) => sign)).size).toBe(sections.length);
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
});
