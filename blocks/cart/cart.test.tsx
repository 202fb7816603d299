import { expect, test } from "vitest";

import { sampleLineAnswers } from "#blocks/kit/customization-samples.ts";
import { lineName } from "#blocks/kit/line-name.ts";
import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { cartDefinition } from "./definition.ts";
import { cartFixtures } from "./fixtures.ts";
import { CartView } from "./view.tsx";

const [
  one = "",
  many = "",
  waiting = "",
  refused = "",
  empty = "",
  none = "",
  elsewhere = "",
  emptied = "",
  made = "",
] = cartFixtures.map((fixture) => renderFixture(CartView, fixture));

test("[§9 customization-shown] [K6] a line says how it is made, what that costs, and that nobody can withdraw from it", () => {
  expect(made).toMatch(
    /<dt>Texte à graver\u00a0:<\/dt> <dd>Pour Lise et Paul, le 12 juin 2027<span[^>]*> (<!-- -->)?\+12,00\u00a0€/,
  );
  expect(made).toMatch(/Couleur de la cire\u00a0:<\/dt> <dd>Or<span[^>]*> (<!-- -->)?\+12,5\u00a0%/);
  expect(made.match(/sans droit de rétractation.;.les garanties légales/g), "the other line can be").toHaveLength(1);
});

test("what changes a line is called after how it is made, too: two of them differ in nothing else", () => {
  const names = [...made.matchAll(/Retirer<span[^>]*> (?:<!-- -->)?([^<]*)/g)].map(([, name]) => name);
  expect(names[0]).toMatch(/, Pour Lise et Paul, le 12 juin 2027, Or/);
  expect(made).toMatch(/<label[^>]*>Quantité[^<]*Pour Lise et Paul|aria-label="Quantité[^"]*Pour Lise et Paul/);
  const line = { name: "Magnum", customizations: [{ ...sampleLineAnswers[0]!, formAnswer: "a\n".repeat(90) }] };
  expect(lineName(line, "2020")).toMatch(/^Magnum, 2020, a a .{75}…$/);
});

test("the cart is the one that the visitor's browser holds, read for nobody else", () => {
  expect(cartDefinition.needs?.({} as never)["cart"]).toEqual({
    call: "getCart",
    params: { cartId: "held" },
    private: true,
  });
});

test("a line says what it is, what one and all of it cost, and its forms are plain posts", () => {
  expect(one).toMatch(/href="\/wines\/les-terrasses\/1"[^>]*>Les Terrasses<\/a>[^]*2022 · 75\u00a0cl/);
  expect(one).toContain("14,50\u00a0€");
  expect(one).toContain("87,00\u00a0€");
  expect(one).toMatch(/action="\/cart\/quantity"[^]*<option value="6" selected="">6</);
  expect(one).toMatch(
    /action="\/cart\/remove"[^]*name="line" value="1"[^]*>Retirer<span[^>]*>[^]*Les Terrasses, 2022 · 75/,
  );
  expect(many).toMatch(/action="\/en_US\/cart\/quantity"/);
});

test("[§3] totals stand before and after discounts, both without delivery", () => {
  expect(many).toMatch(/Before discounts[^]*€261\.00[^]*Discounts[^]*−<span[^>]*>€8\.70[^]*Total[^]*€252\.30/);
  expect(many).toContain("without delivery");
  expect(one).not.toContain("Avant remises");
});

test("[§5] [§8] a refused quantity is told at its line, in the words of the specification", () => {
  expect(many).toMatch(
    /id="(b1-line-2-said)" role="alert"[^>]*>This product can only be added by multiple of 6 bottles<[^]*aria-describedby="\1"/,
  );
});

test("[§5 quantity-stock] a line that holds more than is left says so; what is no longer sold does, and can only go", () => {
  const line = many.slice(many.indexOf('id="b1-line-3"'));
  expect(line).toMatch(/No longer sold/);
  expect(line).not.toContain("/cart/quantity");
  expect(line).toContain("/cart/remove");
  const [fixture] = cartFixtures.slice(1);
  if (!fixture) throw new Error("no fixture");
  expect(renderFixture(CartView, { ...fixture, query: {} })).toContain("Only 6 items remaining in stock");
});

test("[§9 shop-thresholds] the nearer of bottles and euros fills the line; below the fewest bottles those come first", () => {
  expect(one).toMatch(/--part:22%[^>]*>Encore 42 bouteilles ou 293,00\u00a0€ pour la livraison offerte/);
  expect(many).toContain("--part:66%");
  expect(waiting).toMatch(/--part:100%[^>]*>La livraison est offerte/);
  expect(refused).toContain("Nous expédions à partir de 2 bouteilles");
});

test("a code that counts, one that waits, one that is refused", () => {
  expect(many).toContain("Code AUTOMNE applied");
  expect(waiting).toContain("Code NOEL\u00a0: ses conditions ne sont pas encore remplies");
  expect(refused).toMatch(/role="alert"[^>]*>Ce code de réduction ne peut pas être utilisé/);
  expect(refused).toMatch(/<input [^>]*aria-invalid="true" aria-describedby="b1-code-said" name="code"/);
});

test("an empty cart leads to the wines, and so does one that was never begun", () => {
  expect(empty).toMatch(/Votre panier est vide\.[^]*href="\/nos-cuvees"/);
  expect(none).toMatch(/Your cart is empty\.[^]*href="\/en_US\/nos-cuvees"/);
});

test("on a public page, where nobody's cart is known, it says nothing of one and leads to it", () => {
  expect(elsewhere).toContain('href="/cart"');
  expect(elsewhere).not.toContain("vide");
});

test("a cart that another window emptied says so", () => {
  expect(emptied).toMatch(/role="alert"[^>]*>Votre panier a changé entre-temps, peut-être dans une autre fenêtre/);
  expect(emptied).toContain("Votre panier est vide");
});
