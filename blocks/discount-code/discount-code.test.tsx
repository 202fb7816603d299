import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { discountCodeFixtures } from "./fixtures.ts";
import { DiscountCodeView } from "./view.tsx";

const [open = "", refused = "", taken = "", entered = "", closed = ""] = discountCodeFixtures.map((fixture) =>
  renderFixture(DiscountCodeView, fixture),
);

test("the form is a plain post that leads back to the block, and has its answer said where no cart is shown", () => {
  expect(open).toMatch(/<form[^>]* action="\/cart\/code" method="post"/);
  expect(open).toMatch(/name="block" value="b1"[^]*name="back" value="\/page"[^]*name="at" value="b1-code"/);
  expect(open).toContain('name="says" value="coded"');
  expect(taken).toMatch(/role="status"[^>]*>The code is in your cart\.[^]*href="\/en_US\/cart"/);
});

test("[§8] a refused code is said at its field", () => {
  expect(refused).toMatch(/<input(?=[^>]*aria-invalid="true")(?=[^>]*aria-describedby="b1-code-said")/);
  expect(refused).toMatch(/id="b1-code-said" role="alert"[^>]*>This discount code cannot be used\./);
});

test("one that counts stands there and can be taken away", () => {
  expect(entered).toMatch(/Code AUTOMNE appliqué[^]*Retirer/);
  expect(closed).toBe("");
});
