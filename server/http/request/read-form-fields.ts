import type { Schema, SchemaDescription, SchemaFieldDescription, SchemaObjectDescription } from "yup";

import type { Problem } from "#schemas/refusal.ts";
import { isReservedKey, parseJson } from "#schemas/contract/parse-json.ts";
import { err, ok, type Result } from "#schemas/result.ts";

/**
 * Turns a form's texts into the body its call declares (spec §7): a field declared as an object or a
 * list is JSON text; one declared as a number or a boolean is read as such; what cannot be read stays
 * text, for the schema to refuse.
 */
export function readFormFields(
  fields: ReadonlyMap<string, string>,
  schema: Schema,
): Result<Readonly<Record<string, unknown>>, readonly Problem[]> {
  const declared = declaredOf(schema);
  const body: Record<string, unknown> = {};
  for (const [name, text] of fields) {
    if (isReservedPath(name)) return err([{ key: "", messageKey: "body.reservedKey", values: { name } }]);
    const value = readField(text, Object.hasOwn(declared, name) ? declared[name]?.type : undefined);
    if (!value.ok) return err([{ ...value.error, key: joinKey(name, value.error.key) }]);
    body[name] = value.value;
  }
  return ok(body);
}

/** Describing a schema takes longer than reading a form by it; a call's is always the same. */
const described = new WeakMap<Schema, Readonly<Record<string, SchemaFieldDescription>>>();

function declaredOf(schema: Schema): Readonly<Record<string, SchemaFieldDescription>> {
  const known = described.get(schema) ?? declaredFields(schema.describe());
  described.set(schema, known);
  return known;
}

function declaredFields(
  description: SchemaDescription | SchemaObjectDescription,
): Readonly<Record<string, SchemaFieldDescription>> {
  return "fields" in description ? description.fields : {};
}

function readField(text: string, type: string | undefined): Result<unknown, Problem> {
  if (type === "object" || type === "array") {
    const parsed = parseJson(text);
    if (!parsed.ok && parsed.error.messageKey === "body.malformedJson") {
      return err({ key: "", messageKey: "multipart.fieldNotJson" });
    }
    return parsed;
  }
  if (text.includes("\0")) return err({ key: "", messageKey: "key.control" });
  if (type === "number" && /^-?\d{1,15}(?:\.\d{1,6})?$/.test(text)) return ok(Number(text));
  if (type === "boolean" && (text === "true" || text === "false")) return ok(text === "true");
  return ok(text);
}

/** `__proto__[isAdmin]`, `constructor.prototype.x`: spelled for parsers that build objects from names. */
function isReservedPath(name: string): boolean {
  return name.split(/[.[\]]/).some((part) => part !== "" && isReservedKey(part));
}

function joinKey(name: string, inner: string): string {
  if (inner === "") return name;
  return inner.startsWith("[") ? `${name}${inner}` : `${name}.${inner}`;
}
