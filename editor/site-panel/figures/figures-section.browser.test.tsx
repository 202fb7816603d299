import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

import type { DayClose, Figures, SoldGoods } from "#schemas/content/figures.ts";
import { addDays } from "#schemas/paris-day.ts";
import { siteSettingsOf } from "#schemas/site-settings/site-settings.ts";

import { axeProblems, InEditor } from "../../kit/test-editor.tsx";
import type { PanelWork } from "../panel-work.ts";
import { FiguresSection } from "./figures-section.tsx";

const sum = { orders: 2, sales: 150, refunds: 1, refunded: 30, turnover: 120, net: 100, vat: 20 };
const nothing = { orders: 0, sales: 0, refunds: 0, refunded: 0, turnover: 0, net: 0, vat: 0 };
const before = { ...sum, turnover: 60, net: 50, sales: 60, refunds: 0, refunded: 0, orders: 1 };

const figures: Figures = {
  period: { from: "2026-05-01", to: "2026-05-03" },
  before: { from: "2026-04-01", to: "2026-04-03" },
  by: "day",
  sums: { now: sum, before },
  steps: [
    { from: "2026-05-01", to: "2026-05-01", ...sum },
    { from: "2026-05-02", to: "2026-05-02", ...nothing },
    { from: "2026-05-03", to: "2026-05-03", ...nothing, turnover: -30, net: -25, refunded: 30 },
  ],
  vat: [{ month: "2026-05", rate: 20, net: 100, vat: 20, turnover: 120 }],
  codes: [{ code: "PRINTEMPS", orders: 1, cost: 12, sales: 108 }],
  givenUp: {
    now: { returns: 1, returned: 30, withdrawals: 0, withdrawn: 0 },
    before: { returns: 0, returned: 0, withdrawals: 2, withdrawn: 40 },
  },
  reasons: [{ reason: "CORKED", label: "Bouchonnée", pieces: 1 }],
};
const goods: SoldGoods = {
  period: figures.period,
  before: figures.before,
  bottles: { now: 12, before: 6 },
  pieces: { now: 12, before: 6 },
  goods: Array.from({ length: 14 }, (_, at) => ({
    ...{ id: at + 1, idProduct: at + 1, name: `Cuvée ${at + 1}`, type: "WINE" as const, year: 2022 },
    ...{ capacity: 0.75, pieces: 20 - at, before: 3, sales: 100 },
  })),
};
const close: DayClose = {
  day: "2026-05-01",
  payments: [{ provider: "sandbox", count: 2, amount: 150 }],
  deliveries: [{ type: "CLICK_AND_COLLECT", count: 2, amount: 150 }],
  refunds: { count: 1, amount: 30 },
  surplus: { count: 0, amount: 0 },
  invoices: { count: 2, amount: 150, first: "2026-000001", last: "2026-000002" },
  creditNotes: { count: 1, amount: 30, first: "AV-2026-000001", last: "AV-2026-000001" },
  taxes: [{ kind: "REFUND", rate: 5.5, papers: 1, net: -28.44, vat: -1.56, amount: -30 }],
  shipped: 0,
  handedOut: 1,
};

const answers: Record<string, unknown> = { readFigures: figures, readSoldGoods: goods, readDayClose: close };
const call = vi.fn(async (name: string, _input?: object): Promise<unknown> => answers[name]);
// The panel's work, of which the section asks the client, and whether the site sells.
const workOf = (isShop: boolean): PanelWork => {
  const draft = { document: siteSettingsOf({ "info.isECommerce": isShop }) };
  return { draft, locale: "fr_FR", clients: () => ({ call }) } as unknown as PanelWork;
};
const queries = () => call.mock.calls.filter(([name]) => name === "readFigures").map(([, input]) => input);

beforeEach(() => void call.mockReset().mockImplementation(async (name) => answers[name]));

async function shown(locale: "fr_FR" | "en_US" = "fr_FR", work = workOf(true)): Promise<void> {
  await render(
    <InEditor locale={locale}>
      <FiguresSection work={work} />
    </InEditor>,
  );
}

test("this month is read beside the days before, as figures, as bars, and as tables that say the same", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 4, 3, 10) });
  await shown();
  await expect.element(page.getByText("Chiffre d’affaires TTC").first()).toBeVisible();
  expect(queries()).toEqual([{ query: { from: "2026-05-01", to: "2026-05-03", by: "day" } }]);
  vi.useRealTimers();
  await expect.element(page.getByText(/avant\s: 60,00\s€ \+100\s%/)).toBeVisible();
  await expect
    .element(page.getByRole("img"))
    .toHaveAccessibleName(/^Chiffre d’affaires du 1 mai 2026 au 3 mai 2026\s; au plus 120,00\s€ TTC, 1 mai 2026$/);
  await page.getByText("En tableau").click();
  await expect.element(page.getByRole("row", { name: /^3 mai 2026 0 0,00\s€ 30,00\s€ -30,00\s€/ })).toBeVisible();
  await expect.element(page.getByRole("row", { name: /^mai 2026 20\s% 100,00\s€ 20,00\s€ 120,00\s€/ })).toBeVisible();
  await expect.element(page.getByRole("row", { name: /^PRINTEMPS 1 12,00\s€ 108,00\s€/ })).toBeVisible();
  await expect.element(page.getByText(/Bouchonnée \(1\)/)).toBeVisible();
  expect(await axeProblems()).toEqual([]);
});

