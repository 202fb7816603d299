import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { checkoutPaymentFixtures } from "./fixtures.ts";
import { CheckoutPaymentView } from "./view.tsx";

const [door = "", shop = "", collected = "", made = ""] = checkoutPaymentFixtures.map((fixture) =>
  renderFixture(CheckoutPaymentView, fixture),
);

test("the button says that it obliges to pay, in both languages", () => {
  expect(door).toMatch(/<button type="submit"[^>]*>Commander avec obligation de paiement</);
  expect(shop).toMatch(/<button type="submit"[^>]*>Order with obligation to pay</);
});

test("[§5] the declaration of age and the terms are asked, and told to be missing", () => {
  expect(door).toMatch(/<input[^>]* name="isOfAge"[^>]* required=""|<input[^>]* required=""[^>]* name="isOfAge"/);
  expect(door).toMatch(/href="\/sale-terms"/);
  expect(shop).toContain("has to be ticked before you order");
});

test("[K6] what is made for its buyer is said to have no withdrawal, by its name, before the button", () => {
  expect(made).toMatch(/Without a right of withdrawal[^<]*: Les Terrasses\.<\/p>[^]*Order with obligation to pay/);
  expect(made, "how it is made stands in the summary").toMatch(/<dt>Texte à graver:<\/dt> <dd>Pour Lise et Paul/);
  expect(door).not.toContain("Sans droit de rétractation");
  expect(made, "the rest may be withdrawn from").toContain("14 days");
});

test("[K6] of goods that are all made for their buyer nobody is promised days to change their mind", () => {
  const fixture = checkoutPaymentFixtures.find(({ name }) => name === "made for its buyer");
  const cart = fixture?.data.cart;
  if (!fixture || !cart) throw new Error("no fixture");
  const products = cart.products.filter(({ isExcludedFromWithdrawal: own }) => own);
  const alone = renderFixture(CheckoutPaymentView, {
    ...fixture,
    data: { ...fixture.data, cart: { ...cart, products } },
  });
  expect(alone).toContain("Without a right of withdrawal");
  expect(alone).not.toContain("14 days");
});

test("what was said stands once more, with the way back to it; the tax and the withdrawal are told", () => {
  expect(door).toMatch(/claire@example\.org[^]*3 rue du Four[^]*href="\/cart\/address"/);
  expect(door).toMatch(/À domicile[^]*href="\/cart\/shipping"/);
  expect(door).toMatch(/dont TVA 20\u00a0%[^]*14,50\u00a0€/);
  expect(door).toContain("14\u00a0jours");
  expect(shop).toMatch(/Tabac de la Halle, 2 place de la Halle, 21200 Beaune/);
  expect(shop).toMatch(/Dijon[^]*Ring twice\.\nThank you\./);
  expect(collected).toMatch(/Le caveau[^]*samedi 28 novembre, 10\u00a0h – 12\u00a0h/);
});

test("a code can still be entered, folded away, and what was refused of it is said where it was sent", () => {
  const [, fixture] = checkoutPaymentFixtures;
  if (!fixture) throw new Error("no fixture");
  expect(shop).toMatch(/<details><summary[^>]*>I have a code<\/summary>/);
  expect(shop).toMatch(/<input(?=[^>]* name="code")(?=[^>]* form="b1-order")[^]*?<button(?=[^>]* form="b1-order")/);
  expect(shop).toMatch(/<input type="hidden" name="total" value="[\d.]+"/);
  const code = { typed: "RIEN", refusal: "This discount code cannot be used." };
  const said = { form: "order", values: { isOfAge: "true" }, errors: {}, message: "", code };
  const refused = renderFixture(CheckoutPaymentView, { ...fixture, said });
  expect(refused).toMatch(/<details open=""><summary[^>]*>I have a code[^]*id="b1-fold-code-said" role="alert"/);
  expect(refused).toMatch(/name="isOfAge"[^>]* checked=""/);
  expect(refused, "the form itself was refused nothing").not.toContain('id="b1-order-problems"');
  const cart = fixture.data.cart && { ...fixture.data.cart, discountCode: "PRIMEUR", isCodeApplied: true };
  const entered = renderFixture(CheckoutPaymentView, { ...fixture, data: { ...fixture.data, cart } });
  expect(entered).toMatch(/Code PRIMEUR applied[^]*Remove/);
  expect(entered).not.toContain("I have a code");
});

test("Enter in the form presses a button of the form's own before any of the code's", () => {
  const buttons = [...door.matchAll(/<button[^>]*type="submit"[^>]*>/g)].map(([tag]) => tag);
  expect(buttons[0]).toMatch(/form="b1-order"/);
  expect(buttons[0]).not.toContain("name=");
  expect(buttons[1]).toContain('name="entersCode"');
});
