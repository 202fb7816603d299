import { expect, test } from "vitest";

import { contrastOf, poorContrasts } from "./contrasts.ts";

const values = (set: Readonly<Record<string, unknown>>) => ({ values: set });

test("a colour is told with what it is read on, or what is read on it", () => {
  const seen = contrastOf("COLOR_FONT", values({ COLOR_FONT: "#000", COLOR_BACKGROUND: "#ffffff" }));
  expect(seen?.ratio).toBeCloseTo(21, 1);
  expect([seen?.on("fr"), seen?.on("en-US")]).toEqual(["Fond des pages", "Page background"]);
  expect(contrastOf("COLOR_BACKGROUND", values({ COLOR_FONT: "#000", COLOR_BACKGROUND: "#fff" }))?.ratio).toBeCloseTo(
    21,
    1,
  );
  expect(contrastOf("COLOR_FOOTER", values({}))).toBeNull();
});

test("words that can't be read are told; a colour of action finds an ink by itself", () => {
  expect(poorContrasts(values({}))).toEqual([]);
  const poor = values({ COLOR_FONT: "#cccccc", COLOR_BACKGROUND: "#ffffff", COLOR_PRIMARY: "#eeeeee" });
  expect(poorContrasts(poor).map(({ key }) => key)).toEqual(["COLOR_FONT"]);
});
