import { createInterface } from "node:readline/promises";
import { PassThrough } from "node:stream";

import { expect, test } from "vitest";

import { refusedByHand } from "./ask-secret.ts";
import { CliRefusal } from "./cli-context.ts";

test.each([
  ["Ctrl+C", "\u0003"],
  ["Ctrl+D", "\u0004"],
])("a question that is answered by %s changes nothing, and says so in a line", async (_name, key) => {
  const input = new PassThrough();
  const lines = createInterface({ input, output: new PassThrough(), terminal: true });
  const answer = lines.question("Password: ").catch(refusedByHand);
  input.write(key);
  expect(await answer).toEqual(new CliRefusal("Nothing is changed"));
  lines.close();
});

test("what else fails is told as it is", () => {
  const failure = new Error("read EIO");
  expect(refusedByHand(failure)).toBe(failure);
});
