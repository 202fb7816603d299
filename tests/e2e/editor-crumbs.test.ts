import { logBrowserIn, makeAdministrator, makePage, openEditor, removePage } from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { ballLayout, onCanvas } from "./support/edited-page.ts";
import { expect, rememberPopups, test } from "./support/test.ts";

test("the way to what is picked stands at the canvas's foot: each step is picked by a press or a key, and a phone has the outline", async ({
  page,
  context,
  site,
  request,
}) => {
  const administrator = await makeAdministrator(site, request);
  const own = await makePage(administrator, "Le chemin", ballLayout);
  try {
    await page.setViewportSize({ width: 1440, height: 900 });
    await logBrowserIn(administrator, context);
    await rememberPopups(page);
    await openEditor(page, own.path);
    const way = page.getByRole("navigation", { name: "Chemin du bloc" });
    await expect(way.locator("[aria-current]")).toHaveText("Page");
    await onCanvas(page, "right").click();
    await expect(way.getByRole("button")).toHaveText(["Page", "Colonnes", "Texte"]);
    await expect(way.locator("[aria-current]")).toHaveText("Texte");
    expect((await findAxeFaults(page)).filter((fault) => !fault.startsWith("axe, landmark-"))).toEqual([]);
    await way.getByRole("button", { name: "Colonnes" }).click();
    await expect(way.getByRole("button")).toHaveText(["Page", "Colonnes"]);
    await expect(way.locator("[aria-current]")).toHaveText("Colonnes");
    await way.getByRole("button", { name: "Page" }).focus();
    await page.keyboard.press("Enter");
    await expect(way.getByRole("button")).toHaveText(["Page"]);
    await expect(way.getByRole("button", { name: "Page" })).toBeFocused();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(way).toHaveCount(0);
  } finally {
    await removePage(administrator, own, page);
  }
});
