import type { Locator, Page } from "playwright/test";

import { database } from "#server/db/context.ts";
import { saveProduct } from "#server/catalogue/products/write.ts";
import { besides } from "#tests/setup/besides.ts";
import { done } from "#tests/setup/results.ts";

import { callAs, openEditor, openEditorByKeys } from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { onCanvas } from "./support/edited-page.ts";
import { expect, test } from "./support/editor-test.ts";
import { faulty, plantMore } from "./support/planted-faults.ts";
import { tabTo } from "./support/shopper.ts";
import { rememberPopups } from "./support/test.ts";

test.use({ layout: faulty, viewport: { width: 1440, height: 900 } });

const panel = (page: Page) => page.getByRole("tabpanel", { name: /^Vérifications/ });

/** What is said of each fault, and what is written in its block's fields. */
const findings = {
  old: { words: /^harvest-clock : ce bloc est inconnu/, holds: null },
  lost: { words: /^Appel : « .+ » mène à une page .* qui n’est plus là/, holds: "Revenez" },
  dead: { words: /^Appel : .* adresse où il n’y a rien/, holds: "Restez" },
  place: { words: /^Appel : .* n’est pas sur la page \(#nulle-part\)/, holds: "Attendez" },
  beyond: { words: /^Appel : .* n’est pas sur la page \(\/le-vignoble#nulle-part\)/, holds: "Allez" },
  album: { words: /^Image : l’image .* ne dit rien/, holds: null },
  half: { words: /^Titre : « Titre » n’est pas traduit/, holds: "Sous les lampions" },
  faint: { words: /^Bannière : texte peu lisible/, holds: "On danse" },
  again: { words: /^Titre : la page a déjà un titre principal/, holds: "Encore un titre" },
  deep: { words: /^Titre : ce titre saute un niveau/, holds: "Tout en bas" },
  typed: { words: /^Appel : .* adresse écrite à la main/, holds: "Venez" },
  heavy: { words: /^Image : l’image grenier\.jpg pèse \d+ ko/i, holds: null },
} as const;

const mends = {
  old: /^Retirer : /,
  lost: /^Ôter le lien : .* n’est plus là/,
  dead: /^Ôter le lien : .* où il n’y a rien/,
  place: /^Ôter le lien : .*\(#nulle-part\)/,
  beyond: /^Ôter le lien : .*\(\/le-vignoble#nulle-part\)/,
  album: /^Reprendre le texte de la médiathèque : /,
  faint: /^Rétablir le voile/,
  deep: /^Monter d’un niveau/,
  again: /^En faire un titre de partie/,
  typed: /^Lier à la page/,
} as const;

test("each check finds its fault and leads to it, and what a click mends is mended", async ({
  page,
  own,
  administrator,
}) => {
  // Sizes of pictures are made by a process that lets all others go first: on a busy machine the heavy one takes minutes.
  test.setTimeout(400_000);
  await plantMore(administrator, own);
  await openEditor(page, own.path);
  await page.getByRole("tab", { name: /^Vérifications/ }).click();
  for (const [id, { words, holds }] of Object.entries(findings)) {
    await page.keyboard.press("Escape");
    await panel(page).getByRole("button", { name: words }).click({ timeout: 200_000 });
    await expect(page.getByRole("tab", { name: "Bloc", exact: true })).toHaveAttribute("aria-selected", "true");
    if (holds !== null) await expect.poll(() => written(page)).toContain(holds);
    await expect(onCanvas(page, id)).toBeInViewport();
  }
  await expect(panel(page).getByRole("button", { name: /^Le titre de la page est trop long/ })).toBeVisible();
  for (const [id, mend] of Object.entries(mends)) {
    await panel(page).getByRole("button", { name: mend }).click();
    await expect(panel(page).getByRole("button", { name: mend })).toHaveCount(0);
    await expect(panel(page).getByRole("button", { name: findings[id as keyof typeof mends].words })).toHaveCount(0);
  }
  // The heavy picture is in the draft alone.
  await weighsMore(panel(page));
  // The page itself had faults that axe finds.
  expect(await findAxeFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Publier", exact: true }).click();
  await weighsMore(page.getByRole("dialog"));
});

test("a wine whose record lacks what the law wants is found on its own page, and leads to the block that shows it", async ({
  page,
  site,
}) => {
  const places = await besides(
    site.dataDir,
    async () =>
      await database()
        .selectFrom("product")
        .select(["appellation", "region"])
        .where("id", "=", 1)
        .executeTakeFirstOrThrow(),
  );
  const save = async (wine: { readonly appellation: string; readonly region: string }): Promise<void> =>
    void (await besides(site.dataDir, async () => done(await saveProduct({ id: 1, ...wine }))));
  try {
    await save({ appellation: "", region: "" });
    await openEditor(page, "/wines/1");
    await page.getByRole("tab", { name: /^Vérifications/ }).click();
    const finding = panel(page).getByRole("button", { name: /ne dit ni appellation ni région/ });
    await tabTo(page, finding);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("tab", { name: "Bloc", exact: true })).toHaveAttribute("aria-selected", "true");
    await expect(page.locator("#editor .page [data-block=product-detail]")).toBeInViewport();
    await save(places);
    await page.reload();
    await page.getByRole("tab", { name: /^Vérifications/ }).click();
    await expect(panel(page).getByRole("status")).toBeVisible();
    await expect(finding).toHaveCount(0);
  } finally {
    await save(places);
  }
});

test("a page that nobody changed weighs the same before and after, on any screen, and while sizes of pictures are being made", async ({
  page,
  context,
  own,
}) => {
  const weight = async (tab: Page): Promise<string> => {
    await openEditor(tab, own.path);
    await tab.getByRole("tab", { name: /^Vérifications/ }).click();
    const line = panel(tab).getByText(/^Poids pour un visiteur/);
    await expect(line).toBeVisible({ timeout: 60_000 });
    return (await line.textContent()) ?? "";
  };
  // Browsers get WebP under the address of an AVIF until that is made; who takes AVIF alone waits for it.
  await page.route(/\/images\/.*\.avif$/, async (route) => {
    const request = route.request();
    if (request.headers()["accept"] === "image/avif") return await route.continue();
    // A connection that was kept may be taken up just as the server ends it.
    const response = await route.fetch({ url: request.url().replace(/\.avif$/, ".webp"), maxRetries: 2 });
    await route.fulfill({ response });
  });
  const early = await weight(page);
  expect(early).toMatch(/avant (\d+)\sko, après \1\sko$/);
  const later = await context.newPage();
  await rememberPopups(later);
  // By now larger sizes of its pictures are at hand.
  await later.setViewportSize({ width: 1920, height: 1000 });
  expect(await weight(later)).toBe(early);
  await later.close();
});

test("by the keyboard alone: the palette opens the checks, and one of the page's texts opens its panel", async ({
  page,
  own,
  administrator,
}) => {
  const title = { fr_FR: "Le bal des vendanges, sous les lampions, le premier samedi d’octobre à la tombée du jour" };
  await callAs(administrator, "PUT", `/page/${own.pageId}`, { title });
  await openEditorByKeys(page, own.path);
  await expect(page.getByRole("tab", { name: /^Vérifications \(\d+\)$/ })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Toutes les actions" }).getByRole("combobox")).toBeFocused();
  await page.keyboard.type("vérifications");
  await page.keyboard.press("Enter");
  await expect(panel(page)).toBeVisible();
  // The next key goes on in what was asked for.
  await expect(panel(page).locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(panel(page).getByRole("button").first()).toBeFocused();
  await tabTo(page, panel(page).getByRole("button", { name: /^Le titre de la page est trop long/ }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("tab", { name: "Page", exact: true })).toHaveAttribute("aria-selected", "true");

  // Blocks are led to, one after the other, and another one is set right.
  for (const id of ["typed", "half", "dead", "faint"] as const) {
    await tabTo(page, panel(page).getByRole("button", { name: findings[id].words }));
    await page.keyboard.press("Enter");
    await expect.poll(() => written(page)).toContain(findings[id].holds);
    await expect(onCanvas(page, id)).toBeInViewport();
  }
  await tabTo(page, panel(page).getByRole("button", { name: mends.again }));
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("button", { name: mends.again })).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(panel(page).getByRole("button").first()).toBeFocused();
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
  await sheet.getByRole("button", { name: findings.faint.words }).click();
  await expect(onCanvas(page, "faint")).toBeInViewport();
  expect(await findAxeFaults(page)).toEqual([]);
  await sheet.getByRole("button", { name: /^Le titre de la page est trop long/ }).click();
  await expect(page.getByRole("dialog", { name: "Page", exact: true })).toBeVisible();
  await expect(sheet).toHaveCount(0);
});

/** Waits until what is public and what is edited are weighed: what is edited is heavier, by the picture that it has besides. */
async function weighsMore(place: Locator): Promise<void> {
  const line = place.getByText(/^Poids pour un visiteur/);
  await expect(async () => {
    const words = (await line.textContent({ timeout: 1000 })) ?? "";
    const [, before, after] = /^Poids pour un visiteur\s: avant (\d+)\sko, après (\d+)\sko$/.exec(words) ?? [];
    expect(Number(before)).toBeGreaterThan(0);
    expect(Number(after)).toBeGreaterThan(Number(before) + 100);
  }).toPass({ timeout: 60_000 });
}

/** What is written in the fields of the block that is picked. */
async function written(page: Page): Promise<readonly string[]> {
  const fields = page.locator("[data-panel=inspector] :is(input, textarea)");
  return await fields.evaluateAll((found) => found.map((field) => (field as HTMLInputElement).value));
}
