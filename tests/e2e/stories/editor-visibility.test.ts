import { openEditor } from "../support/administrator.ts";
import { lookClosely } from "../support/axe.ts";
import { onCanvas, publish } from "../support/edited-page.ts";
import { editorParts, published } from "../support/editor-parts.ts";
import { expect, test } from "../support/editor-test.ts";
import { newVisitor } from "../support/new-visitor.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("[PV5] [PV6] a banner from a later day on and on telephones alone: nobody sees it; without the day telephones do, and no screen", async ({
  page,
  own,
  browser,
  site,
}) => {
  await openEditor(page, own.path);
  await onCanvas(page, "banner").click();
  const group = page.locator("[data-visibility]");
  await expect(group).toContainText("Toujours visible, pour tout le monde");
  await group.getByRole("button", { name: "Affichage" }).click();
  await group.getByLabel(/À partir du\s: jour/).fill("2100-11-28");
  await expect(onCanvas(page, "banner")).toHaveAttribute("data-unseen", "early");
  await expect(page.locator("[data-unseen-sign=banner]")).toContainText("Pas encore visible");
  await group.getByRole("checkbox", { name: "Tablette" }).click();
  await group.getByRole("checkbox", { name: "Ordinateur" }).click();
  await expect(group).toContainText(/Visible à partir du .*, sur téléphone/);
  const row = editorParts(page).row(/Bannière/);
  await expect(row).toHaveAccessibleName(/sur téléphone.*Pas encore visible/);
  await lookClosely(page);

  // It can still be edited where it stands; whoever tries the page out doesn't see it.
  await expect(onCanvas(page, "banner")).toBeVisible();
  await editorParts(page).tryOut.click();
  await expect(onCanvas(page, "banner")).toHaveCount(0);
  await editorParts(page).tryOut.click();
  await publish(page);

  const phone = await newVisitor(browser, site.url, 390);
  await phone.goto(own.path);
  await expect(phone.getByText("Le violon")).toBeVisible();
  await expect(phone.locator("[data-id=banner]")).toHaveCount(0);

  await onCanvas(page, "banner").click();
  await group.getByRole("button", { name: "Affichage" }).click();
  await group.getByLabel(/À partir du\s: jour/).fill("");
  await expect(group).toContainText("Visible sur téléphone");
  await expect(onCanvas(page, "banner")).toHaveAttribute("data-unseen", "device");
  await editorParts(page).phoneWidth.click();
  await expect(onCanvas(page, "banner")).not.toHaveAttribute("data-unseen");
  await expect(page.locator("[data-unseen-sign]")).toHaveCount(0);
  // What was said of the first publication is gone by then.
  await expect(editorParts(page).message(published)).toHaveCount(0);
  await publish(page);

  await phone.reload();
  await expect(phone.locator("[data-id=banner]")).toBeVisible();
  await expect(phone.getByText("On danse", { exact: true })).toBeVisible();
  const screen = await newVisitor(browser, site.url, 1440);
  await screen.goto(own.path);
  await expect(screen.getByText("Le violon")).toBeVisible();
  await expect(screen.locator("[data-id=banner]")).toBeHidden();
  await screen.setViewportSize({ width: 599, height: 900 });
  await expect(screen.locator("[data-id=banner]")).toBeVisible();
  await phone.context().close();
  await screen.context().close();
});
