import { AxeBuilder } from "@axe-core/playwright";

import { routeSamples } from "./support/route-samples.ts";
import { expect, test } from "./support/test.ts";

// Hundreds of steps in a row: their record would take longer than they do.
test.use({ trace: "off" });

// Both languages have the same templates: each of them is seen at both widths.
for (const [locale, width] of [
  ["fr_FR", 390],
  ["en_US", 1440],
] as const) {
  test(`[§2] axe finds nothing on any route, in ${locale}, ${width} pixels wide`, async ({ page, request }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of await routeSamples(request, locale)) {
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" · ")}`);
      expect.soft(found, path).toEqual([]);
    }
  });
}
