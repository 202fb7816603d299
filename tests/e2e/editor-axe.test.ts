import { onCanvas } from "./support/edited-page.ts";
import {
  closeSettings,
  type Editing,
  edit,
  editing,
  inspector,
  look,
  openSettings,
  popups,
} from "./support/editor-states.ts";
import { expect, test } from "./support/editor-test.ts";

/** At each width everything; what else there is to a language or a tablet, `editor-axe-troubles.test.ts` looks at. */
for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });
    test("axe finds nothing in the open editor, whatever is open in it", async ({ page, own }) => {
      test.setTimeout(300_000);
      const editor = editing(page);
      await page.goto(own.path);
      await expect(page.getByRole("button", { name: "Modifier cette page" })).toBeVisible();
      await look(editor, "the bar over the page");
      await edit(editor);
      await look(editor, "opened");
      await lookAtSettings(editor);
      await lookAtWriting(editor);
      await lookAtPanels(editor);
      await lookAtDialogs(editor);
      await lookAtPages(editor);
      await page.getByRole("button", { name: "Aperçu" }).click();
      await expect(page.getByRole("button", { name: "Plan", exact: true })).toHaveCount(0);
      await look(editor, "tried out");
    });
  });
}

async function lookAtSettings(editor: Editing): Promise<void> {
  const { page } = editor;
  await openSettings(editor, "page");
  await look(editor, "settings of the page", inspector);
  await closeSettings(editor);
  await onCanvas(page, "title").click();
  await openSettings(editor, "block");
  await expect(page.getByRole("textbox", { name: "Titre", exact: true })).toBeVisible();
  await look(editor, "settings of a block", inspector);
  await page.locator("[data-visibility]").getByRole("button", { name: "Affichage" }).click();
  await expect(page.getByLabel("Visiteurs")).toBeVisible();
  await look(editor, "who sees a block", inspector);
  await page.getByRole("tab", { name: "Partout sur le site" }).click();
  await expect(page.getByRole("tabpanel", { name: "Partout sur le site" }).getByLabel("Taille")).toBeVisible();
  await look(editor, "settings everywhere", inspector);
  await closeSettings(editor);
}

async function lookAtWriting(editor: Editing): Promise<void> {
  const { page } = editor;
  await onCanvas(page, "title").dblclick();
  await expect(page.locator("[data-writes]").first()).toBeVisible();
  await look(editor, "writing a title", "#editor .page");
  await page.keyboard.press("Escape");
  await onCanvas(page, "words").dblclick();
  const tools = page.getByRole("toolbar", { name: "Mise en forme" });
  await expect(tools).toBeVisible();
  await look(editor, "writing a rich text");
  await tools.getByRole("button", { name: "Lien" }).click();
  await expect(page.getByRole("textbox", { name: "Adresse", exact: true })).toBeVisible();
  await look(editor, "making a link", popups);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("textbox", { name: "Adresse", exact: true })).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(tools).toBeHidden();
}

/** What stands beside the page, or on a phone below it. */
async function lookAtPanels(editor: Editing): Promise<void> {
  const { page, isNarrow } = editor;
  await onCanvas(page, "title").click();
  await page.keyboard.press("Shift+ArrowDown");
  await expect(page.getByRole("toolbar", { name: "Bloc sélectionné" })).toContainText("2 blocs");
  await look(editor, "several blocks", "#editor .page");
  if (isNarrow) {
    await page.getByRole("button", { name: "Plan", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Plan" })).toBeVisible();
    await look(editor, "the outline", popups);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: "Plan" })).toBeHidden();
  } else {
    await page.getByRole("tab", { name: "Blocs" }).click();
    await expect(page.getByRole("searchbox", { name: "Chercher un bloc" })).toBeVisible();
    await look(editor, "the library beside the page", "#editor aside");
  }
  await onCanvas(page, "title").click();
  await page.getByRole("button", { name: "Actions du bloc" }).click();
  await expect(page.getByRole("menuitem", { name: "Dupliquer" })).toBeVisible();
  await look(editor, "the menu of a block", popups);
  await page.keyboard.press("Escape");
}

async function lookAtDialogs(editor: Editing): Promise<void> {
  const { page } = editor;
  for (const [keys, name] of [
    ["Control+k", "Toutes les actions"],
    ["?", "Raccourcis clavier"],
    ["/", "Insérer un bloc"],
  ] as const) {
    await page.keyboard.press(keys);
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await look(editor, name, popups);
    expect(await cutOffIn(editor), name).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name })).toBeHidden();
  }
  await page.getByRole("button", { name: "Historique", exact: true }).click();
  await expect(page.getByRole("tab", { name: "Étapes" })).toBeVisible();
  await look(editor, "what was done", popups);
  await page.getByRole("tab", { name: "Versions publiées" }).click();
  await page.getByRole("button", { name: /^Reprendre cette version/ }).waitFor();
  await look(editor, "what was published", popups);
  await page.getByRole("button", { name: /^Reprendre cette version/ }).click();
  await look(editor, "whether a version comes back", popups);
  await escapeTo(editor, "Historique", { steps: 2 });
  await page.getByRole("button", { name: "Publier", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Nom de cette version" })).toBeFocused();
  await look(editor, "publishing", popups);
  await escapeTo(editor, "Publier");
}

/** The pages and the frames, and what is asked about them. */
async function lookAtPages(editor: Editing): Promise<void> {
  const { page } = editor;
  const open = async (): Promise<void> => {
    await page.getByRole("button", { name: "Le bal", exact: true }).click();
    await expect(page.getByRole("heading", { name: "En-têtes et pieds de page" })).toBeVisible();
  };
  await open();
  await look(editor, "the pages and the frames", popups);
  for (const [item, title] of [
    ["Renommer…", "Renommer la page"],
    ["Supprimer…", "Supprimer Le bal ?"],
  ] as const) {
    const deeds = page.getByRole("button", { name: "Actions sur Le bal", exact: true });
    await deeds.scrollIntoViewIfNeeded();
    await deeds.click();
    await page.getByRole("menuitem", { name: item }).click();
    await expect(page.getByRole("dialog", { name: title })).toBeVisible();
    await look(editor, title, popups);
    await page.getByRole("dialog", { name: title }).getByRole("button", { name: "Annuler" }).click();
    await expect(page.getByRole("dialog", { name: title })).toBeHidden();
    await open();
  }
  await page.getByRole("button", { name: "Nouvelle page" }).click();
  await expect(page.getByRole("textbox", { name: "Titre (Français)" }).last()).toBeFocused();
  await look(editor, "a new page", popups);
  await escapeTo(editor, "Le bal");
}

/** Escape closes one thing at a time, and the focus is where it was before. */
async function escapeTo({ page }: Editing, button: string, { steps = 1 } = {}): Promise<void> {
  const open = page.locator(`${popups} [role=dialog]`);
  for (let left = steps; left > 0; left -= 1) {
    await expect(open).toHaveCount(left);
    await page.keyboard.press("Escape");
  }
  await expect(open).toHaveCount(0);
  await expect(page.getByRole("button", { name: button, exact: true })).toBeFocused();
}

/** What is wider than the part of an open dialog that it scrolls in. */
async function cutOffIn({ page }: Editing): Promise<readonly string[]> {
  const parts = page.getByRole("dialog").locator(":scope, *");
  return await parts.evaluateAll((all) =>
    all
      .filter((part) => getComputedStyle(part).overflowX === "auto" && part.scrollWidth > part.clientWidth)
      .map(({ className }) => className),
  );
}
