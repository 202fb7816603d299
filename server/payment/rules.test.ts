import { expect, test } from "vitest";

import { parseParams } from "#schemas/contract/parse-params.ts";

import { newPaymentId } from "./rules.ts";

test("whatever id a payment gets, its result can be asked for", () => {
  const ids = Array.from({ length: 2000 }, newPaymentId);
  expect(ids.filter((id) => !parseParams({ id }, { id: "slug" }).ok)).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => id.length !== 22)).toEqual([]);
});
