import { expect, test } from "vitest";

import { phoneHref } from "./phone-href.ts";

test("a phone number becomes the address of a call", () => {
  expect(phoneHref("04 67 12 34 56")).toBe("tel:0467123456");
  expect(phoneHref("+33 (0)4 67 12 34 56")).toBe("tel:+33467123456");
});
