import { number, object, string } from "yup";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { calls } from "./catalogue.ts";
import { type Access, defineCall, nameCall } from "./define-call.ts";
import type { FilterRule } from "./list-rules.ts";
import { openApiDocument } from "./openapi.ts";
import { filterSchema } from "./openapi-parameters.ts";
import { toJsonSchema } from "./openapi-schema.ts";
import { largestInteger, parseFilter } from "./parse-filter.ts";
import { shape } from "./shapes/shape.ts";
import { variant } from "./variant.ts";

describe("JSON Schema from yup", () => {
  test("types, limits, nullables and unknown keys are told", () => {
    const schema = shape({
      id: number().integer().min(1).required(),
      name: string().max(9).required(),
      kind: string().oneOf(["A", "B"]).nullable().defined(),
      day: string().matches(/^\d+$/).optional(),
    });
    expect(toJsonSchema(schema)).toEqual({
      type: "object",
      properties: {
        id: { type: "integer", minimum: 1 },
        name: { type: "string", maxLength: 9, minLength: 1 },
        kind: { anyOf: [{ type: "string", enum: ["A", "B"] }, { type: "null" }] },
        day: { type: "string", pattern: "^\\d+$" },
      },
      required: ["id", "name", "kind"],
      additionalProperties: false,
    });
  });

  test("a variant becomes oneOf with its discriminator", () => {
    const union = variant("type", {
      A: object({ type: string().required() }),
      B: object({ type: string().required() }),
    });
    expect(toJsonSchema(object({ union }))).toMatchObject({
      properties: { union: { oneOf: [{ title: "A" }, { title: "B" }], discriminator: { propertyName: "type" } } },
    });
  });
});

describe("the OpenAPI document", () => {
  const document = JSON.parse(JSON.stringify(openApiDocument("/api")));

  test("tells of the cookie by which a device is known, where a call leaves one", () => {
    const leaving = calls.filter(
      ({ method, path }) => document.paths[path][method.toLowerCase()].responses["200"].headers?.["Set-Cookie"],
    );
    expect(leaving.map(({ name }) => name)).toEqual(["login"]);
  });

  test("names the refusals that its calls give, each of them and no others", () => {
    const references = JSON.stringify(document.paths).matchAll(/#\/components\/responses\/(\w+)/g);
    const given = new Set(Array.from(references, ([, name]) => name));
    expect(new Set(Object.keys(document.components.responses))).toEqual(given);
  });

  test("has one operation for each call, with all of its path's parameters", () => {
    expect(document.openapi).toBe("3.1.1");
    for (const call of calls) {
      const operation = document.paths[call.path][call.method.toLowerCase()];
      expect(operation.operationId).toBe(call.name);
      expect(operation.security).toEqual(
        ["public", "cart-holder", "order-holder", "answer-holder"].includes(call.access)
          ? [{}, { token: [] }, { bearer: [] }]
          : [{ token: [] }, { bearer: [] }],
      );
      const inPath = operation.parameters.filter((parameter: { in: string }) => parameter.in === "path");
      expect(inPath.map((parameter: { name: string }) => parameter.name)).toEqual(Object.keys(call.params));
    }
  });

  test("every reference leads somewhere", () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = ""]) => path);
    expect(references.length).toBeGreaterThan(0);
    for (const path of references) {
      expect(path.split("/").reduce((node, key) => node?.[key], document)).toBeDefined();
    }
  });

  test("a list documents its paging, its order, its operators and its choices", () => {
    const { parameters } = document.paths["/product"].get;
    const named = (name: string) => parameters.find((parameter: { name?: string }) => parameter.name === name);
    expect(named("nbItem").schema).toEqual({ type: "integer", minimum: 1, maximum: 1000, default: 100 });
    expect(named("orderBy")).toMatchObject({ explode: false, schema: { maxItems: 3, default: ["price"] } });
    expect(named("orderBy").schema.items.enum).toEqual(expect.arrayContaining(["price", "-price", "price desc"]));
    expect(named("price").description).toContain("`gte:`");
    expect(named("price")["x-filter"]).toMatchObject({ type: "number", operators: expect.arrayContaining(["less"]) });
    expect(named("type").schema.enum).toEqual(["", "WINE", "BOX", "OTHER", "df:WINE", "df:BOX", "df:OTHER"]);
  });

  test("the headers say what they fall back to", () => {
    expect(document.components.parameters.userLang).toMatchObject({
      schema: { enum: ["fr_FR", "en_US"], default: "fr_FR" },
      description: expect.stringContaining("any other value"),
    });
    expect(document.components.parameters.idSite.schema).toEqual({ type: "integer", default: 3 });
  });

  test("each access says which token it wants and how it refuses", () => {
    const statusesOf = (access: Access) => {
      const call = defineCall("PUT /thing", { summary: "A thing.", access, answer: shape({}) });
      const planted = JSON.parse(JSON.stringify(openApiDocument("/api", [nameCall("thing", call)])));
      const operation = planted.paths["/thing"].put;
      return [Object.keys(operation.responses).map(Number), operation.security[0]];
    };
    expect(statusesOf("public")).toEqual([[200, 400, 415, 500, 503], {}]);
    expect(statusesOf("session")).toEqual([[200, 400, 401, 403, 415, 500, 503], { token: [] }]);
    expect(statusesOf("owner")).toEqual([[200, 400, 401, 403, 404, 415, 500, 503], { token: [] }]);
    expect(statusesOf("cart-holder")).toEqual([[200, 400, 404, 415, 500, 503], {}]);
    expect(statusesOf("order-holder")).toEqual([[200, 400, 404, 415, 500, 503], {}]);
    expect(statusesOf("answer-holder")).toEqual([[200, 400, 404, 415, 500, 503], {}]);
    expect(statusesOf("SUPER_ADMIN")).toEqual([[200, 400, 401, 403, 415, 500, 503], { token: [] }]);
  });

  test("a call that takes an Idempotency-Key and a form with files says so", () => {
    const call = defineCall("POST /thing/{id}", {
      summary: "A thing.",
      access: "session",
      idempotency: "required",
      params: { id: "id" },
      body: { format: "multipart", schema: shape({ title: string().required() }) },
      answer: shape({}),
    });
    const planted = JSON.parse(JSON.stringify(openApiDocument("/api", [nameCall("thing", call)])));
    const operation = planted.paths["/thing/{id}"].post;
    expect(operation.parameters).toContainEqual(
      expect.objectContaining({ name: "Idempotency-Key", in: "header", required: true }),
    );
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(["404", "413", "422"]));
    const { properties } = operation.requestBody.content["multipart/form-data"].schema;
    expect(Object.keys(properties)).toEqual(["title", "image", "images"]);
  });
});

