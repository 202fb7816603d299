import type { Browser, Locator, Page } from "playwright/test";

import type { FrameItem } from "#schemas/content/canvas.ts";
import type { Draft } from "#schemas/content/draft.ts";
import { both } from "#starter/both.ts";
import { block, layout, section } from "#starter/layout-builder.ts";

import {
  type Administrator,
  callAs,
  logBrowserIn,
  makeAdministrator,
  makePage,
  openEditor,
  type OwnPage,
  removePage,
  publishAs,
} from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { onCanvas, publish } from "./support/edited-page.ts";
import { expect, rememberPopups, test } from "./support/test.ts";

const eve = layout(
  "page",
  section("head", { spacing: "small" }, [
    block("first", "heading", { title: both("La veille", "The eve") }),
    block("second", "heading", { title: both("Le lendemain", "The day after") }),
    block("own", "heading", { title: both("Tout petit", "Tiny"), size: "small" }),
  ]),
);
const cellar = layout(
  "page",
  section("head", { spacing: "small" }, [block("cool", "heading", { title: both("Au frais", "In the cool") })]),
);

const before = /Quatre générations sur une seule pente/;
const after = "Cinq générations, et la même pente.";

test.use({ viewport: { width: 1440, height: 900 } });

test("everywhere: a size is set for all headings of the site, taken back and done again; a frame is opened from its page, and another one picked", async ({
  page,
  context,
  browser,
  site,
  request,
}) => {
  test.setTimeout(300_000);
  const administrator = await makeAdministrator(site, request);
  const own = await makePage(administrator, "La veille", eve);
  const other = await makePage(administrator, "Le cellier", cellar);
  const { visit, close } = await visitor(browser, site.url);
  try {
    await logBrowserIn(administrator, context);
    await rememberPopups(page);
    const small = await sizeOf((await visit(other)).locator("[data-id=cool] h2"));

    await openEditor(page, own.path);
    await setEverywhere(page);
    await page.getByRole("button", { name: "Publier", exact: true }).click();
    await expect(
      page.getByRole("dialog").getByText(/Un réglage commun change aussi\s: Titre\. \d+ pages/),
    ).toBeVisible();
    await page.keyboard.press("Escape");
    const unpublished = await visit(other);
    expect(await sizeOf(unpublished.locator("[data-id=cool] h2"))).toBe(small);
    await publish(page);
    const published = await visit(other);
    expect(await sizeOf(published.locator("[data-id=cool] h2"))).toBeGreaterThan(small);

    await editFooter(page, administrator);
    for (const path of [own, other]) await expect((await visit(path)).getByText(after)).toBeVisible();

    await pickFrame(page, other);
    const framed = await visit(other);
    await expect(framed.getByText(before)).toBeVisible();
    await expect(framed.getByText(after)).toHaveCount(0);
    await expect((await visit(own)).getByText(after)).toBeVisible();
  } finally {
    await close();
    await putBack(administrator);
    await removePage(administrator, own, page);
    await removePage(administrator, other);
  }
});

/** Makes every heading larger that has no size of its own; one step back and forth shows on all of them. */
async function setEverywhere(page: Page): Promise<void> {
  const [first, second, own] = ["first", "second", "own"].map((id) => onCanvas(page, id).locator("h2"));
  if (!first || !second || !own) throw new Error("Three headings");
  const sizes = async (): Promise<readonly number[]> => [await sizeOf(first), await sizeOf(second), await sizeOf(own)];
  const [size = 0, , tiny = 0] = await sizes();
  await first.click();
  await page.getByRole("tab", { name: "Partout sur le site" }).click();
  const form = page.getByRole("tabpanel", { name: "Partout sur le site" });
  await form.getByRole("combobox", { name: "Taille" }).selectOption({ label: "Très grande" });
  await expect.poll(() => sizeOf(first)).toBeGreaterThan(size);
  const large = await sizeOf(first);
  expect(await sizes()).toEqual([large, large, tiny]);
  await page.getByRole("button", { name: "Annuler", exact: true }).click();
  await expect.poll(sizes).toEqual([size, size, tiny]);
  await page.getByRole("button", { name: "Rétablir", exact: true }).click();
  await expect.poll(sizes).toEqual([large, large, tiny]);
  // Its steps have a place of their own in the history.
  await page.getByRole("button", { name: "Historique", exact: true }).click();
  await page.getByLabel("Historique de").selectOption({ label: "Partout sur le site" });
  await expect(page.getByRole("button", { name: /Partout sur le site, Titre\s: Taille/ })).toBeVisible();
  await page.keyboard.press("Escape");
}

