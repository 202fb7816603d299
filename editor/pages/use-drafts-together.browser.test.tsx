import { observer } from "mobx-react-lite";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { blankSettings } from "#schemas/page-settings/page-settings.ts";

import { testEverywhere } from "../everywhere/test-everywhere.ts";
import { InEditor } from "../kit/test-editor.tsx";
import { LazyDraft } from "../saving/lazy-draft.ts";
import { testPlanning } from "../plans/test-planning.ts";
import { PublishButton } from "../saving/publish-button.tsx";
import { openScene, writing } from "../saving/test-scene.ts";
import type { Work } from "../shell/work.ts";
import { Editor, type EditorParts } from "../store/editor.ts";
import { testPublisher } from "../store/test-publisher.ts";
import { openTestSettings } from "./test-settings.ts";
import { useDraftsTogether } from "./use-drafts-together.ts";

const publishNow = page.getByRole("button", { name: "Publier maintenant" });
const retitle = { type: "set", field: "title", locale: "fr_FR", value: "Le domaine" } as const;
const enlarge = { type: "set-props", id: "heading", changes: [{ prop: "size", value: "display" }] } as const;

async function open(isCms: boolean) {
  const layout = await openScene();
  const own = await openTestSettings({ ...blankSettings, isCms });
  const settings = new LazyDraft(async () => await Promise.resolve({ store: own.store, close: async () => {} }));
  const everywhere = testEverywhere();
  await Promise.all([settings.open(), everywhere.draft.open()]);
  const canvas = { isFrame: false, isPage: true, page: { isCms } };
  const drafts = { draft: layout.store, everywhere: everywhere.draft, settings };
  const editor = new Editor({ ...drafts, canvas } as unknown as EditorParts);
  const publish = testPublisher(layout.server, own.server, everywhere.server);
  const work = { editor, settings, everywhere: everywhere.draft, publish } as unknown as Work;
  const Shown = observer(() => <PublishButton draft={useDraftsTogether(work)} planning={testPlanning()} />);
  await render(
    <InEditor>
      <Shown />
    </InEditor>,
  );
  const press = async () => await userEvent.click(page.getByRole("button", { name: "Publier", exact: true }));
  return { layout, own, everywhere, press };
}

test("[EM30] where others were faster with the settings of the page and of the site, it is said once that nothing is public", async () => {
  const { own, everywhere, press } = await open(true);
  own.store.edit([retitle]);
  everywhere.draft.store?.edit([enlarge]);
  own.server.publish();
  everywhere.server.publish();
  await press();
  await userEvent.click(publishNow);
  const told = page.getByRole("alert");
  await expect
    .element(told)
    .toMatchTextContent(/modifié entre-temps les réglages de cette page et les réglages valables partout\. Ces/);
  await expect.poll(() => told.element().textContent.match(/Rien n’a été publié/g)).toHaveLength(1);
  await expect.element(told).not.toMatchTextContent("sous vos yeux");
});

test("[EM26] [PS11] what is told and published of a page whose content is the program's is its settings, until it is given back", async () => {
  const { layout, own, press } = await open(false);
  layout.store.edit([writing("h", "title", "Nos vins")]);
  await layout.store.save();
  await press();
  await expect.element(page.getByText("Rien de nouveau à publier.")).toBeVisible();
  await expect.element(publishNow).toBeDisabled();
  own.store.edit([retitle]);
  await expect.element(page.getByText("1 modification sera visible par tous.")).toBeVisible();
  own.store.edit([{ type: "set", field: "isCms", value: true }]);
  await expect.element(page.getByText(/n’a encore jamais été publiée/)).toBeVisible();
  await expect.poll(() => page.getByRole("listitem").elements().length).toBe(3);
  await userEvent.click(publishNow);
  await expect.poll(() => [layout.server.published, own.server.published]).toEqual([1, 1]);
});
