import { checkProps } from "../../fields/props.ts";
import { refuse } from "../../refusal.ts";
import type { Result } from "../../result.ts";
import { ok } from "../../result.ts";
import type { BlockRegistry, BlockSchema } from "../block-registry.ts";
import { findBlock } from "../block-registry.ts";
import type { BlockId, BlockNode } from "../layout.ts";
import { migrateBlock } from "../migrate-block.ts";
import type { LayoutRefusal } from "../layout-refusal.ts";
import { ownFields } from "../visibility.ts";
import { refuseProps } from "./refuse-props.ts";
import type { Fragment } from "./fragment.ts";

/** Brings new blocks to the present version and checks their props; an unknown slug or a wrong prop is refused. */
export function prepareStrictly(fragment: Fragment, registry: BlockRegistry): Result<Fragment, LayoutRefusal> {
  return prepare(fragment, (node) => prepareNode(node, registry));
}

/** The same for what comes from the clipboard: unknown blocks come along as they are, wrong props are left out. */
export function prepareLeniently(fragment: Fragment, registry: BlockRegistry): Result<Fragment, LayoutRefusal> {
  return prepare(fragment, (node) => {
    const schema = findBlock(registry, node.slug);
    if (schema === undefined) return ok(node);
    const migrated = migrate(node, registry);
    return migrated.ok ? ok(withValidProps(migrated.value, schema)) : migrated;
  });
}

/** Prepares one block, strictly. */
export function prepareNode(node: BlockNode, registry: BlockRegistry): Result<BlockNode, LayoutRefusal> {
  const schema = findBlock(registry, node.slug);
  if (schema === undefined)
    return refuse("unknown-slug", "missing.block", { values: { slug: node.slug }, block: node.id });
  const migrated = migrate(node, registry);
  if (!migrated.ok) return migrated;
  const checked = checkProps(ownFields(schema), migrated.value.props);
  if (checked.ok) return migrated;
  return refuseProps(node, checked.error);
}

function migrate(node: BlockNode, registry: BlockRegistry): Result<BlockNode, LayoutRefusal> {
  const migrated = migrateBlock(node, registry);
  if (migrated.ok) return migrated;
  const { code, messageKey, values } = migrated.error;
  return refuse(code === "newer-block" ? code : "invalid-props", messageKey, { values, block: node.id });
}

function withValidProps(node: BlockNode, schema: BlockSchema): BlockNode {
  const fields = ownFields(schema);
  const valid = Object.entries(node.props).filter(([name, value]) => checkProps(fields, { [name]: value }).ok);
  return { ...node, props: Object.fromEntries(valid) };
}

function prepare(
  fragment: Fragment,
  prepareOne: (node: BlockNode) => Result<BlockNode, LayoutRefusal>,
): Result<Fragment, LayoutRefusal> {
  const blocks: Record<BlockId, BlockNode> = {};
  for (const [id, node] of Object.entries(fragment.blocks)) {
    const prepared = prepareOne(node);
    if (!prepared.ok) return prepared;
    blocks[id] = prepared.value;
  }
  return ok({ root: fragment.root, blocks });
}
