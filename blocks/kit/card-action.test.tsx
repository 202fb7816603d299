import { expect, test } from "vitest";

import type { Product } from "#schemas/content/product.ts";

import { CardAction } from "./card-action.tsx";
import { renderFixture } from "./render-fixture.tsx";
import { sampleDeclination, sampleProduct } from "./samples.ts";

const shop = { place: { block: "b1", back: "/page" }, said: null };
const rendered = (over: Partial<Product>): string =>
  renderFixture(() => <CardAction product={sampleProduct(over)} shop={shop} />, {
    ...{ name: "card", locale: "fr_FR", props: {}, data: {} },
  });

test("[§2 cart-routes] what is made for its buyer leads to where it is said how; of several forms one is chosen first", () => {
  const half = sampleDeclination({ id: 13, capacity: 37.5 });
  const made = rendered({ customization: "REQUIRED" });
  expect(made).toMatch(/<a href="\/products\/les-terrasses\/1\/11\/customize"[^>]*>.*Personnaliser/);
  expect(made).not.toContain("<form");
  const several = rendered({ customization: "REQUIRED", declinations: [sampleDeclination(), half] });
  expect(several).toContain('<a href="/wines/les-terrasses/1#product-formats"');
  expect(several, "no sheet adds it").not.toContain("forms:open");
});

test("on request it goes into the cart as it is, too; where none is left there is nothing to do", () => {
  expect(rendered({ customization: "OPTIONAL" })).toMatch(/name="declination" value="11"/);
  const gone = sampleDeclination({ setQuantity: true, quantity: 0 });
  expect(rendered({ customization: "REQUIRED", declinations: [gone] })).toBe("");
});
