import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { buildLayout, buildNode } from "#schemas/page/test-registry.ts";

import { InEditor } from "../kit/test-editor.tsx";
import { Outline } from "../panels/outline.tsx";
import { pageWords } from "../words.ts";
import { blankPage, outlet } from "./test-canvas.ts";
import { StageOf, testStage } from "./test-stage.tsx";
import { loadAllViews } from "./views.ts";

const titles = { a: "Les vignes", b: "Le chai", c: "La cave" };

test.each(["Control", "Meta"] as const)(
  "with %s any blocks are picked together, on the page and in the outline",
  async (key) => {
    await loadAllViews();
    const nodes = Object.entries(titles).map(([id, title]) => {
      return buildNode(id, "heading", { v: 1, props: { title: { fr_FR: title, en_US: title }, level: 2 } });
    });
    const words = await pageWords("fr_FR");
    const editor = await testStage({ page: { ...blankPage, frame: [outlet] }, document: buildLayout(nodes), words });
    const stop = editor.start();
    await render(
      <InEditor>
        <Outline editor={editor} />
        <StageOf editor={editor} />
      </InEditor>,
    );
    const onPage = (id: keyof typeof titles) => page.getByRole("heading", { name: titles[id] });
    const row = (id: keyof typeof titles) => page.getByRole("treeitem", { name: new RegExp(titles[id]) });
    const picked = () => editor.selection.ids;
    await userEvent.click(onPage("c"));
    expect(picked()).toEqual(["c"]);
    await userEvent.click(onPage("a"), { modifiers: [key] });
    expect(picked()).toEqual(["a", "c"]);
    await userEvent.click(row("c"), { modifiers: [key] });
    expect(picked()).toEqual(["a"]);
    await userEvent.click(row("b"), { modifiers: [key] });
    expect(picked()).toEqual(["a", "b"]);
    await userEvent.click(row("c"));
    expect(picked()).toEqual(["c"]);
    stop();
  },
);
