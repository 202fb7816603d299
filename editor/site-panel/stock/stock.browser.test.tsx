import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import type { StockLevel, StockMovement } from "#schemas/content/inventory.ts";
import { ApiError } from "#schemas/contract/api-error.ts";
import { expectConsole } from "#tests/setup/expected-console.ts";

import { axeProblems, InEditor } from "../../kit/test-editor.tsx";
import { FormStock } from "./form-stock.tsx";
import type { StockPort } from "./stock-port.ts";
import { everyForm, stockShelf } from "./stock-shelf.ts";
import { Stock, type StockLinks } from "./stock.tsx";

const eclat: StockLevel = {
  ...{ id: 7, idProduct: 3, name: "Éclat", type: "WINE", year: 2022, capacity: 75, capacityUnit: "CENTILITRE" },
  ...{ reference: "EC-22", onHand: 118, reserved: 6, left: 112, leaving: 12, isTracked: true, isArchived: false },
};
const counts = { all: 2, low: 0, out: 1, uncounted: 0 };
const sale: StockMovement = {
  ...eclat,
  ...{ number: 41, date: "2026-05-12T10:00:00.000Z", pieces: -6, onHand: 112, kind: "SALE", actor: "SHOP", by: "" },
  ...{ order: { id: 5, code: "CD-7K3M9Q2" }, note: "" },
};

function portOf(change: Partial<StockPort> = {}) {
  return {
    levels: vi.fn<StockPort["levels"]>(async () => {
      const levels = [eclat, { ...eclat, id: 8, name: "Zénith", onHand: 0, reserved: 0, left: 0, leaving: 0 }];
      return await Promise.resolve({ levels, total: 2, counts, low: 24 });
    }),
    level: vi.fn<StockPort["level"]>(async () => await Promise.resolve(eclat)),
    correct: vi.fn<StockPort["correct"]>(async () => await Promise.resolve({ ...eclat, onHand: 178, left: 172 })),
    movements: vi.fn<StockPort["movements"]>(async () => await Promise.resolve({ movements: [sale], total: 1 })),
    record: vi.fn<StockPort["record"]>(async () => await Promise.resolve(9)),
    ...change,
  } satisfies StockPort;
}

function links() {
  return {
    form: vi.fn<StockLinks["form"]>(),
    order: vi.fn<StockLinks["order"]>(),
    record: vi.fn<StockLinks["record"]>(async () => await Promise.resolve()),
    all: vi.fn<StockLinks["all"]>(),
  };
}

async function show(content: ReactNode): Promise<void> {
  await render(
    <InEditor>
      <div style={{ background: "var(--ed-panel)" }}>{content}</div>
    </InEditor>,
  );
}

async function showList(port: StockPort) {
  const shelf = stockShelf(port);
  void shelf.find(everyForm);
  const open = links();
  await show(<Stock {...{ port, shelf, open }} last={null} />);
  return { shelf, open };
}

test("the list says what there is and how much of it is sold; what is looked for is asked for and had as a table", async () => {
  await page.viewport(1280, 800);
  const port = portOf();
  const { open } = await showList(port);
  await expect.element(page.getByRole("tab", { name: "Épuisés (1)" })).toBeVisible();
  await expect.element(page.getByRole("listitem").filter({ hasText: /À vendre\s*112.*En cave\s*118/ })).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  // The tabs scroll sideways alone: down there is nothing but the chosen one's mark.
  expect(getComputedStyle(page.getByRole("tablist").element()).overflow).toBe("auto hidden");
  await page.getByRole("button", { name: /^Éclat 2022, 75/ }).click();
  expect(open.form).toHaveBeenCalledWith(7);
  await page.getByRole("tab", { name: /^Épuisés/ }).click();
  await page.getByRole("searchbox").fill("zén");
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Nature" }), "Vins");
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Ordre" }), "Le moins d’abord");
  const asked = { list: "out", search: "zén", type: "WINE", product: null, order: "left" };
  await expect.poll(() => vi.mocked(port.levels).mock.lastCall).toEqual([asked, 1]);
  const table = page.getByRole("link", { name: /CSV/ }).element().getAttribute("href");
  expect(table).toMatch(/^\/api\/admin\/stock\/export\?/);
  for (const part of ["list=out", "search=z%C3%A9n", "type=WINE", "orderBy=left"]) expect(table).toContain(part);
});

