import { makeAdministrator, openEditor, openEditorByKeys } from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { expect, test } from "./support/editor-test.ts";
import { keys, reach, typeTime } from "./support/form-hands.ts";
import { inTurn } from "./support/in-turn.ts";
import { minuteIn, openPublishing, planChip as chip, retitle, schedule } from "./support/scheduling.ts";
import { runSiteCommand } from "./support/site-command.ts";

test("what is scheduled a minute ahead is public at its minute without anybody, as it was then", async ({
  page,
  own,
  site,
  request,
}) => {
  test.setTimeout(200_000);
  await openEditorByKeys(page, own.path);
  await retitle(page, "Le bal est ouvert");
  const at = minuteIn(25_000);
  await schedule(page, at);
  await expect(chip(page)).toBeVisible();
  await retitle(page, "Pas encore décidé");
  const said = async () => await (await request.get(`${site.url}${own.path}`)).text();
  expect(await said()).toContain("Le bal des vendanges");
  expect(Date.now()).toBeLessThan(at);
  await page.waitForTimeout(at - Date.now() + 100);
  const html = await said();
  expect(html).toContain("Le bal est ouvert");
  expect(html).not.toContain("Pas encore décidé");
  // The bar learns of it by itself.
  await expect(chip(page)).toHaveCount(0, { timeout: 10_000 });
  await page.getByRole("button", { name: "Publier", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText("1 modification sera visible par tous");
});

test("a plan is seen, moved and taken back by keys alone, and by the operator's command", async ({
  page,
  own,
  site,
  request,
}) => {
  await makeAdministrator(site, request);
  await openEditorByKeys(page, own.path);
  await retitle(page, "Le bal est remis");
  await schedule(page, Date.UTC(2100, 10, 28, 9));
  await expect(chip(page)).toHaveAccessibleName("Programmé le 28/11/2100 à 10:00");
  expect(runSiteCommand(site, "plan", "list")).toMatch(/2100-11-28 10:00 {2}publish {2}layout \d+/);
  await keys(page).press(chip(page));
  const card = page.getByRole("region", { name: "Publication programmée" });
  await expect(card).toContainText("dimanche 28 novembre 2100 à 10:00");
  await keys(page).press(card.getByRole("button", { name: "Changer le moment" }));
  await expect(page.getByLabel("Moment : jour")).toBeFocused();
  await typeTime(page, page.getByLabel("Moment : heure"), "11:15");
  await keys(page).press(page.getByRole("button", { name: "Enregistrer le moment" }));
  await expect(card).toContainText("11:15");
  await keys(page).press(card.getByRole("button", { name: "Annuler la programmation" }));
  await expect(chip(page)).toHaveCount(0);
  expect(runSiteCommand(site, "plan", "list")).not.toContain("2100-11-28");
});

test("what is published by hand meanwhile is planned no more, which is said before and after; a page that is to be taken away still is", async ({
  page,
  own,
  site,
}) => {
  test.setTimeout(200_000);
  await openEditorByKeys(page, own.path);
  await retitle(page, "Le bal est remis");
  await schedule(page, Date.UTC(2100, 10, 28, 9));
  await expect(chip(page)).toBeVisible();
  await openPublishing(page);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Si vous publiez maintenant, cette programmation est annulée");
  expect(await findAxeFaults(page)).toEqual([]);
  await keys(page).press(dialog.getByRole("button", { name: "Publier maintenant" }));
  const told = page.getByRole("region", { name: "Messages" });
  await expect(
    told.getByText("Ce qui était programmé pour le dimanche 28 novembre 2100 à 10:00 est annulé."),
  ).toBeVisible();
  await expect(chip(page)).toHaveCount(0);
  expect(runSiteCommand(site, "plan", "list")).not.toContain("2100-11-28");

  await openPublishing(page);
  await reach(page, page.getByRole("switch", { name: "Programmer pour plus tard" }));
  await page.keyboard.press("Space");
  await keys(page).day(page.getByLabel("Moment : jour"), "2100-11-29");
  await keys(page).press(dialog.getByRole("button", { name: "Programmer le retrait" }));
  const leaves = page.getByRole("button", { name: /^Retrait le 29\/11\/2100/ });
  await expect(leaves).toBeVisible();
  await retitle(page, "Le bal est remis d’un jour");
  await openPublishing(page);
  await expect(dialog).toContainText("la page sera tout de même retirée à ce moment");
  await keys(page).press(dialog.getByRole("button", { name: "Publier maintenant" }));
  await expect(told.getByText(/Elle sera retirée le lundi 29 novembre 2100/)).toBeVisible();
  await expect(leaves).toBeVisible();
  expect(runSiteCommand(site, "plan", "list")).toMatch(/2100-11-29 .*unpublish/);
});

for (const viewport of inTurn(
  [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ],
  1,
)) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });
    test("axe finds nothing in the dialog that schedules, nor in what the bar opens", async ({ page, own }) => {
      await openEditor(page, own.path);
      const publish = page.getByRole("button", { name: "Publier", exact: true });
      await publish.click();
      await page.getByRole("switch", { name: "Programmer pour plus tard" }).click();
      await page.getByLabel("Moment : jour").fill("2100-11-28");
      await page.getByLabel("Moment : heure").fill("10:00");
      expect(await findAxeFaults(page)).toEqual([]);
      await page.getByRole("button", { name: "Programmer le retrait" }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      const taken = page.getByRole("button", { name: "Retrait le 28/11/2100 à 10:00" });
      // What is planned leaves room for what was done.
      await expect(taken).toBeVisible();
      await expect(page.getByRole("button", { name: "Historique", exact: true })).toBeInViewport({ ratio: 1 });
      await taken.click();
      await expect(page.getByRole("region", { name: "Retrait du site programmé" })).toBeVisible();
      expect(await findAxeFaults(page)).toEqual([]);
      await page.getByRole("button", { name: "Changer le moment" }).click();
      expect(await findAxeFaults(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await publish.click();
      await expect(page.getByRole("dialog").getByRole("region", { name: "Retrait du site programmé" })).toBeVisible();
      expect(await findAxeFaults(page)).toEqual([]);
    });
  });
}
