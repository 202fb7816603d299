import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

import { testEverywhere } from "../everywhere/test-everywhere.ts";
import { InEditor } from "../kit/test-editor.tsx";
import { openScene, scenePeople, writing } from "../saving/test-scene.ts";
import { Editor, type EditorParts } from "../store/editor.ts";
import { Notice } from "./notice.tsx";

test("[HI8] who can't take something back hears whose edit is in the way, and takes back older things then", async () => {
  const { store, claire } = await openScene();
  const { draft: everywhere } = testEverywhere();
  const rest = { canvas: {}, newId: () => "", words: "fr_FR", changeLanguage: async () => {} };
  const editor = new Editor({ draft: store, everywhere, settings: { store: null }, ...rest } as unknown as EditorParts);
  await render(
    <InEditor>
      <Notice editor={editor} people={scenePeople} />
    </InEditor>,
  );
  store.edit([writing("b", "title", "Les vendanges")]);
  store.edit([writing("h", "title", "Nos crus")]);
  await store.save();
  await claire.look();
  claire.edit([writing("h", "title", "Nos bouteilles")]);
  await claire.save();
  await store.look();
  editor.undo();
  await expect.element(page.getByText(/Claire Aubier.*Annuler encore/).first()).toBeVisible();
  const titles = () => ["h", "b"].map((id) => store.document.blocks[id]?.props["title"]);
  expect(titles()).toMatchObject([{ fr_FR: "Nos bouteilles" }, { fr_FR: "Les vendanges" }]);
  editor.undo();
  expect(titles()).toMatchObject([{ fr_FR: "Nos bouteilles" }, { fr_FR: "Les vendanges commencent" }]);
});
