import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

import { block, layout } from "#starter/layout-builder.ts";

import { InEditor } from "../kit/test-editor.tsx";
import { pageWords } from "../words.ts";
import { blankPage, outlet } from "./test-canvas.ts";
import { StageOf, testStage } from "./test-stage.tsx";
import { loadAllViews } from "./views.ts";

test.each([320, 390])("why nobody sees a block is read whole on a phone (%i px)", async (width) => {
  await page.viewport(width, 800);
  await loadAllViews();
  const title = { fr_FR: "Les cent ans du chai", en_US: "A hundred years" };
  const hidden = block("later", "heading", { title, visibility: { from: "2039-06-01T08:00:00.000Z" } });
  const words = await pageWords("fr_FR");
  const shown = { page: { ...blankPage, frame: [outlet] }, document: layout("page", hidden), words };
  const editor = await testStage(shown);
  const stop = editor.start();
  await render(
    <InEditor>
      <StageOf editor={editor} />
    </InEditor>,
  );
  const why = page.getByText(/^Pas encore visible/);
  await expect.element(why).toBeVisible();
  const { scrollWidth, clientWidth } = why.element().parentElement ?? why.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  expect((why.element() as HTMLElement).scrollWidth).toBeLessThanOrEqual(
    why.element().getBoundingClientRect().width + 1,
  );
  const { left, right } = why.element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(width);
  stop();
});
