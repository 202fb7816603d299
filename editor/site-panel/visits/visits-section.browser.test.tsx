import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

import type { VisitSummary } from "#schemas/content/visits.ts";

import { axeProblems, InEditor } from "../../kit/test-editor.tsx";
import type { PanelWork } from "../panel-work.ts";
import { VisitsSection } from "./visits-section.tsx";

const days = Array.from({ length: 30 }, (_, index) => {
  const day = new Date(Date.UTC(2026, 3, 21 + index)).toISOString().slice(0, 10);
  return { day, views: index * 7, visits: index * 3 };
});
const shop = { now: { baskets: 4, orders: 2, turnover: 1234.5 }, before: { baskets: 2, orders: 0, turnover: 0 } };
const told: VisitSummary = {
  today: { now: { views: 203, visits: 87 }, before: { views: 196, visits: 58 } },
  month: { now: { views: 2100, visits: 1 }, before: { views: 0, visits: 0 } },
  days,
  pages: [
    { path: "/nos-cuvees", views: 900 },
    { path: "/", views: 450 },
  ],
  sources: [
    { kind: "direct", name: "", visits: 40 },
    { kind: "host", name: "search.example", visits: 30 },
    { kind: "mark", name: "autumn-letter", visits: 12 },
    { kind: "other", name: "", visits: 2 },
  ],
  shop: { today: shop, month: shop },
};
const nothing: VisitSummary = {
  today: { now: { views: 0, visits: 0 }, before: { views: 0, visits: 0 } },
  month: { now: { views: 0, visits: 0 }, before: { views: 0, visits: 0 } },
  days: days.map(({ day }) => ({ day, views: 0, visits: 0 })),
  pages: [],
  sources: [],
  shop: null,
};

/** The panel's work, of which the section asks the client alone. */
function workThat(answer: () => Promise<VisitSummary>): PanelWork {
  return { locale: "fr_FR", clients: () => ({ call: answer }) } as unknown as PanelWork;
}

test("the operator reads today and this month, what is read and where from, and what the shop did", async () => {
  await render(
    <InEditor>
      <VisitsSection work={workThat(async () => told)} />
    </InEditor>,
  );
  await expect.element(page.getByText("87 visites")).toBeVisible();
  await expect.element(page.getByText("hier\u00a0: 58 +50\u00a0%")).toBeVisible();
  // Nothing to compare with: no percentage of nothing.
  await expect.element(page.getByText("mois dernier, à la même date\u00a0: 0").first()).toBeVisible();
  expect(document.body.textContent).not.toMatch(/∞|NaN/);
  await expect
    .element(page.getByRole("img"))
    .toHaveAccessibleName(
      "Pages vues et visites par jour, du 21 avril au 20 mai\u00a0; au plus 203 pages vues, le 20 mai",
    );
  await expect.element(page.getByRole("link", { name: "/nos-cuvees" })).toHaveAttribute("href", "/nos-cuvees");
  for (const name of ["Adresse tapée, favori, e-mail", "search.example", "Lien marqué «\u00a0autumn-letter\u00a0»"])
    await expect.element(page.getByText(name)).toBeVisible();
  // What a number counts is heard in words, where a number alone is seen.
  const [first] = page.getByRole("list", { name: "Pages les plus lues" }).getByRole("listitem").elements();
  expect(first?.querySelector("[aria-hidden=true]")?.textContent).toBe("900");
  expect(first?.querySelector("span:last-child > span:last-child")?.textContent).toBe("900 pages vues");
  await expect.element(page.getByRole("table", { name: "Boutique" })).toBeVisible();
  await expect.element(page.getByRole("row", { name: /Chiffre d’affaires TTC 1\s234,50\s€/ })).toBeVisible();
  await page.getByText("Jour par jour").click();
  await expect.element(page.getByRole("row", { name: "20 mai 87 203" })).toBeVisible();
  expect(await axeProblems()).toEqual([]);
});

