import { expect, test } from "vitest";

import { files, read } from "./support/source-files.ts";

test("at most 22 suites run on both databases in `npm test`: those about the database itself", () => {
  const both = files("tests/integration/**/*.test.ts").filter((file) => read(file).includes("bothEngines"));
  expect(both.length).toBeGreaterThan(15);
  expect(both.length).toBeLessThanOrEqual(22);
});
