import { countDocuments, expect, startRuntime, test } from "../support/test.ts";
import { chooseEnglish, languageCookie } from "../support/language-switch.ts";

test("[§4 language-saved, language-moves] the language switch stores the choice and shows the same page in the other language", async ({
  page,
}) => {
  await page.goto("/nos-cuvees");
  await startRuntime(page);
  const documents = countDocuments(page);
  await chooseEnglish(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
  await expect(page).toHaveURL(/\/en_US\/./);
  expect(documents.count).toBe(0);
  await expect.poll(() => languageCookie(page)).toBe("en_US");
});
