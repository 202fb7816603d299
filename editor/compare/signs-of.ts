import type { BlockDifference } from "#schemas/page/compare/compare-layouts.ts";

/** What is said of a block in one word; the messages are `editor.compare.sign.{sign}`. */
export type Sign = "added" | "removed" | "moved" | "changed" | "other";

/** Everything that became of a block. */
export function signsOf({ kind, isMoved, isOther, props }: BlockDifference): readonly Sign[] {
  if (kind !== "changed") return [kind];
  return [
    ...(isMoved ? (["moved"] as const) : []),
    ...(isOther ? (["other"] as const) : []),
    ...(props.length > 0 && !isOther ? (["changed"] as const) : []),
  ];
}
