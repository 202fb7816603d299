import { locales } from "#schemas/locale.ts";

import { sitePaths } from "./support/site-paths.ts";
import { expect, follow, startRuntime, test } from "./support/test.ts";

for (const locale of locales) {
  test(`every page hydrates without a word on the console, in ${locale}`, async ({ page, request, complaints }) => {
    test.slow();
    for (const path of await sitePaths(request, locale)) {
      await page.goto(path);
      await startRuntime(page);
      expect(complaints, path).toEqual([]);
    }
  });

  test(`every page is shown by navigation, in ${locale}`, async ({ page, request }) => {
    test.slow();
    const paths = await sitePaths(request, locale);
    await page.goto(paths[0] ?? "/");
    await startRuntime(page);
    for (const path of [...paths, ...paths.slice(0, 1)]) {
      const shown = page.evaluate(() =>
        new Promise((resolve) => document.addEventListener("cellardoor:page", resolve, { once: true })).then(() => {}),
      );
      await follow(page, path);
      await shown;
      await expect(page.locator("h1"), path).toHaveCount(1);
    }
  });
}