describe("the schema of a filter", () => {
  const rules: readonly FilterRule[] = [
    { type: "text" },
    { type: "text", onlyEqual: true },
    { type: "number" },
    { type: "integer" },
    { type: "integer", onlyEqual: true },
    { type: "boolean" },
    { type: "choice", choices: ["WINE", "BOX"] },
    { type: "day" },
  ];
  const value = fc.oneof(
    fc.constantFrom(
      "",
      "1",
      "-1.5",
      "true",
      "WINE",
      "BOX",
      "2026-05-20",
      "12345678901",
      "x".repeat(200),
      "x".repeat(201),
    ),
    fc.integer().map(String),
    fc.string({ maxLength: 6 }),
  );
  const prefix = fc.constantFrom("", "", "lk:", "df:", "lt:", "lte:", "gt:", "gte:");
  const texts = fc.tuple(prefix, value).map((parts) => parts.join(""));

  test.each(rules)("lets through what the server lets through: $type", (rule) => {
    const { pattern, enum: choices } = filterSchema(rule) as { pattern?: string; enum?: readonly string[] };
    const passes = (text: string) => (choices ? choices.includes(text) : new RegExp(pattern ?? "", "u").test(text));
    fc.assert(
      fc.property(texts, (text) => {
        const parsed = parseFilter("column", text, rule);
        // An operator without a value is left out like an empty filter; nobody needs to know.
        fc.pre(!(parsed.ok && parsed.value === null));
        if (parsed.ok) expect({ text, passes: passes(text) }).toEqual({ text, passes: true });
        else if (passes(text)) expect(isBeyondPatterns(text, rule)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  /** What a pattern cannot say, and the parameter's sentence does: days that exist, numbers that fit. */
  function isBeyondPatterns(text: string, rule: FilterRule): boolean {
    if (rule.type === "integer") return Math.abs(Number(text.replace(/^\D*?:/, ""))) > largestInteger;
    return rule.type === "day";
  }
});
