import { largestInteger } from "#schemas/contract/parse-filter.ts";

import type { ParamRule } from "./page-type.ts";

/** One segment of a pattern: `news`, `:id` or `:slug?`. */
export type Segment = { readonly literal: string } | { readonly param: string; readonly optional: boolean };

/** Splits a pattern into its segments; `/` has none. */
export function readPattern(pattern: string): readonly Segment[] {
  return pattern
    .split("/")
    .filter((part) => part !== "")
    .map((part) => {
      if (!part.startsWith(":")) return { literal: part };
      const optional = part.endsWith("?");
      return { param: part.slice(1, optional ? -1 : undefined), optional };
    });
}

/**
 * Every way to write a pattern, with its optional segments and without them; the fullest first. Of optional segments that
 * follow each other the first go first: a slug stands before its id, never alone.
 */
export function spellings(segments: readonly Segment[]): readonly (readonly Segment[])[] {
  return segments.reduceRight<readonly (readonly Segment[])[]>(
    (rests, segment, at) => {
      const full = rests.map((rest) => [segment, ...rest]);
      if (!isOptional(segment)) return full;
      const next = segments[at + 1];
      return isOptional(next) ? [...full.filter((way) => way[1] === next), ...rests] : [...full, ...rests];
    },
    [[]],
  );
}

function isOptional(segment: Segment | undefined): boolean {
  return segment !== undefined && "optional" in segment && segment.optional;
}

const rules: Readonly<Record<ParamRule, RegExp>> = {
  id: /^[1-9][0-9]{0,9}$/,
  slug: new RegExp("^[^/\\\\\\u0000-\\u001f\\u007f]{1,200}$", "u"),
  year: /^[12][0-9]{3}$/,
};

/** Tells whether a decoded segment is a valid value of a parameter. */
export function fits(rule: ParamRule | undefined, value: string): boolean {
  if (rule === undefined || !rules[rule].test(value)) return false;
  return rule === "id" ? Number(value) <= largestInteger : value !== "." && value !== "..";
}
