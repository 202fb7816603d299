import { checkProps } from "../fields/props.ts";
import type { BlockRegistry } from "./block-registry.ts";
import { findBlock } from "./block-registry.ts";
import type { LayoutIssue } from "./layout-issue.ts";
import type { LayoutDocument } from "./layout.ts";

/** Checks every block's own props strictly, before a layout is saved by hand or published. Unknown slugs are issues. */
export function checkLayoutProps(document: LayoutDocument, registry: BlockRegistry): readonly LayoutIssue[] {
  return Object.values(document.blocks).flatMap((node): readonly LayoutIssue[] => {
    const schema = findBlock(registry, node.slug);
    if (schema === undefined) {
      return [{ code: "unknown-slug", message: `There is no block "${node.slug}"`, block: node.id }];
    }
    if (schema.version !== node.v) {
      const message = `"${node.slug}" has version ${node.v}, here it is ${schema.version}`;
      return [{ code: node.v > schema.version ? "newer-block" : "migration", message, block: node.id }];
    }
    const checked = checkProps(schema.fields, node.props);
    if (checked.ok) return [];
    return checked.error.map(({ path, message }) => ({ code: "invalid-props", message, path, block: node.id }));
  });
}
