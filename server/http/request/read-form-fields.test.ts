import { array, boolean, number, string } from "yup";
import { describe, expect, test } from "vitest";

import { shape } from "#schemas/contract/shapes/shape.ts";

import { readFormFields } from "./read-form-fields.ts";

const schema = shape({
  type: string().required(),
  quantity: number().required(),
  gift: boolean().optional(),
  address: shape({ city: string().required() }),
  customizations: array(shape({ id: number().required() })).optional(),
});

function read(fields: Readonly<Record<string, string>>) {
  return readFormFields(new Map(Object.entries(fields)), schema);
}

describe("the texts of a form", () => {
  test("[§7] objects arrive as JSON text, numbers and booleans as what they are declared", () => {
    const fields = {
      type: "7",
      quantity: "6",
      gift: "true",
      address: '{"city":"Beaune"}',
      customizations: '[{"id":1}]',
    };
    expect(read(fields)).toEqual({
      ok: true,
      value: { type: "7", quantity: 6, gift: true, address: { city: "Beaune" }, customizations: [{ id: 1 }] },
    });
  });

  test.each(["0x6", "1e3", "six", "", "6 ", "NaN"])(
    "the quantity %j stays text, for the schema to refuse",
    (quantity) => {
      expect(read({ quantity })).toEqual({ ok: true, value: { quantity } });
    },
  );

  test("JSON is read only where it is declared", () => {
    expect(read({ type: '{"a":1}' })).toEqual({ ok: true, value: { type: '{"a":1}' } });
  });

  test("a declared object that is no JSON is refused under its key", () => {
    expect(read({ address: "Beaune" })).toEqual({
      ok: false,
      error: [{ key: "address", messageKey: "multipart.fieldNotJson" }],
    });
  });

  test("a reserved name inside JSON text is refused under its path", () => {
    expect(read({ address: '{"city":{"__proto__":{"role":"ADMIN"}}}' })).toMatchObject({
      error: [{ key: "address.city", messageKey: "body.reservedKey" }],
    });
    expect(read({ customizations: '[{"constructor":1}]' })).toMatchObject({ error: [{ key: "customizations[0]" }] });
  });

  test.each([
    "__proto__",
    "__proto__[isAdmin]",
    "__proto__.toString",
    "constructor.prototype.x",
    "hasOwnProperty",
    "a[__proto__]",
  ])("the field name %s is refused", (name) => {
    expect(readFormFields(new Map([[name, "1"]]), schema)).toMatchObject({
      error: [{ messageKey: "body.reservedKey" }],
    });
  });

  test("NUL is refused", () => {
    expect(read({ type: "a\0" })).toMatchObject({ error: [{ key: "type", messageKey: "key.control" }] });
  });
});
