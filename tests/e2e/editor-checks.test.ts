import type { Page } from "playwright/test";

import { picture } from "#demo/content/media.ts";
import { both } from "#starter/both.ts";
import { block, layout, section } from "#starter/layout-builder.ts";

import { callAs, openEditor } from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { onCanvas } from "./support/edited-page.ts";
import { expect, test } from "./support/editor-test.ts";

const link = (url: string) => ({ to: { kind: "url", url }, label: both("Voir", "See") });

/** A page with a fault for every check that looks at blocks. */
const faulty = layout(
  "page",
  section("head", { spacing: "small" }, [
    block("title", "heading", { title: both("Le bal des vendanges", "The harvest ball"), level: 1 }),
    block("again", "heading", { title: both("Encore un titre", "Another title"), level: 1 }),
    block("half", "heading", { title: { fr_FR: "Sous les lampions" }, level: 2 }),
  ]),
  block("faint", "banner", {
    ...{ image: picture("candle-cellar"), height: "short", ink: "dark", overlay: 0, isFirst: false },
    title: both("On danse", "We dance"),
  }),
  block("album", "image", { image: { ...picture("long-table"), alt: { fr_FR: "" } }, ratio: "wide" }),
  block("typed", "call-to-action", { title: both("Venez", "Come"), call: link("/le-vignoble") }),
  block("dead", "call-to-action", { title: both("Restez", "Stay"), call: link("/nowhere") }),
);

test.use({ layout: faulty, viewport: { width: 1440, height: 900 } });

const panel = (page: Page) => page.getByRole("tabpanel", { name: /^Vérifications/ });
const findings = {
  again: /^Titre : la page a déjà un titre principal/,
  half: /^Titre : « Titre » n’est pas traduit/,
  faint: /^Bannière : texte peu lisible/,
  album: /^Image : l’image .* ne dit rien/,
  typed: /^Appel : .* adresse écrite à la main/,
  dead: /^Appel : .* adresse où il n’y a rien/,
};

test("each check finds its fault and leads to it, and what a click mends is mended", async ({ page, own }) => {
  await openEditor(page, own.path);
  await page.getByRole("tab", { name: /^Vérifications/ }).click();
  for (const [id, words] of Object.entries(findings)) {
    await panel(page).getByRole("button", { name: words }).click();
    await expect(page.getByRole("tab", { name: "Bloc", exact: true })).toHaveAttribute("aria-selected", "true");
    await expect(onCanvas(page, id)).toBeInViewport();
  }
  expect(await findAxeFaults(page)).toEqual([]);
  for (const mend of [/^Rétablir le voile/, /^Lier à la page/, /^Ôter le lien/, /^En faire un titre de partie/]) {
    await panel(page).getByRole("button", { name: mend }).click();
    await expect(panel(page).getByRole("button", { name: mend })).toHaveCount(0);
  }
  for (const id of ["faint", "typed", "dead", "again"] as const)
    await expect(panel(page).getByRole("button", { name: findings[id] })).toHaveCount(0);
  await expect(panel(page).getByText(/^Poids pour un visiteur\s: avant \d+\sKo, après \d+\sKo$/)).toBeVisible({
    timeout: 30_000,
  });
});

test("by the keyboard alone: the palette opens the checks, and one of the page's texts opens its panel", async ({
  page,
  own,
  administrator,
}) => {
  const title = { fr_FR: "Le bal des vendanges, sous les lampions, le premier samedi d’octobre à la tombée du jour" };
  await callAs(administrator, "PUT", `/page/${own.pageId}`, { title });
  await openEditor(page, own.path);
  await expect(page.getByRole("tab", { name: /^Vérifications \(\d+\)$/ })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Toutes les actions" }).getByRole("combobox")).toBeFocused();
  await page.keyboard.type("vérifications");
  await page.keyboard.press("Enter");
  await expect(panel(page)).toBeVisible();
  await panel(page).focus();
  const long = panel(page).getByRole("button", { name: /^Le titre de la page est trop long/ });
  await expect(long).toBeVisible();
  for (let tabs = 0; tabs < 30 && !(await long.evaluate((one) => one === document.activeElement)); tabs += 1)
    await page.keyboard.press("Tab");
  await expect(long).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("tab", { name: "Page", exact: true })).toHaveAttribute("aria-selected", "true");
});

test("on a phone the checks are a sheet; a block is brought above it, and the page's panel takes its place", async ({
  page,
  own,
  administrator,
}) => {
  const title = { fr_FR: "Le bal des vendanges, sous les lampions, le premier samedi d’octobre à la tombée du jour" };
  await callAs(administrator, "PUT", `/page/${own.pageId}`, { title });
  await page.setViewportSize({ width: 390, height: 844 });
  await openEditor(page, own.path);
  await page.getByRole("button", { name: /^Vérifications/ }).click();
  const sheet = page.getByRole("dialog", { name: /^Vérifications/ });
  await sheet.getByRole("button", { name: findings.faint }).click();
  await expect(onCanvas(page, "faint")).toBeInViewport();
  expect(await findAxeFaults(page)).toEqual([]);
  await sheet.getByRole("button", { name: /^Le titre de la page est trop long/ }).click();
  await expect(page.getByRole("dialog", { name: "Page", exact: true })).toBeVisible();
  await expect(sheet).toHaveCount(0);
});
