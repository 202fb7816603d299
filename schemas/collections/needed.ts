import type { Problem } from "../refusal.ts";
import type { RecordValues } from "./collection.ts";

/** What a record says of fields that it can't go public without. */
export function needed(...names: readonly string[]): (values: RecordValues) => readonly Problem[] {
  return (values) =>
    names.flatMap((key) => {
      const value = values[key];
      return value === "" || value === null || value === undefined
        ? [{ key, messageKey: "key.required" as const }]
        : [];
    });
}
