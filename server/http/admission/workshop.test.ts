import { expect, test } from "vitest";

import { workLimits } from "./limits.ts";
import { Overloaded } from "./overloaded.ts";
import { Workshop } from "./workshop.ts";

const one = { ...workLimits.renders, running: 1, waiting: 1, perAddress: 2 };

test("a page is given out at once, and holds its place until it is compressed", async () => {
  const workshop = new Workshop({ limits: { plans: one, renders: one } });
  const compressed = Promise.withResolvers<void>();
  const order: string[] = [];
  const first = workshop.render(
    "a",
    () => Promise.resolve("first"),
    () => compressed.promise,
  );
  expect(await first).toBe("first");
  const second = workshop.render("a", async () => order.push("second made"));
  await expect(workshop.render("a", () => Promise.resolve("third"))).rejects.toThrow(Overloaded);
  await new Promise(setImmediate);
  order.push("first compressed");
  compressed.resolve();
  await second;
  expect(order).toEqual(["first compressed", "second made"]);
});

test("between two pieces the process looks at its sockets", async () => {
  const many = { ...workLimits.plans, running: 100 };
  const workshop = new Workshop({ limits: { plans: many, renders: many } });
  const order: string[] = [];
  const plans = ["1", "2", "3"].map((name) => workshop.plan("a", async () => order.push(name)));
  const renders = workshop.render("a", async () => order.push("4"));
  const rounds = async (): Promise<void> => {
    for (let round = 0; round < 4; round += 1) {
      await new Promise(setImmediate);
      order.push("sockets");
    }
  };
  await Promise.all([rounds(), ...plans, renders]);
  expect(order.join(" ")).not.toMatch(/\d \d/);
});

test("what fails is told, and leaves its place", async () => {
  const workshop = new Workshop({ limits: { plans: one, renders: one } });
  for (let time = 0; time < 3; time += 1) {
    await expect(workshop.render("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  }
});
