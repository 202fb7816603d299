import { expect, test } from "vitest";

import type { AccessPoint } from "#schemas/content/shipping.ts";

import { mapRatio, relayMap } from "./relay-map.ts";

const point = (id: string, latitude: number, longitude: number, city = "Beaune"): AccessPoint => ({
  id,
  name: id,
  addLine1: "",
  zipCode: "21200",
  city,
  country: "FR",
  position: { latitude, longitude },
  icon: "shop",
});
const nowhere: AccessPoint = { ...point("N", 0, 0), position: null };

test("north is up, east is right, and all of them stand well inside", () => {
  const map = relayMap([point("A", 47.02, 4.83), point("B", 47.03, 4.84), point("C", 47.01, 4.86), nowhere]);
  const [a, b, c] = ["A", "B", "C"].map((id) => map?.spots.get(id));
  if (!a || !b || !c) throw new Error("A point is missing");
  expect([b.y < a.y, a.y < c.y, a.x < b.x, b.x < c.x]).toEqual([true, true, true, true]);
  for (const { x, y } of [a, b, c]) {
    expect(Math.min(x, y)).toBeGreaterThan(0.1);
    expect(Math.max(x, y)).toBeLessThan(0.9);
  }
  expect(map?.spots.has("N")).toBe(false);
});

test("a metre is as long in both directions, and the grid says how long", () => {
  // 1000 m to the north, 1000 m to the east.
  const east = 1000 / (111_320 * Math.cos((47 * Math.PI) / 180));
  const map = relayMap([point("A", 47, 4.8), point("B", 47 + 1000 / 111_320, 4.8), point("C", 47, 4.8 + east)]);
  const [a, b, c] = ["A", "B", "C"].map((id) => map?.spots.get(id) ?? { x: 0, y: 0 });
  const right = (c?.x ?? 0) - (a?.x ?? 0);
  const up = ((a?.y ?? 0) - (b?.y ?? 0)) * mapRatio;
  expect(up).toBeCloseTo(right, 3);
  expect(((map?.grid.part ?? 0) * 1000) / (map?.grid.metres ?? 1)).toBeCloseTo(right, 3);
});

test("one point stands in the middle, of a map that shows its surroundings", () => {
  const map = relayMap([point("A", 47, 4.8)]);
  expect(map?.spots.get("A")).toEqual({ x: 0.5, y: 0.5 });
  expect(map?.towns).toEqual([{ name: "Beaune", x: 0.5, y: 0.5 }]);
  expect(map?.grid.metres).toBe(200);
});

test("towns are named where their own points are", () => {
  const map = relayMap([point("A", 47, 4.8), point("B", 47, 4.9, "Nuits")]);
  expect(map?.towns.map(({ name }) => name)).toEqual(["Beaune", "Nuits"]);
});

test("where none says where it is there is no map", () => {
  expect(relayMap([nowhere])).toBeNull();
});