/** Opens the frame from the page's own footer, writes another sentence into it, and publishes that for all its pages. */
async function editFooter(page: Page, administrator: Administrator): Promise<void> {
  const foot = page.locator('#editor .page [data-id="frame:foot"]');
  await foot.scrollIntoViewIfNeeded();
  await foot.getByText(before).click();
  const canvas = page.locator("#editor [data-panel=canvas]");
  await canvas.getByRole("button", { name: "Modifier l’en-tête et le pied de page" }).click();
  const edited = onCanvas(page, "foot");
  await expect(edited).toBeVisible();
  // The page inside is shown, and not edited: a press on it picks the place where it stands.
  await onCanvas(page, "page:first").click();
  await expect(page.getByRole("toolbar", { name: "Bloc sélectionné" })).toContainText("Page");
  // A page that is loaded anew opens the same frame.
  await page.reload();
  await expect(edited).toBeVisible();
  await expect(onCanvas(page, "page:first")).toContainText("La veille");
  const faults = await findAxeFaults(page);
  expect(faults.filter((fault) => !fault.startsWith("axe, landmark-"))).toEqual([]);
  await edited.getByText(before).click();
  await page.getByRole("textbox", { name: "Phrase", exact: true }).fill(after);
  await expect(edited).toContainText(after);
  await onCanvas(page, "legal").click();
  await page.keyboard.press("Delete");
  await expect(onCanvas(page, "legal")).toBeAttached();
  const frame = (await framesOf(administrator)).find(({ name }) => name === "page");
  await page.getByRole("button", { name: "Publier", exact: true }).click();
  const reach = `Cet en-tête et ce pied de page sont ceux de ${frame?.pages.length} pages`;
  await expect(page.getByRole("dialog").getByText(reach)).toBeVisible();
  await page.keyboard.press("Escape");
  await publish(page, "L’en-tête et le pied de page sont publiés.");
  // What was published of it isn't announced once more.
  await page.getByRole("button", { name: "Publier", exact: true }).click();
  await expect(page.getByRole("dialog").getByText("Rien de nouveau à publier.")).toBeVisible();
  await expect(page.getByRole("dialog").getByText("Un réglage commun")).toHaveCount(0);
  await page.keyboard.press("Escape");
}

/** Opens another page from the menu, and gives it the frame of the start page. */
async function pickFrame(page: Page, { path }: OwnPage): Promise<void> {
  await page.getByRole("button", { name: "Cadre des pages" }).click();
  await page.getByRole("searchbox", { name: "Chercher une page" }).fill("cellier");
  await page.getByRole("treeitem", { name: new RegExp(path) }).click();
  await expect(onCanvas(page, "cool")).toBeVisible();
  await page.getByRole("tab", { name: "Page", exact: true }).click();
  await page.getByRole("combobox", { name: "Cadre" }).selectOption({ label: "Cadre de l’accueil" });
  // The page is shown in it before anybody else sees that.
  await expect(page.locator('#editor .page [data-id="frame:foot"]')).toContainText(before);
  await publish(page);
}

/** An anonymous browser that goes from page to page. */
async function visitor(browser: Browser, baseURL: string) {
  const context = await browser.newContext({
    baseURL,
    reducedMotion: "reduce",
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await rememberPopups(page);
  return {
    visit: async ({ path }: Pick<OwnPage, "path">): Promise<Page> => {
      await page.goto(path);
      return page;
    },
    close: async () => await context.close(),
  };
}

async function sizeOf(heading: Locator): Promise<number> {
  return await heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
}

async function framesOf(administrator: Administrator): Promise<readonly FrameItem[]> {
  return await callAs<readonly FrameItem[]>(administrator, "GET", "/frame");
}

/** Leaves frame and headings as the worker's other tests know them. */
async function putBack(administrator: Administrator): Promise<void> {
  const frame = (await framesOf(administrator)).find(({ name }) => name === "page");
  const sentence = both("Quatre générations sur une seule pente.", "Four generations on a single slope.");
  await setBack(administrator, `layout/${frame?.layoutId}`, { id: "foot", prop: "text", value: sentence });
  await setBack(administrator, "config/1", { id: "heading", prop: "size" });
}

async function setBack(
  administrator: Administrator,
  document: string,
  { id, ...change }: { readonly id: string; readonly prop: string; readonly value?: unknown },
): Promise<void> {
  const draft = `/draft/${document}`;
  const { sequence, published } = await callAs<Draft>(administrator, "GET", draft);
  const edit = { id: `back-${crypto.randomUUID()}`, commands: [{ type: "set-props", id, changes: [change] }] };
  await callAs(administrator, "POST", `${draft}/edits`, { since: sequence, edits: [edit] });
  const [kind = "", number] = document.split("/");
  await publishAs(administrator, { kind, id: Number(number), since: sequence + 1, published });
}
