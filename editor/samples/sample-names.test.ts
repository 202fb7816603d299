import { expect, test } from "vitest";

import { definitions } from "#blocks/definitions.ts";

import { fixturesOf } from "./block-fixtures.ts";
import { sampleName } from "./sample-names.ts";

test("every situation that can be chosen has a French name", async () => {
  const blocks = definitions.filter(({ group, needs }) => group === "shop" && needs);
  const names = (await Promise.all(blocks.map(async ({ slug }) => await fixturesOf(slug)))).flat();
  expect(names.length).toBeGreaterThan(50);
  const untold = names.filter(({ name }) => sampleName(name, "fr_FR") === sampleName(name, "en_US"));
  expect(untold.map(({ name }) => name)).toEqual([]);
});
