import type { Applied } from "../editing/editing-kind.ts";
import type { BlockRegistry } from "../page/block-registry.ts";
import { parseCommand } from "../page/commands/parse-command.ts";
import { setProps, type SetProps } from "../page/commands/set-props.ts";
import type { LayoutRefusal } from "../page/layout-refusal.ts";
import { blockOf } from "../page/tree.ts";
import { visibilityProp } from "../page/visibility.ts";
import { refuse } from "../refusal.ts";
import { ok, type Result } from "../result.ts";
import { asBlocks, type ComponentConfigs, configAt, nodeFor } from "./component-configs.ts";

/** Makes the configs others altogether: what was published elsewhere, or a revision that is restored. */
export interface SetConfigs {
  readonly type: "set-configs";
  readonly configs: ComponentConfigs["configs"];
}

/** Sets or unsets props for every block of a slug, as they are set of one block (`id`: the slug); or all at once. */
export type ConfigCommand = SetProps | SetConfigs;

/** [CC1] to [CC5] Changes what is set for the blocks of a slug. */
export function setConfig(
  document: ComponentConfigs,
  command: ConfigCommand,
  registry: BlockRegistry,
): Result<Applied<ComponentConfigs, ConfigCommand>, LayoutRefusal> {
  if (command.type === "set-configs") {
    const inverse = { type: "set-configs", configs: document.configs } as const;
    return ok({ document: { ...document, configs: command.configs }, inverse });
  }
  const slug = command.id;
  const before = configAt(document, slug);
  const schema = registry.get(slug);
  if (!before && !schema) return refuse("unknown-slug", "missing.block", { values: { slug } });
  // Hidden for all, a legal text would be gone from every page (ADR 078).
  if (command.changes.some(({ prop }) => prop === visibilityProp))
    return refuse("invalid-props", "block.props", {
      values: { slug },
      problems: [{ key: visibilityProp, messageKey: "key.unknown" }],
    });
  const blocks = asBlocks(document);
  const blank = nodeFor(slug, before ?? { v: schema?.version ?? 1, props: {} });
  const set = setProps({ ...blocks, blocks: { ...blocks.blocks, [slug]: blank } }, command, registry);
  if (!set.ok) return set;
  const { [slug]: _old, ...others } = document.configs;
  const { v, props } = blockOf(set.value.document.blocks, slug) ?? blank;
  const configs = Object.keys(props).length === 0 ? others : { ...document.configs, [slug]: { v, props } };
  return ok({ document: { ...document, configs }, inverse: set.value.inverse as SetProps });
}

/** [CC7] Reads a command from outside by its shape; whether it can be applied is said when it is. */
export function parseConfigCommand(value: unknown): Result<ConfigCommand, LayoutRefusal> {
  const read = parseCommand(value);
  if (!read.ok) return read;
  return read.value.type === "set-props" ? ok(read.value) : refuse("invalid-command", "change.unknown");
}
