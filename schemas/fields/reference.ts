import { ok } from "../result.ts";
import { fault, isRowId } from "./check.ts";
import type { Field } from "./field.ts";
import type { FieldLabels } from "./text.ts";

export interface ReferenceOptions extends FieldLabels {
  readonly to: "page" | "product";
}

export interface ViewReference {
  readonly id: number;
  /** The site path in the view's locale, prefix included. */
  readonly path: string;
  readonly title: string;
}

/** A page or a product by its id, or none. The view gets null when it no longer exists. */
export function reference({ label, help, to }: ReferenceOptions): Field<number | null, ViewReference | null> {
  return {
    kind: "reference",
    label,
    localized: false,
    initial: null,
    check: (value) => (value === null || isRowId(value) ? ok(value) : fault(`key.${to}`)),
    merge: (_base, over) => over,
    references: (id) => (id === null ? [] : [{ kind: to, id }]),
    toView(id, context) {
      if (id === null) return null;
      const found = to === "page" ? context.page(id) : context.product(id);
      return found === null ? null : { id, path: found.path, title: found.title };
    },
    describe: () => ({ kind: "reference", label, help, localized: false, initial: null, to }),
  };
}
