import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { parseJson } from "./parse-json.ts";

describe("JSON from outside", () => {
  test("ordinary JSON comes through as it is", () => {
    expect(parseJson('{"a":[1,{"b":null}],"c":"é"}')).toEqual({ ok: true, value: { a: [1, { b: null }], c: "é" } });
  });

  test.each(["", "{", "{'a':1}", "undefined", '{"a":1,}', "NaN", "\uFEFF{}"])("%j is malformed", (text) => {
    expect(parseJson(text)).toMatchObject({ ok: false, error: { messageKey: "body.malformedJson" } });
  });

  test.each([...Object.getOwnPropertyNames(Object.prototype), "prototype"])(
    "the name %s is refused wherever it stands",
    (name) => {
      const inside = { messageKey: "body.reservedKey", values: { name } };
      expect(parseJson(`{${JSON.stringify(name)}:1}`)).toMatchObject({ ok: false, error: inside });
      expect(parseJson(`{"a":[{"b":{${JSON.stringify(name)}:{}}}]}`)).toMatchObject({ ok: false, error: inside });
    },
  );

  test("twenty levels are accepted, more are not, however many", () => {
    const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
    expect(parseJson(nested(20))).toMatchObject({ ok: true });
    expect(parseJson(nested(21))).toMatchObject({ ok: false, error: { messageKey: "body.tooDeep" } });
    expect(parseJson(nested(200_000))).toMatchObject({ ok: false });
  });

  test("half of a surrogate pair in a text or a name is refused under its path, a whole one isn't", () => {
    const halves = fc.constantFrom("\\ud83c", "\\udf77", "\\udf77\\ud83c", "a\\ud800b");
    fc.assert(
      fc.property(halves, fc.boolean(), fc.integer({ min: 0, max: 12 }), (half, isName, depth) => {
        const inner = isName ? `{"x${half}":1}` : `"x${half}"`;
        const text = '{"a":'.repeat(depth + 1) + inner + "}".repeat(depth + 1);
        const key = Array(depth + 1)
          .fill("a")
          .join(".");
        expect(parseJson(text)).toMatchObject({ error: { key, messageKey: "key.control" } });
      }),
    );
    expect(parseJson('{"\\ud83c\\udf77":"\\ud83c\\udf77"}')).toEqual({ ok: true, value: { "🍷": "🍷" } });
  });

  test("NUL in a text or a name is refused under its path", () => {
    expect(parseJson('{"a":{"b":"x\\u0000"}}')).toMatchObject({ error: { key: "a.b", messageKey: "key.control" } });
    expect(parseJson('{"a":{"b\\u0000":1}}')).toMatchObject({ error: { key: "a", messageKey: "key.control" } });
  });
});
