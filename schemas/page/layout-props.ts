import { checkProps } from "../fields/props.ts";
import type { BlockRegistry } from "./block-registry.ts";
import { findBlock } from "./block-registry.ts";
import type { LayoutIssue } from "./layout-issue.ts";
import type { LayoutDocument } from "./layout.ts";
import { ownFields } from "./visibility.ts";

/** Checks every block's own props strictly, before a layout is saved by hand or published. Unknown slugs are issues. */
export function checkLayoutProps(document: LayoutDocument, registry: BlockRegistry): readonly LayoutIssue[] {
  return Object.values(document.blocks).flatMap((node): readonly LayoutIssue[] => {
    const schema = findBlock(registry, node.slug);
    if (schema === undefined) {
      return [{ code: "unknown-slug", messageKey: "missing.block", values: { slug: node.slug }, block: node.id }];
    }
    if (schema.version !== node.v) {
      const code = node.v > schema.version ? "newer-block" : "migration";
      const values = { slug: node.slug, version: node.v, known: schema.version };
      return [{ code, messageKey: "block.otherVersion", values, block: node.id }];
    }
    const checked = checkProps(ownFields(schema), node.props);
    if (checked.ok) return [];
    return checked.error.map((problem) => ({ ...problem, code: "invalid-props", block: node.id }));
  });
}
