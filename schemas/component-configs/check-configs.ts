import { under } from "../fields/check.ts";
import { checkProps } from "../fields/props.ts";
import type { BlockRegistry } from "../page/block-registry.ts";
import type { Problem } from "../refusal.ts";
import { type ComponentConfigs, configList } from "./component-configs.ts";

/**
 * [CC8] What keeps configs from going public, by slug and prop. What is set for a block that nobody knows, or in a version
 * that nothing leads from, is not judged: it counts for nothing, and is kept.
 */
export function checkConfigs(document: ComponentConfigs, registry: BlockRegistry): readonly Problem[] {
  return configList(document).flatMap(({ slug, v, props }) => {
    const schema = registry.get(slug);
    if (schema?.version !== v) return [];
    const checked = checkProps(schema.fields, props);
    return checked.ok ? [] : under(slug, checked.error);
  });
}
