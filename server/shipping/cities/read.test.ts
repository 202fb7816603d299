import { expect, test } from "vitest";

import { findCities } from "./read.ts";

const france = 250;
const namesOf = async (search: string) => (await findCities(search, france)).map(({ name }) => name);

test("[§7] towns are found by how they begin, without accents, hyphens and case, the exact one first", async () => {
  expect(await findCities("beaune", france)).toContainEqual({ name: "Beaune", postalCode: "21200" });
  expect((await namesOf("BEAUNE"))[0]).toBe("Beaune");
  expect((await namesOf("saint emilion"))[0]).toBe("Saint-Émilion");
  expect((await namesOf("st-emilion"))[0]).toBe("Saint-Émilion");
  expect((await namesOf("l'isle adam"))[0]).toBe("L'Isle-Adam");
  expect((await namesOf("lyo"))[0]).toBe("Lyon");
});

test("[§7] by a postal code or its beginning, overseas departments too", async () => {
  expect(await findCities("21200", france)).toContainEqual({ name: "Beaune", postalCode: "21200" });
  expect((await findCities("974", france)).every(({ postalCode }) => postalCode.startsWith("974"))).toBe(true);
  expect((await findCities("2", france)).length).toBe(20);
});

test("[§7] a later word finds a town too, behind those that begin so", async () => {
  expect((await namesOf("romain")).some((name) => name.includes("-Romain"))).toBe(true);
});

test("[§7] nothing is found of what is no town, and in other countries", async () => {
  for (const search of ["xyzzy", "---", "99999", "%", "\\"]) expect(await findCities(search, france)).toEqual([]);
  expect(await findCities("beaune", 276)).toEqual([]);
});
