import { expect, test } from "vitest";

import { Arrivals } from "./arrivals.ts";

test("the oldest that is still on its way is cut, of the address that holds most", () => {
  const arrivals = new Arrivals();
  const cut: string[] = [];
  const add = (name: string, isOnItsWay: boolean): void => {
    arrivals.add({ isOnItsWay: () => isOnItsWay, cut: () => cut.push(name) }, name.slice(0, 1));
  };
  for (const name of ["a 1", "b 1", "b 2", "b 3"]) add(name, name !== "b 1");
  const held = (address: string): number => (address === "b" ? 3 : 1);
  arrivals.cutSlowest({ slow: 0, least: 4, held });
  expect(cut).toEqual([]);
  for (let time = 0; time < 5; time += 1) arrivals.cutSlowest({ slow: 0, least: 1, held });
  expect(cut).toEqual(["b 2", "b 3", "a 1"]);
});

test("one that has only begun is left alone", () => {
  const arrivals = new Arrivals();
  const cut: string[] = [];
  arrivals.add({ isOnItsWay: () => true, cut: () => cut.push("a") }, "a");
  arrivals.cutSlowest({ slow: 60_000, least: 1, held: () => 1 });
  expect(cut).toEqual([]);
});
