import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { blankSettings } from "#schemas/page-settings/page-settings.ts";
import { expectConsole } from "#tests/setup/expected-console.ts";

import { testEverywhere } from "../everywhere/test-everywhere.ts";
import { axeProblems, InEditor } from "../kit/test-editor.tsx";
import { LazyDraft } from "../saving/lazy-draft.ts";
import { openScene } from "../saving/test-scene.ts";
import type { Work } from "../shell/work.ts";
import { Editor, type EditorParts } from "../store/editor.ts";
import { ProgramPage } from "./program-page.tsx";
import { openTestSettings } from "./test-settings.ts";

async function scene(isCms: boolean, canvas: { readonly isCms: boolean; readonly isFrame: boolean }) {
  const { store: draft } = await openScene();
  const { store } = await openTestSettings({ ...blankSettings, isCms });
  const settings = new LazyDraft(async () => await Promise.resolve({ store, close: async () => {} }));
  const { draft: everywhere } = testEverywhere();
  const drawn = {
    isFrame: canvas.isFrame,
    isPage: !canvas.isFrame,
    page: { isCms: canvas.isCms },
    document: { follow: () => {} },
  };
  const editor = new Editor({ draft, everywhere, settings, canvas: drawn } as unknown as EditorParts);
  return { editor, settings, store };
}

test("[PS11] what is arranged is what the page's settings say now; a frame is arranged whatever its page is", async () => {
  const { editor, settings, store } = await scene(true, { isCms: false, isFrame: false });
  const end = editor.start();
  expect([editor.isProgram, editor.isArranging]).toEqual([true, false]);
  await settings.open();
  expect([editor.isProgram, editor.isArranging]).toEqual([false, true]);
  editor.selection.pick(["h"]);
  store.edit([{ type: "set", field: "isCms", value: false }]);
  expect([editor.isProgram, editor.selection.ids]).toEqual([true, []]);
  editor.undo();
  expect(editor.isProgram).toBe(false);
  editor.setPreview(true);
  expect(editor.isArranging).toBe(false);
  end();
  const frame = await scene(false, { isCms: false, isFrame: true });
  await frame.settings.open();
  expect(frame.editor.isProgram).toBe(false);
});

test("[PS11] who can't have the page's settings is told so when they give it back", async () => {
  const { editor } = await scene(false, { isCms: false, isFrame: false });
  const settings = new LazyDraft(async () => await Promise.reject(new Error("Nobody there")));
  expectConsole("warn", /Nobody there/);
  await render(
    <InEditor>
      <ProgramPage work={{ editor, settings } as unknown as Work} />
    </InEditor>,
  );
  await userEvent.click(page.getByRole("button"));
  await expect.poll(() => editor.notice).toEqual({ messageKey: "editor.pages.failed" });
});

test("[PS11] in its place it is said whose the page's content is; it is given back by keyboard", async () => {
  const { editor, settings, store } = await scene(false, { isCms: false, isFrame: false });
  await render(
    <InEditor>
      <ProgramPage work={{ editor, settings } as unknown as Work} />
    </InEditor>,
  );
  await expect.element(page.getByText("Le contenu de cette page vient du programme").first()).toBeVisible();
  await expect.element(page.getByText(/Modifiable ici.*est désactivé/)).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("button")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => store.document.isCms).toBe(true);
  expect(editor.isProgram).toBe(false);
  await expect.element(page.getByRole("status")).toMatchTextContent(/modifie de nouveau ici/);
});
