import { ok } from "../result.ts";
import { fault } from "./check.ts";
import type { Field } from "./field.ts";
import type { FieldLabels } from "./text.ts";

/** The theme's colours; token `primary` is the custom property `--color-primary`. */
export const themeColours = [
  "primary",
  "accent",
  "background",
  "font",
  "header",
  "footer",
  "menu",
  "menu-active",
  "mobile-menu",
  "top-bar",
] as const;

export interface ColourOptions extends FieldLabels {
  /** Theme tokens that may be chosen; left out: all colours of the theme. */
  readonly tokens?: readonly string[];
  /** Null, also when left out: no colour of its own. */
  readonly initial?: string | null;
}

const hex = /^#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i;

/** A colour (`#rgb`, `#rrggbb`, `#rrggbbaa`, or a theme token), or none. The view gets a CSS value. */
export function colour(options: ColourOptions): Field<string | null, string | null> {
  const { label, help, tokens = themeColours, initial = null } = options;
  return {
    kind: "colour",
    label,
    localized: false,
    initial,
    check(value) {
      if (value === null) return ok(null);
      if (typeof value === "string" && (hex.test(value) || tokens.includes(value))) return ok(value);
      return tokens.length === 0 ? fault("key.colour") : fault("key.colourOrToken", { choices: tokens.join(", ") });
    },
    merge: (_base, over) => over,
    references: () => [],
    toView: (value) => (value === null || value.startsWith("#") ? value : `var(--color-${value})`),
    describe: () => ({ kind: "colour", label, help, localized: false, initial, tokens }),
  };
}
