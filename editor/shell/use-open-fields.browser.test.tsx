import { observer } from "mobx-react-lite";
import { type ReactNode, useMemo } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { InEditor } from "../kit/test-editor.tsx";
import { TextField } from "../kit/text-field.tsx";
import { openScene, writing } from "../saving/test-scene.ts";
import { InlineText } from "../text/inline-text.tsx";
import { useOpenFields } from "./use-open-fields.ts";

async function scene() {
  const { store, claire, server } = await openScene();
  const titleOf = (document: object): unknown =>
    (document as typeof store.document).blocks["h"]?.props["title"] as unknown;
  const Fields = observer(function Fields(): ReactNode {
    const drafts = useMemo(() => () => [store, null], []);
    useOpenFields(drafts);
    const value = (titleOf(store.document) as { readonly fr_FR: string }).fr_FR;
    const onChange = (words: string): void => void store.edit([writing("h", "title", words)], "h.title");
    return (
      <>
        <TextField label="Titre" value={value} onChange={onChange} />
        <InlineText label="Sur la page" value={value} onChange={onChange} onDone={() => {}} />
        <button type="button">Ailleurs</button>
      </>
    );
  });
  await render(
    <InEditor>
      <Fields />
    </InEditor>,
  );
  const meanwhile = async (words: string): Promise<void> => {
    claire.edit([writing("h", "title", words)]);
    await claire.save();
    await store.look();
  };
  const saved = async (): Promise<unknown> => {
    await store.save();
    return titleOf(server.document);
  };
  return { store, meanwhile, saved };
}

test("[ES14] one letter in a field on an older value is a conflict, and who leaves the field sees the newest", async () => {
  const { store, meanwhile, saved } = await scene();
  const field = page.getByRole("textbox", { name: "Titre" });
  await userEvent.click(field);
  await meanwhile("De Claire");
  await userEvent.keyboard("{End}x");
  await expect.element(field).toHaveValue("Nos cuvéesx");
  expect(store.copy.conflicts).toMatchObject([{ edit: { commands: [writing("h", "title", "Nos cuvéesx")] } }]);
  expect(await saved()).toMatchObject({ fr_FR: "De Claire" });
  await userEvent.click(page.getByRole("button", { name: "Ailleurs" }));
  await expect.element(field).toHaveValue("De Claire");
});

test("[ES14] so it is with words that are written where they stand", async () => {
  const { store, meanwhile, saved } = await scene();
  await userEvent.click(page.getByRole("button", { name: "Ailleurs" }));
  await userEvent.click(page.getByRole("textbox", { name: "Sur la page" }));
  await meanwhile("De Claire");
  await userEvent.keyboard("{End}x");
  expect(store.copy.conflicts).toMatchObject([{ edit: { commands: [writing("h", "title", "Nos cuvéesx")] } }]);
  expect(await saved()).toMatchObject({ fr_FR: "De Claire" });
});
