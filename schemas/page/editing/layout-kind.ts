import type { EditingKind } from "../../editing/editing-kind.ts";
import type { BlockRegistry } from "../block-registry.ts";
import { applyCommand, type Command } from "../commands/command.ts";
import type { LayoutDocument } from "../layout.ts";
import { adaptCommand } from "./adapt-command.ts";
import { squashCommands } from "./squash-commands.ts";
import { leavesOverwritten, leavesWritten, valueAt } from "./layout-leaves.ts";

/** Layouts as documents that are edited by commands, the blocks being those of a registry. */
export function layoutKind(registry: BlockRegistry): EditingKind<LayoutDocument, Command> {
  return {
    name: "layout",
    apply: (document, command) => applyCommand(document, command, registry),
    writes: leavesWritten,
    overwrites: leavesOverwritten,
    valueAt,
    adapt: adaptCommand,
    squash: squashCommands,
  };
}
