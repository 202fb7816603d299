import type { FormSaid } from "#schemas/contract/form-said.ts";
import type { Need, Needs } from "#schemas/contract/need.ts";
import type { Locale } from "#schemas/locale.ts";

import type { ResolvedBlock } from "../page/page-document.ts";
import type { DataPorts, FindDefinition } from "./data-ports.ts";
import { needKey } from "./need-key.ts";
import { walk, type PageQuery } from "./page-query.ts";
import type { PreparedBlock } from "./prepare-blocks.ts";

export interface ResolveInput {
  readonly blocks: readonly PreparedBlock[];
  readonly locale: Locale;
  /** The address without its query; blocks that read the query get it with every valid key. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: PageQuery;
  readonly subject: unknown;
  readonly parameters: Readonly<Record<string, string | null>>;
  readonly find: FindDefinition;
  /** What a form of one of the blocks has to say that was just refused; null: none was. */
  readonly said?: SaidIn | null;
  readonly ports: Pick<DataPorts, "resolveNeed" | "resolvePrivateNeed" | "note">;
}

/** What a form was told, and the block that holds it. */
export interface SaidIn extends FormSaid {
  readonly block: string;
}

/** A block's needs by the name that its view knows each by, with the key under which it is asked once. */
type KeyedNeeds = readonly (readonly [name: string, key: string, need: Need])[];

/**
 * Resolves what the blocks of one address need, each need once. What can't be had empties its block and is noted; it
 * never fails the page.
 */
export async function resolveBlocks(input: ResolveInput): Promise<readonly ResolvedBlock[]> {
  const needs = new Map([...walk(input.blocks)].map((block) => [block.id, needsOf(block, input)]));
  const answers = await resolveNeeds(needs, input);
  return input.blocks.map((block) => resolved(block, { input, needs, answers }));
}

/** One block's needs; a `needs` that throws leaves its block without data. */
function needsOf({ id, slug, props, problem }: PreparedBlock, input: ResolveInput): KeyedNeeds {
  const { locale, params, subject, parameters, query, find, ports } = input;
  const definition = problem === undefined ? find(slug) : undefined;
  if (!definition?.needs) return [];
  try {
    const own = query.byBlock.get(id) ?? {};
    const needs: Needs = definition.needs({ id, locale, props, params, query: own, subject, parameters });
    return Object.entries(needs).map(([name, need]) => [name, needKey(need), need]);
  } catch (error) {
    ports.note({ block: id, slug, text: "its data needs could not be told", error });
    return [];
  }
}

async function resolveNeeds(
  needs: ReadonlyMap<string, KeyedNeeds>,
  { ports, blocks }: ResolveInput,
): Promise<ReadonlyMap<string, unknown>> {
  const wanted = new Map<string, { need: Need; block: string }>();
  for (const [block, ofBlock] of needs) {
    for (const [, key, need] of ofBlock) {
      // On a public page nobody's own data is read: the page is everybody's (design §2).
      if (!need.private || ports.resolvePrivateNeed) wanted.set(key, { need, block });
    }
  }
  const answers = await Promise.all(
    [...wanted].map(async ([key, { need, block }]) => {
      try {
        return [key, await answerOf(need, ports)] as const;
      } catch (error) {
        const slug = [...walk(blocks)].find(({ id }) => id === block)?.slug ?? "";
        ports.note({ block, slug, text: `${need.call} could not be had`, error });
        return [key, null] as const;
      }
    }),
  );
  return new Map(answers);
}

function answerOf(need: Need, { resolveNeed, resolvePrivateNeed }: ResolveInput["ports"]): Promise<unknown> {
  return need.private && resolvePrivateNeed ? resolvePrivateNeed(need) : resolveNeed(need);
}

interface Ready {
  readonly input: ResolveInput;
  readonly needs: ReadonlyMap<string, KeyedNeeds>;
  readonly answers: ReadonlyMap<string, unknown>;
}

function resolved(block: PreparedBlock, ready: Ready): ResolvedBlock {
  const { input } = ready;
  const { id, slug, props, problem, room } = block;
  const slots = Object.fromEntries(
    Object.entries(block.slots).map(([name, inner]) => [name, inner.map((one) => resolved(one, ready))]),
  );
  const place = { id, slug, props, query: input.query.byBlock.get(id) ?? {}, slots, room };
  const definition = problem === undefined ? input.find(slug) : undefined;
  if (!definition) return { ...place, mode: "static", readsPage: false, data: {}, problem: problem ?? "" };
  const needs = ready.needs.get(id) ?? [];
  const said = definition.mode === "static" && input.said?.block === id ? input.said : undefined;
  const data = needs.map(([name, key]) => [name, ready.answers.get(key) ?? null] as const);
  return {
    ...place,
    mode: definition.mode,
    starts: definition.starts,
    islands: definition.islands,
    readsPage: definition.readsPage ?? false,
    data: { ...Object.fromEntries(data), ...(definition.readsSubject ? { subject: input.subject } : {}) },
    here: definition.query ? address(input) : undefined,
    said,
    isPersonal: said !== undefined || needs.some(([, , need]) => need.private),
  };
}

function address({ path, query }: ResolveInput): string {
  return query.text ? `${path}?${query.text}` : path;
}
