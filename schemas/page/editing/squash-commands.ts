import type { Command } from "../commands/command.ts";
import type { PropChange } from "../commands/set-props.ts";

/** [HI2] Of two settings of the same props, as while somebody types, the later one says all. */
export function squashCommands(first: Command, second: Command): Command | null {
  if (first.type !== "set-props" || second.type !== "set-props" || first.id !== second.id) return null;
  const isSame = first.changes.length === second.changes.length && first.changes.every(isIn(second.changes));
  return isSame ? second : null;
}

function isIn(changes: readonly PropChange[]): (change: PropChange) => boolean {
  return ({ prop, locale }) => changes.some((other) => other.prop === prop && other.locale === locale);
}
