import { lazy, mixed, type ObjectSchema, type Schema } from "yup";

/**
 * A union told apart by the text under `key`. Its branches stand in the schema's `meta`, where the
 * OpenAPI walk finds them (yup's `describe()` cannot look into a `lazy`).
 */
export function variant<Branches extends Readonly<Record<string, ObjectSchema<object>>>>(
  key: string,
  branches: Branches,
) {
  const none = mixed<never>()
    .test("variant", (value) => value === null)
    .meta({ variant: { key, branches } });
  return lazy((value: unknown): Schema => branchOf(value, key, branches) ?? none).meta({ variant: { key, branches } });
}

export interface VariantMeta {
  readonly key: string;
  readonly branches: Readonly<Record<string, ObjectSchema<object>>>;
}

declare module "yup" {
  interface CustomSchemaMetadata {
    /** Set by `variant`. */
    variant?: VariantMeta;
    /** JSON Schema of a `mixed` that yup cannot describe. */
    openapi?: Readonly<Record<string, unknown>>;
    /** One sentence for the documentation. */
    description?: string;
  }
}

function branchOf(value: unknown, key: string, branches: Readonly<Record<string, ObjectSchema<object>>>) {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return null;
  const name: unknown = Reflect.get(value, key);
  return typeof name === "string" && Object.hasOwn(branches, name) ? (branches[name] ?? null) : null;
}
