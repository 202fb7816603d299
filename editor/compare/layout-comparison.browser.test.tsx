import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { block, layout } from "#starter/layout-builder.ts";

import { blankPage, outlet } from "../canvas/test-canvas.ts";
import { testStage } from "../canvas/test-stage.tsx";
import { InEditor } from "../kit/test-editor.tsx";
import { pageWords } from "../words.ts";
import { LayoutComparison } from "./layout-comparison.tsx";

const heading = (id: string, title: string) => block(id, "heading", { title: { fr_FR: title, en_US: title } });
const oldest = layout("page", heading("one", "Le bal"), heading("two", "La soupe"));
const older = layout("page", heading("one", "Le grand bal"), heading("two", "La grande soupe"));

test("between two versions, who restores a block by keys is at its name: the card stays and its button goes", async () => {
  const document = layout("page", heading("one", "Le très grand bal"), heading("two", "La soupe"));
  const editor = await testStage({
    page: { ...blankPage, frame: [outlet] },
    document,
    words: await pageWords("fr_FR"),
  });
  await render(
    <InEditor>
      <LayoutComparison
        {...{ editor, before: oldest, after: older, canRestore: true }}
        names={{ before: "Juin", after: "Juillet" }}
      />
    </InEditor>,
  );
  const restore = page.getByRole("button", { name: /^Restaurer ce bloc/ });
  (restore.first().element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => editor.document.blocks["one"]?.props["title"]).toMatchObject({ fr_FR: "Le bal" });
  await expect.element(restore).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { level: 3 }).first().getByRole("button")).toHaveFocus();
});
