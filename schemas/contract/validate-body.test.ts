import { array, number, object, string } from "yup";
import { describe, expect, test } from "vitest";

import { shape } from "./shapes/shape.ts";
import { validateBody } from "./validate-body.ts";
import { variant } from "./variant.ts";

const schema = shape({
  quantity: number().integer().min(1).max(10).required(),
  name: string().max(3).required(),
  kind: string().oneOf(["A", "B"]).optional(),
  address: shape({ city: string().required() }).nullable().optional().default(undefined),
  tags: array(string().defined()).optional(),
});

function problems(body: unknown) {
  const result = validateBody(body, schema);
  return result.ok ? [] : result.error.map(({ key, messageKey }) => `${key}: ${messageKey}`);
}

describe("bodies are read strictly", () => {
  test("a valid body is given back as it is", () => {
    const body = { quantity: 2, name: "abc", address: { city: "Beaune" }, tags: ["x"] };
    expect(validateBody(body, schema)).toEqual({ ok: true, value: body });
  });

  test.each([["0x6"], [[6]], ["6"], [true], [{}], [null]])("the number %j is not cast", (quantity) => {
    expect(problems({ quantity, name: "a" })).toEqual([
      quantity === null ? "quantity: key.required" : "quantity: key.number",
    ]);
  });

  test.each([[null], [undefined], [[]], ["text"], [1], [true]])("%j is no body", (body) => {
    expect(problems(body)).toHaveLength(1);
  });

  test("every problem is told at once, each under its path", () => {
    const body = { quantity: 1.5, name: "long", kind: "C", address: { city: "", zip: 1 }, tags: [1], role: "ADMIN" };
    expect(problems(body).toSorted()).toEqual([
      "address.city: key.required",
      "address.zip: key.unknown",
      "kind: key.choice",
      "name: key.tooLong",
      "quantity: key.integer",
      "role: key.unknown",
      "tags[0]: key.text",
    ]);
  });

  test("limits carry their bound", () => {
    expect(validateBody({ quantity: 11, name: "a" }, schema)).toMatchObject({
      error: [{ key: "quantity", messageKey: "key.tooHigh", values: { max: 10 } }],
    });
  });
});

describe("variant", () => {
  const delivery = variant("type", {
    PICKUP: object({ type: string().required(), relay: string().required() }).noUnknown(),
    DELIVERY: object({ type: string().required(), city: string().required() }).noUnknown(),
  });
  const holder = object({ delivery }).noUnknown().required();

  test("the branch that the key names is the one that counts", () => {
    expect(validateBody({ delivery: { type: "PICKUP", relay: "x" } }, holder)).toMatchObject({ ok: true });
    expect(validateBody({ delivery: { type: "DELIVERY", relay: "x" } }, holder)).toMatchObject({ ok: false });
  });

  test.each([[{ type: "NONE" }], [{ type: "constructor" }], [{}], ["PICKUP"], [[]], [7]])(
    "%j has no branch",
    (value) => {
      expect(validateBody({ delivery: value }, holder)).toMatchObject({ ok: false });
    },
  );
});
