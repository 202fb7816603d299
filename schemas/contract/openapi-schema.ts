import type { Schema, SchemaDescription, SchemaFieldDescription, SchemaMetadata } from "yup";

export type JsonSchema = Readonly<Record<string, unknown>>;

/** The envelope around every answer (spec §7). */
export function envelopeSchema(data: JsonSchema, success: boolean): JsonSchema {
  return {
    type: "object",
    properties: { success: { const: success }, data, message: { type: "string" } },
    required: ["success", "data", "message"],
    additionalProperties: false,
  };
}

/** JSON Schema (the dialect of OpenAPI 3.1) of a yup schema, by a walk over `describe()`. */
export function toJsonSchema(schema: Schema): JsonSchema {
  return fromDescription(schema.describe());
}

function fromDescription(field: SchemaFieldDescription): JsonSchema {
  const meta = "meta" in field ? (field.meta ?? {}) : {};
  if (meta.variant !== undefined) return fromVariant(meta);
  if (!("nullable" in field)) throw new Error(`A schema of type ${field.type} cannot be described`);
  const described = meta.openapi ?? { ...byType(field), ...limits(field) };
  const withText = meta.description === undefined ? described : { ...described, description: meta.description };
  return field.nullable && withText["type"] !== "null" ? { anyOf: [withText, { type: "null" }] } : withText;
}

function fromVariant({ variant }: SchemaMetadata): JsonSchema {
  if (variant === undefined) return {};
  return {
    oneOf: Object.entries(variant.branches).map(([name, branch]) => ({
      ...toJsonSchema(branch),
      title: name,
    })),
    discriminator: { propertyName: variant.key },
  };
}

function byType(field: SchemaDescription): JsonSchema {
  if ("fields" in field) return objectSchema(field.fields as Readonly<Record<string, SchemaFieldDescription>>);
  if ("innerType" in field) return { type: "array", items: fromDescription(field.innerType as SchemaFieldDescription) };
  if (field.type === "number") return { type: hasTest(field, "integer") ? "integer" : "number" };
  if (field.type === "string" || field.type === "boolean") return { type: field.type };
  return {};
}

function objectSchema(fields: Readonly<Record<string, SchemaFieldDescription>>): JsonSchema {
  const required = Object.entries(fields).filter(([, field]) => !("optional" in field) || !field.optional);
  return {
    type: "object",
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fromDescription(field)])),
    required: required.map(([name]) => name),
    additionalProperties: false,
  };
}

/** The tests of yup that JSON Schema has a word for. */
function limits(field: SchemaDescription): JsonSchema {
  const isText = field.type === "string";
  const found: Record<string, unknown> = {};
  if (field.oneOf.length > 0) found["enum"] = field.oneOf.filter((value) => value !== null);
  for (const { name, params } of field.tests) {
    if (name === "min") found[isText ? "minLength" : "minimum"] = params?.["min"];
    if (name === "max") found[isText ? "maxLength" : "maximum"] = params?.["max"];
    if (name === "required" && isText) found["minLength"] ??= 1;
    if (name === "matches" && params?.["regex"] instanceof RegExp) found["pattern"] = params["regex"].source;
  }
  return found;
}

function hasTest(field: SchemaDescription, name: string): boolean {
  return field.tests.some((test) => test.name === name);
}
