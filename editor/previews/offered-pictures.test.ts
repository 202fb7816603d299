import { expect, test } from "vitest";

import { chooseFile } from "./offered-pictures.ts";

const files = [320, 640, 828, 1080].map((width) => ({ url: `${width}`, width }));

test.each([
  { stands: 100, density: 1, chosen: "320" },
  { stands: 320, density: 1, chosen: "320" },
  { stands: 321, density: 1, chosen: "640" },
  { stands: 390, density: 2, chosen: "828" },
  // Between 640 and 828 the nearer one by their ratio, which is 728.
  { stands: 363, density: 2, chosen: "640" },
  { stands: 365, density: 2, chosen: "828" },
  { stands: 100, density: 2, chosen: "320" },
  { stands: 2000, density: 2, chosen: "1080" },
])("a picture that stands $stands wide at $density pixels each loads $chosen", ({ stands, density, chosen }) => {
  expect(chooseFile(files, stands, density)).toBe(chosen);
  expect(chooseFile([], stands, density)).toBeNull();
});
