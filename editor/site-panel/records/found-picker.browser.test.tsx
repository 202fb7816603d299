import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { recordOf } from "#schemas/collections/fields/record-of.ts";

import { testPorts } from "../../fields/test-ports.ts";
import { axeProblems, InEditor } from "../../kit/test-editor.tsx";
import type { PanelWork } from "../panel-work.ts";
import { RecordPicker } from "./record-picker.tsx";
import { RecordsAround } from "./records-around.ts";

const field = recordOf({ label: { fr_FR: "Dossier", en_US: "Folder" }, to: "blog-folder" });

/** Folders of which a search finds only the first, as a long list does. */
async function show(value: number | null) {
  const all = [1, 2, 45].map((row) => ({ row, title: { fr_FR: `Dossier ${row}` } }));
  const call = vi.fn(async (_name: string, { query }: { query: { row?: number; search?: unknown } }) => {
    const found = query.row === undefined ? all.slice(query.search === undefined ? 0 : 2, query.search ? 3 : 1) : all;
    return await Promise.resolve({ records: found.filter(({ row }) => query.row === undefined || row === query.row) });
  });
  const onChange = vi.fn();
  const work = { clients: () => ({ call }), locale: "fr_FR" } as unknown as PanelWork;
  await render(
    <InEditor>
      <RecordsAround value={work}>
        <RecordPicker {...{ field, value, onChange }} label="Dossier" locale="fr_FR" ports={testPorts()} />
      </RecordsAround>
    </InEditor>,
  );
  return { onChange, field: page.getByRole("combobox", { name: "Dossier" }) };
}

test("what is stored is called by its name, whether a search has it among its first or not", async () => {
  const { field: input } = await show(45);
  await expect.element(input).toHaveValue("Dossier 45");
  expect(await axeProblems()).toEqual([]);
});

test("one that is found by its name is stored by its row", async () => {
  const { field: input, onChange } = await show(null);
  // Until its code is there a line stands in for it, which nobody can write on.
  await expect.element(input).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(input);
  await userEvent.keyboard("45");
  await expect.element(page.getByRole("option")).toMatchTextContent("Dossier 45");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => onChange).toHaveBeenCalledWith(45);
});

test("words that come at once, as when they are pasted, are looked for at once", async () => {
  const { field: input, onChange } = await show(null);
  await expect.element(input).toHaveAttribute("aria-expanded", "false");
  await userEvent.fill(input, "45");
  await expect.element(page.getByRole("option")).toMatchTextContent("Dossier 45");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => onChange).toHaveBeenCalledWith(45);
});
