import { createIntl } from "react-intl";
import { expect, test, vi } from "vitest";

import { sampleDeclination, sampleProductDetail } from "#blocks/kit/samples.ts";
import { itsCart, itsCheckout } from "#blocks/kit/purchase-needs.ts";
import { needKey } from "#renderer/data/need-key.ts";
import type { KeyedNeeds } from "#renderer/data/resolve-block.ts";
import { need } from "#schemas/contract/need.ts";
import { buildLayout } from "#schemas/page/test-registry.ts";

import { Canvas } from "../canvas/model/canvas.ts";
import { blankPage, testParts } from "../canvas/test-canvas.ts";
import type { Clients } from "../open-drafts.ts";
import { ShownAs } from "./shown-as.ts";
import { soldOut } from "./sold-out.ts";

const product = need("getProduct", { params: { id: 1 } });
const keyed = (...needs: readonly (typeof product | typeof itsCart | typeof itsCheckout)[]): KeyedNeeds =>
  needs.map((each) => [each.call, needKey(each), each]);
const wine = sampleProductDetail({ declinations: [sampleDeclination({ setQuantity: false, quantity: 0 })] });

function open() {
  const canvas = new Canvas(
    { ...blankPage, subject: wine },
    buildLayout([]),
    createIntl({ locale: "fr" }),
    testParts(),
  );
  const call = vi.fn(async () => await Promise.resolve({ id: 1 }));
  const openAt = vi.fn(async () => await Promise.resolve());
  const clients = (() => ({ call })) as unknown as Clients;
  const shown = new ShownAs({ looker: canvas.looker, clients, openAt });
  canvas.see(shown);
  return { canvas, shown, call, openAt };
}

test("sold out is every count of stock at none; a line of a cart keeps what somebody wants", () => {
  const line = { quantity: 6, setQuantity: true, left: 9 };
  expect(soldOut({ products: [{ quantity: 3, setQuantity: false }], line, text: "a" })).toEqual({
    ...{ products: [{ quantity: 0, setQuantity: true }], line, text: "a" },
  });
  const { canvas, shown } = open();
  expect(canvas.address.subject).toBe(wine);
  shown.showSoldOut(true);
  expect(canvas.address.subject).toMatchObject({ declinations: [{ setQuantity: true, quantity: 0 }] });
  const answers = shown.answers(keyed(product), new Map([[needKey(product), wine]]));
  expect(answers.get(needKey(product))).toMatchObject({ declinations: [{ setQuantity: true, quantity: 0 }] });
});

test("a cart is what the calls about a purchase answer, and what the port of the cart says; other answers stay", () => {
  const { shown } = open();
  const needs = keyed(product, itsCart, itsCheckout);
  const answers = new Map<string, unknown>([[needKey(product), wine]]);
  expect(shown.answers(needs, answers)).toBe(answers);
  shown.showCart("full");
  const full = shown.answers(needs, answers);
  expect(full.get(needKey(itsCart))).toMatchObject({ products: [{ name: "Les Terrasses" }] });
  expect(full.get(needKey(itsCheckout))).toMatchObject({ total: 87 });
  expect(full.get(needKey(product))).toBe(wine);
  expect(shown.ports.cart.read().cart?.products).toHaveLength(1);
  expect(shown.ports.cart.read()).toBe(shown.ports.cart.read());
  shown.showCart("empty");
  expect(shown.answers(needs, answers).get(needKey(itsCart))).toMatchObject({ products: [], totalProductToPay: 0 });
  expect(shown.ports.cart.read().cart?.products).toEqual([]);
});

test("[PV5] as of a moment, the page is opened, blocks are shown and their needs are answered by it, until one looks at now again", async () => {
  const { canvas, shown, call, openAt } = open();
  const at = Date.UTC(2039, 5, 1, 8);
  const later = [{ from: "2039-06-01T08:00:00.000Z" }] as const;
  expect(canvas.looker.hides(later)).toMatchObject({ reason: "early" });
  shown.lookAt(at);
  expect(openAt).toHaveBeenLastCalledWith(at);
  expect(canvas.looker.hides(later)).toBeNull();
  canvas.looker.tick();
  expect(canvas.looker.hides(later)).toBeNull();
  canvas.answersFor("product-detail", keyed(product));
  expect(call).toHaveBeenCalledWith("answerNeed", { body: { at, call: "getProduct", params: { id: 1 } } });
  const answer = () => canvas.answersFor("product-detail", keyed(product)).get(needKey(product));
  await expect.poll(answer).toEqual({ id: 1 });
  shown.reset();
  expect(openAt).toHaveBeenLastCalledWith(null);
  expect(shown.live).toBeNull();
  expect(canvas.looker.hides(later)).toMatchObject({ reason: "early" });
});

test("a year that is still being typed changes nothing: the server answers for moments from 2000 to 2199", () => {
  const { shown, openAt } = open();
  for (const typed of ["0002-06-01", "0020-06-01", "0203-06-01", "1999-12-31", "2200-01-01"])
    shown.lookAt(Date.parse(typed));
  shown.lookAt(Number.NaN);
  expect([shown.at, shown.live, shown.isOther]).toEqual([null, null, false]);
  expect(openAt).not.toHaveBeenCalled();
  shown.lookAt(Date.parse("2000-01-01"));
  expect(openAt).toHaveBeenCalledOnce();
});

test("what is otherwise than now is known, and one step leads back from all of it", () => {
  const { canvas, shown } = open();
  expect(shown.isOther).toBe(false);
  shown.lookAs(true);
  expect([shown.isOther, shown.isCustomer]).toEqual([true, true]);
  shown.showCart("empty");
  shown.showSoldOut(true);
  shown.showBeside(true);
  shown.reset();
  expect([shown.isOther, shown.isCustomer, shown.cart, shown.isSoldOut]).toEqual([false, false, null, false]);
  expect(shown.isBeside).toBe(true);
  expect(canvas.looker.chosen).toBeNull();
});