test("what came in is written down in its row; what the server refuses stays typed, against what there is by now", async () => {
  await page.viewport(390, 844);
  const correct = vi.fn<StockPort["correct"]>();
  correct.mockRejectedValueOnce(new ApiError("Le stock a changé entre-temps.", 409, null));
  correct.mockResolvedValueOnce({ ...eclat, onHand: 172 });
  const port = portOf({ correct, level: async () => await Promise.resolve({ ...eclat, onHand: 112, left: 106 }) });
  await showList(port);
  const row = page.getByRole("listitem").first();
  await row.getByRole("button", { name: /^Corriger Éclat/ }).click();
  const digits = row.getByRole("textbox", { name: "Combien sont arrivées" });
  await expect.element(digits).toHaveFocus();
  await row.getByRole("button", { name: "Enregistrer" }).click();
  await expect.element(row.getByText("Un nombre entier, à partir de 1.")).toBeVisible();
  await digits.fill("60");
  await expect.element(row.getByText("118 → 178 en cave")).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await userEvent.keyboard("{Enter}");
  await expect.element(row.getByText("Le stock a changé entre-temps.")).toBeVisible();
  await expect.element(row.getByText("112 → 172 en cave")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(row.getByText(/^Enregistré\s: 112 → 172\.$/)).toBeVisible();
  await expect.element(row.getByRole("button", { name: /^Corriger/ })).toHaveFocus();
  expect(correct.mock.calls.map(([, body]) => body)).toEqual([
    { kind: "ARRIVAL", quantity: 60, expected: 118, note: "" },
    { kind: "ARRIVAL", quantity: 60, expected: 112, note: "" },
  ]);
});

test("Escape closes the form; a count may be nothing at all", async () => {
  await page.viewport(1280, 800);
  const port = portOf();
  await showList(port);
  const row = page.getByRole("listitem").first();
  await row.getByRole("button", { name: /^Corriger/ }).click();
  await userEvent.keyboard("{Escape}");
  await expect.element(row.getByRole("form")).not.toBeInTheDocument();
  await row.getByRole("button", { name: /^Corriger/ }).click();
  await row.getByRole("radio", { name: "Comptage" }).click();
  await row.getByRole("textbox", { name: "Combien sont en cave" }).fill("0");
  await row.getByRole("textbox", { name: "Note (facultative)" }).fill(" Inventaire ");
  await row.getByRole("button", { name: "Enregistrer" }).click();
  await expect
    .poll(() => port.correct)
    .toHaveBeenCalledWith(7, { kind: "COUNT", quantity: 0, expected: 118, note: "Inventaire" });
});

test("all that changed a form is told with why, by whom and of which order; it leads there and to the record", async () => {
  await page.viewport(1280, 800);
  const port = portOf();
  const open = links();
  await show(<FormStock id={7} {...{ port, open }} />);
  await expect.element(page.getByRole("heading", { name: /^Éclat 2022/ })).toHaveFocus();
  const moved = page.getByRole("listitem");
  await expect.element(moved.filter({ hasText: /[-−]6/ })).toBeVisible();
  await expect.element(moved.filter({ hasText: /Vente CD-7K3M9Q2.*La boutique/ })).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  await page.getByRole("button", { name: "CD-7K3M9Q2" }).click();
  expect(open.order).toHaveBeenCalledWith(5);
  await page.getByRole("button", { name: "Voir la fiche" }).click();
  expect(open.record).toHaveBeenCalledWith(3);
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Motif" }), "Casse");
  await expect
    .poll(() => vi.mocked(port.movements).mock.lastCall)
    .toEqual([{ form: 7, kind: "BREAKAGE", from: "", to: "" }, 1]);
});

test("what can't be read is asked for again; an empty list says so", async () => {
  expectConsole("warn", /could not be read/);
  const none = { all: 0, low: 0, out: 0, uncounted: 0 };
  const levels = vi.fn<StockPort["levels"]>(
    async () => await Promise.resolve({ levels: [], total: 0, counts: none, low: 24 }),
  );
  levels.mockRejectedValueOnce(new Error("nobody there"));
  await showList(portOf({ levels }));
  await expect.element(page.getByText("Le stock n’a pas pu être lu.")).toBeVisible();
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect.element(page.getByText("Rien n’est encore en vente.")).toBeVisible();
});