test("ten pages are told, all of them on wish", async () => {
  const pages = Array.from({ length: 23 }, (_, index) => ({ path: `/page-${index + 1}`, views: 23 - index }));
  await render(
    <InEditor>
      <VisitsSection work={workThat(async () => ({ ...told, pages }))} />
    </InEditor>,
  );
  const links = () => [...document.querySelectorAll("ol a")].map((link) => link.textContent);
  const all = page.getByRole("button", { name: "Tout afficher (23)" });
  await expect.element(all).toHaveAttribute("aria-expanded", "false");
  expect(links()).toEqual(pages.slice(0, 10).map(({ path }) => path));
  await all.click();
  const fewer = page.getByRole("button", { name: "N’afficher que le début" });
  await expect.element(fewer).toHaveFocus();
  expect(links()).toEqual(pages.map(({ path }) => path));
  expect(await axeProblems()).toEqual([]);
  await fewer.click();
  await expect.element(all).toHaveAttribute("aria-expanded", "false");
  expect(links()).toHaveLength(10);
});

test("an address that is longer than its line leaves its count where the others are", async () => {
  const pages = ["/la-cave", `/vin/${"une-adresse-sans-fin-".repeat(12)}`].map((path) => ({ path, views: 777 }));
  await page.viewport(390, 844);
  await render(
    <InEditor>
      <VisitsSection work={workThat(async () => ({ ...told, pages, sources: [] }))} />
    </InEditor>,
  );
  await expect.element(page.getByRole("link", { name: "/la-cave" })).toBeVisible();
  const counts = page.getByText("777", { exact: true }).elements();
  const ends = counts.map((count) => count.getBoundingClientRect().right);
  expect(ends).toHaveLength(2);
  expect(ends[0]).toBe(ends[1]);
  expect(ends[0]).toBeLessThan(390);
});

test("the bars are as high as what they count", async () => {
  await render(
    <InEditor locale="en_US">
      <VisitsSection work={workThat(async () => told)} />
    </InEditor>,
  );
  await expect.element(page.getByText("87 visits", { exact: true })).toBeVisible();
  const heights = [...document.querySelectorAll("svg[role=img] g:last-of-type rect")].map((bar) =>
    bar.getAttribute("height"),
  );
  expect(heights).toEqual(["120", "120", String((87 / 203) * 120)]);
  expect(await axeProblems()).toEqual([]);
});

test("where nobody came yet it is said so, and the shop's figures stand there all the same", async () => {
  const { rerender } = await render(
    <InEditor>
      <VisitsSection work={workThat(async () => nothing)} />
    </InEditor>,
  );
  await expect.element(page.getByText("Aucune visite en trente jours")).toBeVisible();
  await expect.element(page.getByRole("img")).not.toBeInTheDocument();
  const zero = { now: { baskets: 0, orders: 0, turnover: 0 }, before: { baskets: 0, orders: 0, turnover: 0 } };
  await rerender(
    <InEditor>
      <VisitsSection work={workThat(async () => ({ ...nothing, shop: { today: zero, month: zero } }))} />
    </InEditor>,
  );
  await expect.element(page.getByRole("row", { name: /Commandes payées 0/ })).toBeVisible();
  await expect.element(page.getByText("Aucune visite en trente jours")).toBeVisible();
  expect(await axeProblems()).toEqual([]);
});

test("what can't be read is said, what was read before stays, and it is asked for again on wish", async () => {
  let isAway = false;
  await render(
    <InEditor>
      <VisitsSection work={workThat(async () => (isAway ? Promise.reject(new Error("offline")) : told))} />
    </InEditor>,
  );
  await expect.element(page.getByText("87 visites")).toBeVisible();
  isAway = true;
  const warn = console.warn;
  console.warn = () => {};
  await page.getByRole("button", { name: "Actualiser" }).click();
  const alert = page.getByRole("alert");
  await expect.element(alert.getByText("Les visites n’ont pas pu être lues.", { exact: true })).toBeVisible();
  await expect.element(page.getByText("87 visites")).toBeVisible();
  console.warn = warn;
  isAway = false;
  await alert.getByRole("button", { name: "Réessayer" }).click();
  await expect.element(alert).not.toBeInTheDocument();
});
