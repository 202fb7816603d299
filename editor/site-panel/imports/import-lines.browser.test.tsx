import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

import type { ImportItem } from "#schemas/content/import.ts";

import { axeProblems, InEditor } from "../../kit/test-editor.tsx";
import { ImportLines } from "./import-lines.tsx";

const item: ImportItem = {
  ...{ position: 1, line: 2, kind: "product", outsideId: "5", title: "Réserve", action: "create", state: "planned" },
  notes: [
    "Un vin.",
    "Plusieurs de ses variations ont la référence « RES-18 » : l’une d’elles est « RES-18-2018 » ici.",
  ],
  row: null,
};

test.each([390, 1280])(
  "what there is to know of an item has room for more than a word a line, at %i px",
  async (width) => {
    await page.viewport(width, 844);
    await render(
      <InEditor>
        <ImportLines items={[item, { ...item, position: 2, line: 14, title: "Confiture", notes: [] }]} />
      </InEditor>,
    );
    const notes = page.getByText(/^Un vin\. Plusieurs/).element();
    expect(notes.getBoundingClientRect().width).toBeGreaterThan(250);
    await expect.element(page.getByRole("row", { name: /^2 Réserve à créer Un vin\./ })).toBeVisible();
    await expect.element(page.getByRole("columnheader", { name: "Remarques" })).toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await axeProblems()).toEqual([]);
  },
);
