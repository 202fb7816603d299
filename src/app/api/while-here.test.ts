import { expect, test, vi } from "vitest";

import { fakeClock } from "#tests/factories/fake-clock.ts";

import { createWhileHere } from "./while-here.ts";

function setUp() {
  const page = new EventTarget();
  const clock = fakeClock();
  const heard = vi.fn<(outcome: unknown) => void>();
  const whileHere = createWhileHere(page, clock);
  /** Asks for what is answered by hand, and notes what is heard of it. */
  const ask = (isRead = true) => {
    const asked: PromiseWithResolvers<string>[] = [];
    const next = () => {
      const question = Promise.withResolvers<string>();
      asked.push(question);
      return question.promise;
    };
    void whileHere(next, isRead).then(heard, heard);
    return asked;
  };
  const say = (sign: string) => page.dispatchEvent(new Event(sign));
  return { ask, clock, heard, say };
}

const cutOff = new TypeError("Failed to fetch");

/** All that follows from what has happened so far. */
const settled = () => new Promise((done) => setTimeout(done));

test("an answer and a failure are heard as they are", async () => {
  const { ask, clock, heard } = setUp();
  ask()[0]?.resolve("a cart");
  ask()[0]?.reject(cutOff);
  await settled();
  clock.advance(500);
  await settled();
  expect(heard.mock.calls).toEqual([["a cart"], [cutOff]]);
});

test.each(["beforeunload", "pagehide"])("what is cut off after %s nobody hears of", async (sign) => {
  const { ask, heard, say } = setUp();
  const [question] = ask();
  say(sign);
  question?.reject(cutOff);
  await settled();
  expect(heard).not.toHaveBeenCalled();
});

test("what is cut off before the page hears that it is left nobody hears of either", async () => {
  const { ask, clock, heard, say } = setUp();
  ask()[0]?.reject(cutOff);
  await settled();
  clock.advance(499);
  say("pagehide");
  clock.advance(1);
  await settled();
  expect(heard).not.toHaveBeenCalled();
});

test("an answer that comes all the same is one, and what is asked later fails as ever", async () => {
  const { ask, clock, heard, say } = setUp();
  const [question] = ask();
  say("beforeunload");
  question?.resolve("a cart");
  ask()[0]?.reject(cutOff);
  await settled();
  clock.advance(500);
  await settled();
  expect(heard.mock.calls).toEqual([["a cart"], [cutOff]]);
});

test("a page that stays reads again, and tells of what it can't ask twice that it failed", async () => {
  const { ask, clock, heard, say } = setUp();
  const read = ask();
  const [written] = ask(false);
  say("beforeunload");
  for (const question of [read[0], written]) question?.reject(cutOff);
  await settled();
  clock.advance(2000);
  await settled();
  expect(heard.mock.calls).toEqual([[cutOff]]);
  read[1]?.resolve("a cart");
  await settled();
  expect(heard.mock.calls).toEqual([[cutOff], ["a cart"]]);
});
