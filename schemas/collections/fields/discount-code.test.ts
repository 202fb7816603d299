import { expect, test } from "vitest";

import { codeLength } from "../../contract/calls/cart.body.ts";
import { discountCode } from "./discount-code.ts";

const { check } = discountCode({ label: { fr_FR: "Code" } });

test("a code is as long as carts take it, blanks apart, or isn't there yet", () => {
  expect(check("")).toMatchObject({ ok: true });
  expect(check("Noël 10")).toMatchObject({ ok: true, value: "Noël 10" });
  expect(check("A ".repeat(2))).toMatchObject({ ok: false, error: [{ messageKey: "key.length" }] });
  expect(check("A".repeat(codeLength))).toMatchObject({ ok: true });
  expect(check("A".repeat(codeLength + 1))).toMatchObject({ ok: false });
});
