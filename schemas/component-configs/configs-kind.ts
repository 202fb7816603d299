import type { EditingKind } from "../editing/editing-kind.ts";
import type { Leaf } from "../editing/leaf.ts";
import { sameValue } from "../editing/same-value.ts";
import type { BlockRegistry } from "../page/block-registry.ts";
import { leavesWritten, valueAt } from "../page/editing/layout-leaves.ts";
import { squashCommands } from "../page/editing/squash-commands.ts";
import { asBlocks, type ComponentConfigs, configAt } from "./component-configs.ts";
import { type ConfigCommand, setConfig } from "./set-config.ts";

/** The site's component configs as a document that is edited by commands (`schemas/editing`). */
export function configsKind(registry: BlockRegistry): EditingKind<ComponentConfigs, ConfigCommand> {
  return {
    name: "config",
    apply: (document, command) => setConfig(document, command, registry),
    writes: leavesOf,
    overwrites: leavesOf,
    squash: (first, second) => {
      const isBoth = first.type === "set-props" && second.type === "set-props";
      return isBoth && squashCommands(first, second) ? second : null;
    },
    valueAt: (document, leaf) => valueAt(asBlocks(document), leaf),
    // What is set for all blocks of a slug is where it is, whatever others set.
    adapt: (command) => [command],
  };
}

/** The slugs for which two documents don't set the same. */
export function changedSlugs(one: ComponentConfigs, other: ComponentConfigs): readonly string[] {
  const slugs = new Set([...Object.keys(one.configs), ...Object.keys(other.configs)]);
  return [...slugs].filter((slug) => !sameValue(configAt(one, slug), configAt(other, slug)));
}

function leavesOf(document: ComponentConfigs, command: ConfigCommand): readonly Leaf[] {
  if (command.type === "set-props") return leavesWritten(asBlocks(document), command);
  return changedSlugs(document, { ...document, configs: command.configs });
}
