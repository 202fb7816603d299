import { isRecord } from "../fields/check.ts";
import type { Result } from "../result.ts";
import { err, ok } from "../result.ts";
import type { BlockRegistry, BlockSchema } from "./block-registry.ts";
import { findBlock } from "./block-registry.ts";
import type { LayoutIssue } from "./layout-issue.ts";
import type { BlockNode } from "./layout.ts";
import { viewedProps, visibilityProp } from "./visibility.ts";

export interface VersionedProps {
  readonly v: number;
  readonly props: Readonly<Record<string, unknown>>;
}

/** Brings a block's props to its definition's version. A block that needs nothing, or is unknown, comes back itself. */
export function migrateBlock(node: BlockNode, registry: BlockRegistry): Result<BlockNode, LayoutIssue> {
  const schema = findBlock(registry, node.slug);
  if (schema === undefined || schema.version === node.v) return ok(node);
  // A step knows its own props alone, and may give new ones.
  const visibility = visibilityProp in node.props ? { [visibilityProp]: node.props[visibilityProp] } : {};
  const migrated = migrateProps(schema, { v: node.v, props: viewedProps(node.props) });
  return migrated.ok
    ? ok({ ...node, v: migrated.value.v, props: { ...migrated.value.props, ...visibility } })
    : err({ ...migrated.error, block: node.id });
}

/** Runs the chain from the stored version on; component configs use it too. A step that throws is an issue. */
export function migrateProps(schema: BlockSchema, stored: VersionedProps): Result<VersionedProps, LayoutIssue> {
  if (stored.v > schema.version) {
    const values = { slug: schema.slug, version: stored.v, known: schema.version };
    return err({ code: "newer-block", messageKey: "block.otherVersion", values });
  }
  let { props } = stored;
  for (let v = stored.v; v < schema.version; v += 1) {
    const step = schema.migrations?.find(({ from }) => from === v);
    if (step === undefined) return failed(schema, v, new Error("There is no step for it"));
    try {
      const next: unknown = step.migrate(props);
      if (!isRecord(next)) return failed(schema, v, new TypeError("The step did not give an object"));
      props = next;
    } catch (error) {
      return failed(schema, v, error);
    }
  }
  return ok({ v: schema.version, props });
}

function failed({ slug }: BlockSchema, version: number, cause: unknown): Result<never, LayoutIssue> {
  return err({ code: "migration", messageKey: "block.migration", values: { slug, version }, cause });
}
