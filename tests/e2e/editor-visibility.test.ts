import { logBrowserIn, openEditor } from "./support/administrator.ts";
import { onCanvas, publish } from "./support/edited-page.ts";
import { expect, test } from "./support/editor-test.ts";
import { newVisitor } from "./support/new-visitor.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("[PV6] a block for customers isn't in anybody else's page, and the canvas shows both", async ({
  page,
  own,
  administrator,
  browser,
  site,
}) => {
  await openEditor(page, own.path);
  await onCanvas(page, "left").click();
  const group = page.locator("[data-visibility]");
  await group.getByRole("button", { name: "Affichage" }).click();
  await group.getByLabel("Visiteurs").selectOption("Clients connectés");
  await expect(page.locator("[data-unseen-sign=left]")).toContainText("Clients connectés seulement");
  await page.getByLabel("Vu par").selectOption("Un client connecté");
  await expect(page.locator("[data-unseen-sign]")).toHaveCount(0);
  await publish(page);

  const stranger = await newVisitor(browser, site.url, 1440);
  await stranger.goto(own.path);
  await expect(stranger.getByText("L’accordéon")).toBeVisible();
  await expect(stranger.getByText("Le violon")).toHaveCount(0);
  await logBrowserIn(administrator, stranger.context());
  await stranger.reload();
  await expect(stranger.getByText("Le violon")).toBeVisible();
  await stranger.context().close();
});
