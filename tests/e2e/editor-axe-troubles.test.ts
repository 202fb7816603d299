import { both } from "#starter/both.ts";
import { block, layout, reusable } from "#starter/layout-builder.ts";

import { callAs, logBrowserIn, makePage, type OwnPage, removePage } from "./support/administrator.ts";
import { boxOf, onCanvas } from "./support/edited-page.ts";
import {
  closeSettings,
  edit,
  editing,
  holdBanner,
  inspector,
  letGoOfIt,
  look,
  openSettings,
  popups,
  pressChip,
  writeTitle,
  writeTitleElsewhere,
} from "./support/editor-states.ts";
import { expect, test } from "./support/editor-test.ts";
import { inTurn } from "./support/in-turn.ts";

const drafts = "**/api/admin/draft/**";

for (const viewport of inTurn(
  [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ],
  0,
)) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });
    test("axe finds nothing while a block is dragged, nobody answers, a session has ended or two people wrote the same", async ({
      page,
      context,
      own,
      administrator,
      complaints,
    }) => {
      test.setTimeout(300_000);
      const editor = editing(page);
      await page.goto(own.path);
      await edit(editor);
      const publish = page.getByRole("button", { name: "Publier", exact: true });
      const before = await boxOf(publish);
      await holdBanner(editor);
      await look(editor, "dragging");
      await letGoOfIt(editor);

      await page.route(drafts, async (route) => await route.abort());
      await writeTitle(editor, "Le grand bal");
      await pressChip(editor, "offline");
      await look(editor, "nobody answers");
      await page.keyboard.press("Escape");
      await expect(page.locator("[data-state=offline]")).toBeFocused();

      await writeTitleElsewhere(administrator, own, "Le petit bal");
      await page.unroute(drafts);
      await pressChip(editor, "conflict");
      expect(await boxOf(publish)).toEqual(before);
      await page.getByRole("button", { name: "Décider", exact: true }).click();
      await expect(page.getByRole("dialog", { name: "À décider" })).toContainText("Le petit bal");
      await look(editor, "a conflict", popups);
      await page.getByRole("button", { name: /^Garder le mien/ }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page.locator("[data-state=saved]")).toBeVisible();
      // What there is to publish by now moves nothing either.
      expect(await boxOf(publish)).toEqual(before);

      await context.clearCookies({ name: "token" });
      await writeTitle(editor, "Le bal");
      await pressChip(editor, "signedOut");
      await page.getByRole("button", { name: "Se connecter" }).click();
      await expect(page.getByLabel("Mot de passe")).toBeFocused();
      await look(editor, "logging in", popups);
      await logBrowserIn(administrator, context);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: /^État du brouillon/ })).toBeFocused();
      await expect(page.locator("[data-state=saved]")).toBeVisible();
      forget(complaints, /ERR_FAILED|status of (?:401|409)|SignedOutError|ApiError|Failed to fetch/);
    });

    test("axe finds nothing in an empty page, one with a block that can't be shown, and a frame", async ({
      page,
      own,
      administrator,
    }) => {
      test.setTimeout(240_000);
      const editor = editing(page);
      const empty = await callAs<OwnPage>(administrator, "POST", "/page", {
        ...{ type: "content", parent: null, copyOf: null },
        title: both("Rien encore", "Nothing yet"),
      });
      const torn = await makePage(administrator, "Le bal perdu", {
        ...layout(
          "page",
          block("title", "heading", { title: both("Le bal", "The ball"), level: 1 }),
          reusable("gone", 987_654),
        ),
      });
      await page.goto(empty.path);
      await edit(editor);
      await expect(page.getByRole("button", { name: "Insérer un premier bloc" })).toBeVisible();
      await look(editor, "an empty page", "#editor .page");
      await page.goto(torn.path);
      await edit(editor);
      await expect(page.locator("#editor .block-problem")).toBeVisible();
      await look(editor, "a block that can't be shown", "#editor .page main");
      await page.goto(own.path);
      await edit(editor);
      await page.getByRole("button", { name: "Le bal", exact: true }).click();
      await page.getByRole("button", { name: /^Cadre des pages/ }).click();
      await expect(onCanvas(page, "foot")).toBeVisible();
      await openSettings(editor, "frame");
      // Of a page within a frame that is edited, the frame's own parts stand outside of it.
      await look(editor, "a frame", inspector);
      await closeSettings(editor);
      await removePage(administrator, empty);
      await removePage(administrator, torn, page);
    });
  });
}

/** What a language or a tablet has of its own. */
for (const { locale, ...viewport } of [
  { locale: "fr_FR", width: 768, height: 1024 },
  { locale: "en_US", width: 1280, height: 720 },
  { locale: "en_US", width: 390, height: 844 },
] as const) {
  test.describe(`${viewport.width} px, ${locale}`, () => {
    test.use({ viewport, hasTouch: viewport.width < 960 });
    test("axe finds nothing in what is most used", async ({ page, own }) => {
      test.setTimeout(240_000);
      const editor = editing(page, locale);
      const { say } = editor;
      await page.goto(own.path);
      const there = page.locator(`a[data-locale=${locale}]`).first();
      if (locale !== "fr_FR") await page.goto((await there.getAttribute("href")) ?? "");
      await edit(editor);
      await onCanvas(page, "title").click();
      await openSettings(editor, "block");
      await look(editor, "settings of a block");
      await closeSettings(editor);
      await page.getByRole("button", { name: say("editor.shell.history"), exact: true }).click();
      await expect(page.getByRole("tab", { name: say("editor.shell.steps") })).toBeVisible();
      await look(editor, "what was done", popups);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: say("editor.saving.publish.button"), exact: true }).click();
      await expect(page.getByRole("dialog", { name: say("editor.saving.publish.title") })).toBeVisible();
      await look(editor, "publishing", popups);
    });
  });
}

/** A browser tells of every request that fails: of those that were meant to. */
function forget(complaints: string[], meant: RegExp): void {
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !meant.test(text)));
}
