import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

import { blankSettings } from "#schemas/page-settings/page-settings.ts";

import { testEverywhere } from "../everywhere/test-everywhere.ts";
import { InEditor } from "../kit/test-editor.tsx";
import { openTestSettings } from "../pages/test-settings.ts";
import { LazyDraft } from "../saving/lazy-draft.ts";
import { openScene, scenePeople } from "../saving/test-scene.ts";
import { HistoryPanels, type HistoryPanelsProps } from "./history-panels.tsx";

test.each([
  [true, ["Contenu", "Réglages de la page", "Partout sur le site"]],
  [false, ["Contenu", "Partout sur le site"]],
])("what has a history is chosen; of what isn't a page (%s) there are no settings of one", async (isPage, names) => {
  const { store: draft } = await openScene();
  const { store } = await openTestSettings(blankSettings);
  const settings = new LazyDraft(async () => await Promise.resolve({ store, close: async () => {} }));
  const editor = { draft, everywhere: testEverywhere().draft, canvas: { isPage } };
  const work = { editor, settings, people: scenePeople } as unknown as HistoryPanelsProps["work"];
  await render(
    <InEditor>
      <HistoryPanels work={work} />
    </InEditor>,
  );
  await expect.element(page.getByLabelText("Historique de")).toBeVisible();
  expect(
    page
      .getByRole("option")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(names);
});
