import { expect, test } from "vitest";

import { serve } from "./shoppers.ts";

test("only what came to something is counted, and how much came to nothing is told", async () => {
  let tried = 0;
  const oneOfFour = async () => {
    await new Promise((done) => setImmediate(done));
    return (tried += 1) % 4 === 1;
  };
  const { perSecond, percentMissed } = await serve(oneOfFour, { seconds: 0.1, atOnce: 2 });
  const came = Math.ceil(tried / 4);
  expect(percentMissed).toBeCloseTo((100 * (tried - came)) / tried);
  expect(perSecond).toBeGreaterThan(0);
  expect(perSecond).toBeLessThanOrEqual(came / 0.1);
});
