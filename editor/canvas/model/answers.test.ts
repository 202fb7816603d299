import { autorun } from "mobx";
import { expect, test } from "vitest";

import type { KeyedNeeds } from "#renderer/data/resolve-block.ts";

import { Answers } from "./answers.ts";

const needs: KeyedNeeds = [["news", "news", { call: "listNews" }]];

function setUp() {
  let [now, asked] = [0, 0];
  let isDown = true;
  const answers = new Answers({
    resolve: async () => {
      asked += 1;
      return isDown ? await Promise.reject(new Error("offline")) : await Promise.resolve("three items");
    },
    note: () => undefined,
    now: () => now,
  });
  const draw = (): unknown => answers.of(needs, "fr_FR").get("news");
  return { answers, draw, asked: () => asked, come: () => (isDown = false), wait: (ms: number) => (now += ms) };
}

test("what could not be had is null, and asked for again once the server can be reached: the block is drawn with it", async () => {
  const { answers, draw, asked, come } = setUp();
  const drawn: unknown[] = [];
  const stop = autorun(() => drawn.push(draw()));
  await expect.poll(() => drawn).toEqual([undefined, null]);
  come();
  answers.again();
  await expect.poll(() => drawn).toEqual([undefined, null, "three items"]);
  // What is there is asked for no more.
  answers.again();
  expect(asked()).toBe(2);
  stop();
});

test("a block that is drawn anew asks again for what failed, not before half a minute is over", async () => {
  const { draw, asked, come, wait } = setUp();
  draw();
  await expect.poll(draw).toBeNull();
  come();
  wait(29_999);
  expect([draw(), asked()]).toEqual([null, 1]);
  wait(1);
  expect(draw()).toBeNull();
  await expect.poll(draw).toBe("three items");
  expect(asked()).toBe(2);
});
