import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

import type { DeskOrder } from "#schemas/content/desk-order.ts";
import type { Locale } from "#schemas/locale.ts";

import { InEditor } from "../../kit/test-editor.tsx";
import { Counter } from "./counter.tsx";
import { OrderList } from "./order-list.ts";
import { OrderPage } from "./order-page.tsx";
import type { OrderPort } from "./order-port.ts";
import { Orders } from "./orders.tsx";
import { listedOrder, toldOrder } from "./test-order.ts";

const told = toldOrder({
  contact: {
    ...{ firstname: "Odile", lastname: "Pèlerin", phone: "+33612345678" },
    email: "odile-marguerite.pelerin-de-la-rochefoucauld@exemple.test",
  },
});
const counts = { prepare: 2, ship: 0, pickup: 0, answer: 0, all: 2 };
// What is shown needs these alone.
const port = {
  read: async (): Promise<DeskOrder> => await Promise.resolve(told),
  list: async () => {
    const orders = [listedOrder(2, { count: 6, total: 1067.62 }), listedOrder(3, { count: 1, total: 9 })];
    return await Promise.resolve({ orders, total: 2, counts });
  },
} as unknown as OrderPort;

async function show(content: ReactNode, width: number, locale: Locale = "fr_FR"): Promise<void> {
  await page.viewport(width, 844);
  await render(<InEditor locale={locale}>{content}</InEditor>);
}

const boxes = (found: string): readonly DOMRect[] =>
  [...document.querySelectorAll(found)].map((element) => element.getBoundingClientRect());

test.for([390, 1280])("what happened to an order has its times in one column, at %i px", async (width) => {
  await show(<OrderPage id={5} {...{ port }} locale="fr_FR" back={() => {}} />, width);
  await expect.element(page.getByRole("heading", { name: "CD-7K3M9Q2" })).toBeVisible();
  const times = boxes("ol time");
  expect(times.length).toBe(3);
  expect(new Set(times.map(({ right }) => Math.round(right))).size).toBe(1);
});

test("on a phone a thumb hits who is called and what is opened", async () => {
  await show(<OrderPage id={5} {...{ port }} locale="fr_FR" back={() => {}} />, 390);
  for (const name of [/@exemple/, "+33612345678", /^Facture/, "Voir comme le client", /^Éclat/]) {
    const link = page.getByRole("link", { name });
    await expect.element(link).toBeVisible();
    expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
  // How many, of what: on one line, however high the link is.
  const [count = 0, name = Infinity] = ["3×", /^Éclat/].map((words) => {
    const range = document.createRange();
    range.selectNodeContents(page.getByText(words).first().element());
    const { top, height } = range.getBoundingClientRect();
    return top + height / 2;
  });
  expect(Math.abs(count - name)).toBeLessThanOrEqual(3);
});

test("a mail that is sent again is named as a line of a menu", async () => {
  await show(<OrderPage id={5} {...{ port }} locale="fr_FR" back={() => {}} />, 1280);
  await page.getByRole("button", { name: "Renvoyer un e-mail" }).click();
  await expect.element(page.getByRole("menuitem", { name: /^Confirmation de commande$/ })).toBeVisible();
});

test("the chosen list's mark is seen whole, in a row of tabs that scrolls", async () => {
  const list = new OrderList(port);
  void list.find({});
  await show(<Orders {...{ port, list }} last={null} open={() => {}} />, 390);
  const tab = page.getByRole("tab", { name: /^À préparer/ });
  await expect.element(tab).toHaveAttribute("aria-selected", "true");
  const row = page.getByRole("tablist").element();
  const end = row.getBoundingClientRect().top + row.clientTop + row.clientHeight;
  expect(tab.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(end);
});

test("on a phone how many orders are chosen is said on one line", async () => {
  const list = new OrderList(port);
  void list.find({});
  await show(<Orders {...{ port, list }} last={null} open={() => {}} />, 390, "en_US");
  await page.getByRole("checkbox", { name: "Choose all" }).click();
  const said = page.getByText("2 orders chosen");
  await expect.element(said).toBeVisible();
  const words = document.createRange();
  words.selectNodeContents(said.element());
  expect(words.getClientRects().length).toBe(1);
});

test("on a phone sums and pieces end at one edge", async () => {
  const list = new OrderList(port);
  void list.find({});
  await show(<Orders {...{ port, list }} last={null} open={() => {}} />, 390);
  await expect.element(page.getByText("1 pièce")).toBeVisible();
  const ends = ["6 pièces", "1 pièce", /^1.067,62/, /^9,00/].map((words) => {
    const range = document.createRange();
    range.selectNodeContents(page.getByText(words, { exact: true }).element());
    return Math.round(range.getBoundingClientRect().right);
  });
  expect(new Set(ends).size).toBe(1);
});

test("at the counter the button stays beside the field, whatever is said below it", async () => {
  await show(<Counter port={port} open={() => {}} />, 1280);
  const field = page.getByRole("textbox", { name: "Code de la commande" });
  const button = page.getByRole("button", { name: "Chercher" });
  const below = (): number =>
    Math.abs(field.element().getBoundingClientRect().bottom - button.element().getBoundingClientRect().bottom);
  expect(below()).toBeLessThanOrEqual(1);
  await field.fill("abc");
  await button.click();
  await expect.element(page.getByText(/Ce n’est pas un code/)).toBeVisible();
  expect(below()).toBeLessThanOrEqual(1);
});
