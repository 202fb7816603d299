import { expect, test } from "vitest";

import { contrastOf, poorContrast } from "./contrasts.ts";

const values = (set: Readonly<Record<string, unknown>>) => ({ values: set });

test("a colour is told with what it is read on, or what is read on it", () => {
  const seen = contrastOf("COLOR_FONT", values({ COLOR_FONT: "#000", COLOR_BACKGROUND: "#ffffff" }));
  expect(seen?.ratio).toBeCloseTo(21, 1);
  expect(seen?.other).toBe("COLOR_BACKGROUND");
  expect(contrastOf("COLOR_BACKGROUND", values({ COLOR_FONT: "#000", COLOR_BACKGROUND: "#fff" }))?.ratio).toBeCloseTo(
    21,
    1,
  );
  expect(contrastOf("COLOR_FOOTER", values({}))).toBeNull();
});

test("words that can't be read are told; a colour of action finds an ink by itself", () => {
  expect(poorContrast("COLOR_FONT", values({}))).toBeNull();
  const poor = values({ COLOR_FONT: "#cccccc", COLOR_BACKGROUND: "#ffffff", COLOR_PRIMARY: "#eeeeee" });
  expect(poorContrast("COLOR_FONT", poor)).toMatchObject({ other: "COLOR_BACKGROUND" });
  expect(["COLOR_PRIMARY", "COLOR_BACKGROUND"].map((key) => poorContrast(key, poor))).toEqual([null, null]);
});
