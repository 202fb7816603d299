import { refuse } from "../../refusal.ts";
import type { Result } from "../../result.ts";
import { newlyHidden } from "../always-seen.ts";
import type { BlockRegistry } from "../block-registry.ts";
import type { LayoutDocument } from "../layout.ts";
import type { LayoutRefusal } from "../layout-refusal.ts";
import { visibilityProp } from "../visibility.ts";
import { duplicate, type Duplicate } from "./duplicate.ts";
import { insert, type Insert } from "./insert.ts";
import { move, type Move } from "./move.ts";
import { paste, type Paste } from "./paste.ts";
import { remove, type Remove } from "./remove.ts";
import { replace, type Replace } from "./replace.ts";
import { setProps, type SetProps } from "./set-props.ts";
import { setSlot, type SetSlot } from "./set-slot.ts";
import { unwrap, type Unwrap } from "./unwrap.ts";
import { wrap, type Wrap } from "./wrap.ts";

/** Every change of a layout, as plain data: sent to the server, kept for undo, replayed on conflict. */
export type Command = Insert | Move | Remove | Duplicate | Wrap | Unwrap | SetProps | SetSlot | Paste | Replace;

/** A changed document, and the command that takes it back exactly. */
export interface Change {
  readonly document: LayoutDocument;
  readonly inverse: Command;
}

/**
 * Applies a command to a sound document. The result is sound too; blocks that the command doesn't touch
 * keep their identity. A refusal changes nothing (SPEC.md, PC1 to PC30).
 */
export function applyCommand(
  document: LayoutDocument,
  command: Command,
  registry: BlockRegistry,
): Result<Change, LayoutRefusal> {
  const change = changeOf(document, command, registry);
  if (!change.ok || !mayHide(command)) return change;
  const slug = newlyHidden(document, change.value.document, registry);
  if (slug === undefined) return change;
  const block = command.type === "set-props" ? { block: command.id } : {};
  return refuse("required", "layout.hides", { values: { slug }, ...block });
}

/** Whether somebody may see less by it: settings are most commands, and only one of them hides. */
function mayHide(command: Command): boolean {
  return command.type !== "set-props" || command.changes.some(({ prop }) => prop === visibilityProp);
}

function changeOf(document: LayoutDocument, command: Command, registry: BlockRegistry): Result<Change, LayoutRefusal> {
  switch (command.type) {
    case "insert":
      return insert(document, command, registry);
    case "move":
      return move(document, command, registry);
    case "remove":
      return remove(document, command, registry);
    case "duplicate":
      return duplicate(document, command, registry);
    case "wrap":
      return wrap(document, command, registry);
    case "unwrap":
      return unwrap(document, command, registry);
    case "set-props":
      return setProps(document, command, registry);
    case "set-slot":
      return setSlot(document, command, registry);
    case "paste":
      return paste(document, command, registry);
    case "replace":
      return replace(document, command, registry);
  }
}
