import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { definitionsBySlug } from "#blocks/definitions.ts";
import { layout } from "#starter/layout-builder.ts";

import { blankPage, outlet } from "../canvas/test-canvas.ts";
import { StageOf, testStage } from "../canvas/test-stage.tsx";
import { InEditor } from "../kit/test-editor.tsx";
import { fixturesOf } from "../samples/block-fixtures.ts";
import type { Editor } from "../store/editor.ts";
import { pageWords } from "../words.ts";
import { Library } from "./library.tsx";

/** One of ours, and those that `npm run site -- block` wrote where the guides are carried out (tests/architecture/guides.long.test.ts). */
const blocks = ["heading", "house-motto", "motto"].flatMap((slug) => definitionsBySlug.get(slug) ?? []);

/** The library with so many pixels below its field: pictures are drawn once they are in sight. */
const inEditor = (editor: Editor, height: number) => (
  <InEditor>
    <StageOf editor={editor} />
    <div
      style={{ position: "fixed", inset: "0 0 auto auto", inlineSize: 340, blockSize: 70 + height, overflow: "auto" }}
    >
      <Library editor={editor} />
    </div>
  </InEditor>
);

test.each(blocks.map((definition) => [definition.slug, definition] as const))(
  "%s is found in the library with its picture, and put onto the page by a press",
  async (slug, { label, help }) => {
    const editor = await testStage({
      page: { ...blankPage, frame: [outlet] },
      document: layout("page"),
      words: await pageWords("fr_FR"),
    });
    Object.assign(editor.beyond, { call: async () => await Promise.resolve([]) });
    editor.start();
    const { rerender } = await render(inEditor(editor, 0));
    await userEvent.fill(page.getByRole("searchbox"), label.fr_FR ?? "");
    await rerender(inEditor(editor, 600));
    const item = page.elementLocator(document.querySelector(`[data-slug="${slug}"]`) ?? expect.fail("It isn’t there"));
    for (const words of [label.fr_FR, help.fr_FR]) await expect.poll(() => item.element().textContent).toContain(words);
    // What its first situation says is what the picture shows.
    const [filled] = await fixturesOf(slug);
    const said = Object.values(filled?.props ?? {}).find((value) => typeof value === "string" && value.includes(" "));
    await expect.poll(() => item.element().querySelector("[data-block]")?.textContent).toContain(said);
    expect(item.element().querySelector("[data-block]")?.getBoundingClientRect().height).toBeGreaterThan(0);
    await userEvent.click(item);
    const [put = ""] = editor.document.root;
    expect(editor.document.blocks[put]).toMatchObject({ slug });
    expect(editor.selection.ids).toEqual([put]);
  },
);
