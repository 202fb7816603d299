import { describe, expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";
import { readSaved } from "#schemas/commerce/customization-form.ts";

import { productCustomizationDefinition } from "./definition.ts";
import { productCustomizationFixtures } from "./fixtures.ts";
import { ProductCustomizationView } from "./view.tsx";

const [simple, refused, first, later, wrong, over, added, priceless, gone, noShop, none] =
  productCustomizationFixtures.map((fixture) => renderFixture(ProductCustomizationView, fixture)) as [
    ...[string, string, string, string, string, string, string, string, string, string, string],
  ];

/** The controls that are shown or posted: type, name and, of buttons, value. */
const controls = (html: string): readonly string[] =>
  [...html.matchAll(/<(input|select|textarea|button)([^>]*)>/g)]
    .filter(([, , attributes = ""]) => !attributes.includes('aria-hidden="true"'))
    .map(([, tag = "", attributes = ""]) => {
      const read = (name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? "";
      if (tag === "button") return `button ${read("value")}`;
      return `${tag === "input" ? read("type") : tag} ${read("name")}`;
    });
const hidden = (html: string, name: string): string =>
  new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`).exec(html)?.[1]?.replaceAll("&quot;", '"') ?? "";

describe("all fields at once", () => {
  test("[§3 customization-shape] each type has its control, posted with files to the page that it stands on", () => {
    const [form = ""] = /<form [^>]*>/.exec(simple) ?? [];
    expect(form).toContain('action="/page?answer"');
    expect(form.toLowerCase()).toContain('enctype="multipart/form-data"');
    expect(controls(simple).filter((each) => !each.startsWith("hidden"))).toEqual([
      ...["text f.1", "radio f.2", "radio f.2", "radio f.2", "checkbox f.3", "button drop.4", "file f.4"],
      ...["select quantity", "button add"],
    ]);
    expect(simple).toMatch(/accept="\.png,\.pdf"/);
    expect([hidden(simple, "product"), hidden(simple, "declination")]).toEqual(["1", "90"]);
  });

  test("[§9 customization-shown] what answers cost stands with them as +amount€ or +amount%, a text's by its number of characters", () => {
    expect(simple).toMatch(/\+8,00\u00a0€ · dès 21\scaractères\u00a0: \+12,00\u00a0€/);
    expect(simple).toMatch(/Or<\/span><span>\+12,5\u00a0%/);
    expect(simple).toMatch(/Dans un coffret de chêne<\/span><span[^>]*>\+18,00\u00a0€/);
    expect(priceless).not.toMatch(/€|%/);
  });

  test("[K6] [L9] that nobody can withdraw from it, and that its guarantees stay, is said before the button, which is described by it", () => {
    expect(simple).toMatch(
      /<p id="b1-excluded"[^>]*>Fait pour vous[^]*sans droit de rétractation[^]*garantie légale de conformité[^]*aria-describedby="b1-excluded"[^>]*>Ajouter/,
    );
    expect(first).not.toContain("b1-excluded");
  });

  test("[§5 errors-at-fields] refused, what was typed, ticked and sent comes back with what is wrong at its field", () => {
    expect(refused).toMatch(/id="b1-customization-problems"[^]*href="#b1-customization-f\.1"/);
    expect(refused).toContain("For Lise and Paul, on the twelfth of June of this year");
    expect(refused).toMatch(/<input [^>]*type="checkbox"[^>]*checked=""/);
    expect(refused).toMatch(/File kept:(<!-- -->)? <strong data-name="">blason-de-la-famille\.png/);
    expect(readSaved(hidden(refused, "saved"))).toMatchObject([{ id: 4, filename: "blason-de-la-famille.png" }]);
    expect(refused).toMatch(/<option value="2" selected=""/);
  });
});

describe("[§4 customization-steps] [K5] one field after another", () => {
  test("the present one is asked, by its place among all", () => {
    expect(first).toContain("Étape 1 sur 4");
    expect(controls(first).filter((each) => !each.startsWith("hidden"))).toEqual(["text f.1", "button save"]);
  });

  test("those before stand above, in words and with their costs, each with the way back; the next one has the focus", () => {
    expect(later).toMatch(/Texte à graver<\/span>.*Pour Lise et Paul, le 12 juin.*\+12,00\u00a0€.*value="edit\.0"/s);
    expect(later).toMatch(/Couleur de la cire<\/span>.*Or<span[^>]*> (<!-- -->)?\+12,5\u00a0%.*value="edit\.1"/s);
    expect(later).toMatch(/Étape 3 sur 4.*autofocus[^>]*>/s);
    expect(hidden(later, "index")).toBe("2");
  });

  test("what is wrong stands at the field that is asked, which has the focus", () => {
    expect(wrong).toMatch(/autofocus=""|autoFocus=""/);
    expect(wrong).toContain("“Couleur de la cire” is required.");
    expect(wrong).not.toContain("-problems");
  });

  test("after the last all answers stand there, what it costs so, how many, and the way into the cart", () => {
    expect(over).toMatch(/<h2[^>]*>Votre personnalisation/);
    expect(controls(over).filter((each) => !each.startsWith("hidden"))).toEqual([
      ...["button edit.0", "button edit.1", "button edit.2", "button edit.3", "select quantity", "button add"],
    ]);
    expect(over).toMatch(/Dans un coffret de chêne<\/span>.*Non/s);
    expect(over).toMatch(/<span data-price="">\+21,99.*61,89.*123,78/s);
  });

  test("one thing has the focus when the page comes: the heading after the last answer, before it what is wrong", () => {
    const focused = (message: string): readonly string[] =>
      productCustomizationFixtures
        .filter(({ name }) => name === "after the last step")
        .flatMap((after) => {
          const said = { form: "customization", values: {}, errors: {}, ...after.said, message };
          const html = renderFixture(ProductCustomizationView, { ...after, said });
          return [...html.matchAll(/<(\w+) [^>]*autofocus=""/gi)].map(([, tag = ""]) => tag);
        });
    expect(focused("")).toEqual(["h2"]);
    expect(focused("Il ne reste que 20 articles en stock")).toEqual(["div"]);
  });

  test("Enter never goes back: what it presses comes before the buttons that do", () => {
    const buttons = [...later.matchAll(/<button type="submit" value="([^"]*)"/g)].map(([, value]) => value);
    expect(buttons).toEqual(["save", "edit.0", "edit.1", "save"]);
  });
});

test("it is named by its product and its form; of its own page that is the title", () => {
  expect(simple).toMatch(/<h1[^>]*>Les Terrasses<\/h1><p[^>]*>2022 · Magnum, 1,5\u00a0L/);
  expect(simple).toContain("39,90\u00a0€");
  expect(priceless).toMatch(/<h2[^>]*>Les Terrasses<\/h2>/);
});

test("what was added is told, with the way to the cart, above a form that begins anew", () => {
  expect(added).toMatch(/role="status"[^>]*>Produit ajouté au panier.*<a href="\/cart"[^]*<form/);
});

test("sold out there is no form; without a product and where nothing is sold there is nothing", () => {
  expect(gone).toMatch(/Épuisé/);
  expect(gone).not.toContain("<form");
  expect([noShop, none]).toEqual(["", ""]);
});

test("[§2 cart-routes] it asks for the address's declination, or for a chosen product's first", () => {
  const asked = (props: object, params: Readonly<Record<string, string>>) =>
    productCustomizationDefinition.needs?.({ props, params } as never).customized.params;
  expect(asked({ product: null }, { id: "4", idDeclination: "9" })).toEqual({ id: 4, idDeclination: 9 });
  expect(asked({ product: null }, { idDeclination: "9" })).toEqual({ id: 0, idDeclination: 9 });
  expect(asked({ product: { id: 7 } }, { id: "4", idDeclination: "9" })).toEqual({ id: 7, idDeclination: 0 });
});
