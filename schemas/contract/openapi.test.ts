import { number, object, string } from "yup";
import { describe, expect, test } from "vitest";

import { calls } from "./catalogue.ts";
import { openApiDocument } from "./openapi.ts";
import { toJsonSchema } from "./openapi-schema.ts";
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

  test("has one operation for each call, with all of its path's parameters", () => {
    expect(document.openapi).toBe("3.1.1");
    for (const call of calls) {
      const operation = document.paths[call.path][call.method.toLowerCase()];
      expect(operation.operationId).toBe(call.name);
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

  test("a list documents its paging, its order and its operators", () => {
    const { parameters } = document.paths["/product"].get;
    expect(parameters).toContainEqual(
      expect.objectContaining({ name: "nbItem", schema: { type: "integer", minimum: 1, maximum: 1000, default: 100 } }),
    );
    expect(parameters.find((parameter: { name: string }) => parameter.name === "price").description).toContain(
      "`gte:`",
    );
  });
});
