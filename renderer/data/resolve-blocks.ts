import type { BlockDefinition } from "#blocks/kit/define-block.ts";
import type { Need, Needs } from "#schemas/contract/need.ts";
import { collectReferences, effectiveProps, viewProps, type StoredProps } from "#schemas/fields/props.ts";
import type { Fields, ViewContext } from "#schemas/fields/field.ts";
import type { Locale } from "#schemas/locale.ts";
import type { ComponentConfig } from "#schemas/page/layout.ts";
import { migrateProps } from "#schemas/page/migrate-block.ts";

import type { ResolvedBlock } from "../page/page-document.ts";
import type { DataPorts, FindDefinition, TreeNode } from "./data-ports.ts";
import { walk, type PageQuery } from "./page-query.ts";

export interface ResolveInput {
  readonly tree: readonly TreeNode[];
  readonly locale: Locale;
  /** The address without its query; blocks that read the query get it with every valid key. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: PageQuery;
  readonly subject: unknown;
  readonly parameters: Readonly<Record<string, string | null>>;
  readonly find: FindDefinition;
  readonly ports: DataPorts;
}

/** A known block on its way: effective props, then view props, then needs. */
interface Draft {
  readonly definition: BlockDefinition;
  readonly stored: StoredProps<Fields>;
}

/**
 * Resolves an expanded tree to what views need, in three waves whatever the page's size: component
 * configs, references (one batch per kind), data needs (deduplicated). What can't be had empties its
 * block and is noted; it never fails the page.
 */
export async function resolveBlocks(given: ResolveInput): Promise<readonly ResolvedBlock[]> {
  const input = { ...given, tree: shownNodes(given.tree, given) };
  const drafts = await draftBlocks(input);
  const references = [...drafts.values()].flatMap(({ definition, stored }) =>
    collectReferences(definition.fields, stored),
  );
  const context = await input.ports.lookUp(references);
  const needs = needsOfTree(input, drafts, context);
  const answers = await resolveNeeds(needs, input);
  return input.tree.map((node) => resolved(node, { input, drafts, context, needs, answers }));
}

/** The tree without the blocks whose display toggle is off. */
function shownNodes(nodes: readonly TreeNode[], input: Pick<ResolveInput, "find" | "parameters">): readonly TreeNode[] {
  const isShown = ({ slug }: TreeNode): boolean => {
    const toggle = input.find(slug)?.shownBy;
    return toggle === undefined || input.parameters[toggle] === "true";
  };
  return nodes.filter(isShown).map((node) => {
    const slots = Object.entries(node.slots).map(([name, inner]) => [name, shownNodes(inner, input)]);
    return { ...node, slots: Object.fromEntries(slots) };
  });
}

async function draftBlocks({ tree, find, ports }: ResolveInput): Promise<ReadonlyMap<string, Draft>> {
  const known = [...walk(tree)].filter((node) => node.problem === undefined && find(node.slug));
  const configs = await ports.componentConfigs([...new Set(known.map((node) => node.slug))]);
  const drafts = new Map<string, Draft>();
  for (const node of known) {
    const definition = find(node.slug);
    if (!definition) continue;
    const config = migratedConfig(definition, configs.get(node.slug), (text) =>
      ports.note({ block: node.id, slug: node.slug, text }),
    );
    const { props, issues } = effectiveProps(definition.fields, config, node.props);
    for (const issue of issues)
      ports.note({ block: node.id, slug: node.slug, text: `${issue.path}: ${issue.message}` });
    drafts.set(node.id, { definition, stored: props });
  }
  return drafts;
}

/** A component config in its block's present version; one that can't be brought there counts for nothing. */
function migratedConfig(
  definition: BlockDefinition,
  config: ComponentConfig | undefined,
  note: (text: string) => void,
): Readonly<Record<string, unknown>> {
  if (!config) return {};
  const migrated = migrateProps(definition, config);
  if (migrated.ok) return migrated.value.props;
  note(migrated.error.message);
  return {};
}

/** Each block's needs; a `needs` that throws leaves its block without data. */
function needsOfTree(
  input: ResolveInput,
  drafts: ReadonlyMap<string, Draft>,
  context: ViewContext,
): ReadonlyMap<string, Needs> {
  const needs = new Map<string, Needs>();
  for (const [id, { definition, stored }] of drafts) {
    const { locale, params, subject, parameters, query, ports } = input;
    try {
      const props = viewProps(definition.fields, stored, context);
      const own = query.byBlock.get(id) ?? {};
      needs.set(id, definition.needs?.({ id, locale, props, params, query: own, subject, parameters }) ?? {});
    } catch (error) {
      ports.note({ block: id, slug: definition.slug, text: "its data needs could not be told", error });
    }
  }
  return needs;
}

async function resolveNeeds(
  needs: ReadonlyMap<string, Needs>,
  { ports, find, tree }: ResolveInput,
): Promise<ReadonlyMap<string, unknown>> {
  const wanted = new Map<string, { need: Need; block: string }>();
  for (const [block, ofBlock] of needs) {
    for (const need of Object.values(ofBlock)) if (!need.private) wanted.set(needKey(need), { need, block });
  }
  const slugs = new Map([...walk(tree)].map((node) => [node.id, node.slug]));
  const answers = await Promise.all(
    [...wanted].map(async ([key, { need, block }]) => {
      try {
        return [key, await ports.resolveNeed(need)] as const;
      } catch (error) {
        const slug = find(slugs.get(block) ?? "")?.slug ?? "";
        ports.note({ block, slug, text: `${need.call} could not be had`, error });
        return [key, null] as const;
      }
    }),
  );
  return new Map(answers);
}

interface Ready {
  readonly input: ResolveInput;
  readonly drafts: ReadonlyMap<string, Draft>;
  readonly context: ViewContext;
  readonly needs: ReadonlyMap<string, Needs>;
  readonly answers: ReadonlyMap<string, unknown>;
}

function resolved(node: TreeNode, ready: Ready): ResolvedBlock {
  const { input, context } = ready;
  const slots = Object.fromEntries(
    Object.entries(node.slots).map(([name, inner]) => [name, inner.map((one) => resolved(one, ready))]),
  );
  const draft = ready.drafts.get(node.id);
  const query = input.query.byBlock.get(node.id) ?? {};
  const place = { id: node.id, slug: node.slug, query, slots };
  if (!draft) {
    const problem = node.problem ?? `No block is registered under “${node.slug}”`;
    return { ...place, mode: "static", readsPage: false, props: {}, data: {}, problem };
  }
  const { definition, stored } = draft;
  const needs = Object.entries(ready.needs.get(node.id) ?? {});
  return {
    ...place,
    mode: definition.mode,
    starts: definition.starts,
    readsPage: definition.readsPage ?? false,
    props: viewProps(definition.fields, stored, context),
    data: {
      ...Object.fromEntries(needs.map(([name, need]) => [name, ready.answers.get(needKey(need)) ?? null])),
      ...(definition.readsSubject ? { subject: input.subject } : {}),
    },
    here: definition.query ? address(input) : undefined,
  };
}

function needKey({ call, params, query }: Need): string {
  return JSON.stringify([call, sorted(params), sorted(query)]);
}

function sorted(record: Readonly<Record<string, unknown>> = {}): readonly (readonly [string, unknown])[] {
  return Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function address({ path, query }: ResolveInput): string {
  return query.text ? `${path}?${query.text}` : path;
}