test("the tables for the accountant are those of the period that is looked at", async () => {
  await shown("en_US");
  const link = page.getByRole("link", { name: "Daily totals for the accountant (CSV)" });
  await expect.element(link).toHaveAttribute("href", "/api/admin/figures/totals?from=2026-05-01&to=2026-05-03");
  await expect
    .element(page.getByRole("link", { name: "Download as CSV" }))
    .toHaveAttribute("href", "/api/admin/figures/goods/export?from=2026-05-01&to=2026-05-03");
});

test("days of one's own are asked for once they are right, and by what step one likes", async () => {
  await shown();
  await page.getByLabelText("Dates", { exact: true }).selectOptions("Autres dates");
  await page.getByLabelText("Du", { exact: true }).fill("2026-02-01");
  await page.getByLabelText("Au", { exact: true }).fill("2026-01-01");
  await expect.element(page.getByText("La fin précède le début.")).toBeVisible();
  expect(queries()).not.toContainEqual({ query: expect.objectContaining({ to: "2026-01-01" }) });
  await page.getByLabelText("Au", { exact: true }).fill("2026-12-31");
  await page.getByLabelText("Détail par").selectOptions("Semaine");
  await expect.poll(() => queries().at(-1)).toEqual({ query: { from: "2026-02-01", to: "2026-12-31", by: "week" } });
  expect(await axeProblems()).toEqual([]);
});

test("wines beyond the first dozen are shown on wish", async () => {
  await shown();
  const rows = () => page.getByRole("table", { name: "Vins et millésimes" }).getByRole("row").elements().length;
  await expect.element(page.getByRole("row", { name: /^Cuvée 1 2022, 75\scl 20 \+567\s% 3/ })).toBeVisible();
  expect(rows()).toBe(13);
  await page.getByRole("button", { name: "Tout afficher (14)" }).click();
  expect(rows()).toBe(15);
});

test("what nobody gave back on a day isn't said with a minus", async () => {
  const none = { count: 0, amount: 0 };
  const closed = { ...close, refunds: none, creditNotes: { ...none, first: null, last: null } };
  call.mockImplementation(async (name) => (name === "readDayClose" ? closed : answers[name]));
  await shown();
  await page.getByRole("tab", { name: "Clôture du jour" }).click();
  await expect.element(page.getByRole("row", { name: /^Remboursements 0 0,00\s€$/ })).toBeVisible();
  await expect.element(page.getByRole("row", { name: /^Avoirs 0 – – 0,00\s€$/ })).toBeVisible();
});

test("a day is closed: what came, what went back, what is left, which papers", async () => {
  await shown();
  await page.getByRole("tab", { name: "Clôture du jour" }).click();
  await expect.element(page.getByRole("row", { name: /^Solde du jour 120,00\s€/ })).toBeVisible();
  await expect.element(page.getByRole("row", { name: /^Factures 2 2026-000001 2026-000002 150,00\s€/ })).toBeVisible();
  await expect
    .element(page.getByRole("row", { name: /^Remboursements 5,5\s% -28,44\s€ -1,56\s€ -30,00\s€/ }))
    .toBeVisible();
  await expect.element(page.getByText("Aucune commande expédiée, 1 remise au retrait ce jour.")).toBeVisible();
  await page.getByLabelText("Jour", { exact: true }).fill(addDays("2026-05-01", 1));
  await expect.poll(() => call).toHaveBeenLastCalledWith("readDayClose", { query: { day: "2026-05-02" } });
  expect(await axeProblems()).toEqual([]);
});

test("where nothing was sold it is said so, and what can't be read is asked for again", async () => {
  const none = { now: { ...figures.givenUp.now, returns: 0 }, before: { ...figures.givenUp.before, withdrawals: 0 } };
  const empty = { ...figures, sums: { now: nothing, before: nothing }, givenUp: none };
  call.mockImplementation(async (name) => (name === "readFigures" ? empty : { ...goods, goods: [] }));
  await shown();
  await expect.element(page.getByText("Aucune vente sur cette période")).toBeVisible();
  const warn = console.warn;
  console.warn = () => {};
  call.mockRejectedValue(new Error("offline"));
  await page.getByLabelText("Dates", { exact: true }).selectOptions("Cette année");
  await expect.element(page.getByRole("alert").getByText("Les chiffres n’ont pas pu être lus.")).toBeVisible();
  console.warn = warn;
  call.mockImplementation(async (name) => answers[name]);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect.element(page.getByRole("table", { name: "TVA" })).toBeVisible();
  expect(await axeProblems()).toEqual([]);
});

test("a site that sells nothing asks for nothing", async () => {
  await shown("fr_FR", workOf(false));
  await expect.element(page.getByText("La boutique est fermée")).toBeVisible();
  expect(call).not.toHaveBeenCalled();
});

test("on a phone nothing is wider than the page", async () => {
  await page.viewport(390, 844);
  await shown();
  await expect.element(page.getByRole("table", { name: "TVA" })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(await axeProblems()).toEqual([]);
});
