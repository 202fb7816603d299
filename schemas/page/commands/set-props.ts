import { isRecord } from "../../fields/check.ts";
import { checkProps } from "../../fields/props.ts";
import type { Locale } from "../../locale.ts";
import { isLocale } from "../../locale.ts";
import { refuse } from "../../refusal.ts";
import type { Err, Result } from "../../result.ts";
import { ok } from "../../result.ts";
import type { BlockRegistry } from "../block-registry.ts";
import { findBlock } from "../block-registry.ts";
import type { BlockId, BlockNode, LayoutDocument } from "../layout.ts";
import type { LayoutRefusal } from "../layout-refusal.ts";
import { blockOf } from "../tree.ts";
import { ownFields } from "../visibility.ts";
import type { Change } from "./command.ts";
import { refuseProps } from "./refuse-props.ts";

/** Sets or unsets own props of a block, whole or in one language. */
export interface SetProps {
  readonly type: "set-props";
  readonly id: BlockId;
  readonly changes: readonly PropChange[];
  /** Set on inverses: puts back what was stored, even what couldn't be set anew. */
  readonly restores?: boolean;
}

export interface PropChange {
  readonly prop: string;
  /** Set: only this language of a localized prop. Two people may write two languages at once. */
  readonly locale?: Locale;
  /** Left out: the prop, or the language, is unset and falls back. */
  readonly value?: unknown;
}

type Props = BlockNode["props"];

/** [PC19] Changes own props. A localized prop that loses its last language is unset. */
export function setProps(
  document: LayoutDocument,
  { id, changes, restores = false }: SetProps,
  registry: BlockRegistry,
): Result<Change, LayoutRefusal> {
  const node = blockOf(document.blocks, id);
  if (node === undefined) return refuse("unknown-block", "block.gone", { block: id });
  const misplaced = changes.find(({ prop, locale }) => prop in Object.prototype || (locale && !isLocale(locale)));
  if (misplaced !== undefined) {
    const key = [misplaced.prop, misplaced.locale].filter(Boolean).join(".");
    return refuseProps(node, [{ key, messageKey: "key.unknown" }]);
  }
  const props = changes.reduce(withChange, node.props);
  const refusal = restores ? undefined : checkChanges(node, { changes, props }, registry);
  if (refusal !== undefined) return refusal;
  const blocks = { ...document.blocks, [id]: { ...node, props } };
  const inverse = { type: "set-props", id, changes: changesBack(node.props, changes), restores: true } as const;
  return ok({ document: { ...document, blocks }, inverse });
}

function withChange(props: Props, { prop, locale, value }: PropChange): Props {
  const next = locale === undefined ? value : withLocale(Object.hasOwn(props, prop) ? props[prop] : {}, locale, value);
  if (next !== undefined) return { ...props, [prop]: next };
  const { [prop]: _gone, ...others } = props;
  return others;
}

function withLocale(stored: unknown, locale: Locale, value: unknown): unknown {
  const { [locale]: _old, ...others } = isRecord(stored) ? stored : {};
  if (value !== undefined) return { ...others, [locale]: value };
  return Object.keys(others).length === 0 ? undefined : others;
}

function checkChanges(
  node: BlockNode,
  { changes, props }: { changes: readonly PropChange[]; props: Props },
  registry: BlockRegistry,
): Err<LayoutRefusal> | undefined {
  const schema = findBlock(registry, node.slug);
  if (schema === undefined)
    return refuse("unknown-slug", "missing.block", { values: { slug: node.slug }, block: node.id });
  if (schema.version !== node.v) {
    const values = { slug: node.slug, version: node.v, known: schema.version };
    return refuse("newer-block", "block.otherVersion", { values, block: node.id });
  }
  const changed = [...new Set(changes.map(({ prop }) => prop))].filter((prop) => Object.hasOwn(props, prop));
  const fields = ownFields(schema);
  const checked = checkProps(fields, Object.fromEntries(changed.map((prop) => [prop, props[prop]])));
  const flat = changes.find(({ prop, locale }) => locale !== undefined && fields[prop]?.localized === false);
  if (flat !== undefined) return refuseProps(node, [{ key: flat.prop, messageKey: "key.oneForAll" }]);
  return checked.ok ? undefined : refuseProps(node, checked.error);
}

/** A prop that was changed by language only, and has languages, goes back by language; any other one whole. */
function changesBack(before: Props, changes: readonly PropChange[]): readonly PropChange[] {
  const props = [...new Set(changes.map(({ prop }) => prop))];
  return props.flatMap((prop): readonly PropChange[] => {
    const stored = Object.hasOwn(before, prop) ? before[prop] : undefined;
    const own = changes.filter((change) => change.prop === prop);
    const isByLocale = isRecord(stored) && Object.keys(stored).length > 0 && own.every(({ locale }) => locale);
    if (!isByLocale) return [stored === undefined ? { prop } : { prop, value: stored }];
    const touched = [...new Set(own.flatMap(({ locale }) => locale ?? []))];
    return touched
      .toSorted((a, b) => Number(Object.hasOwn(stored, b)) - Number(Object.hasOwn(stored, a)))
      .map((locale) => (Object.hasOwn(stored, locale) ? { prop, locale, value: stored[locale] } : { prop, locale }));
  });
}
