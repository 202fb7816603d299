import type { BlockDefinition } from "#blocks/kit/define-block.ts";
import type { FormSaid } from "#schemas/contract/form-said.ts";
import type { Need, Needs } from "#schemas/contract/need.ts";
import type { Locale } from "#schemas/locale.ts";

import type { ResolvedBlock } from "../page/page-document.ts";
import type { DataPorts } from "./data-ports.ts";
import { needKey } from "./need-key.ts";
import type { PageQuery } from "./page-query.ts";
import type { PreparedBlock } from "./prepare-blocks.ts";

/*
 * The steps from one block's props to all that its view receives. Each knows this block alone, so that a page that is
 * edited takes them again for the block that was touched and for no other.
 */

/** Where blocks stand: what of an address they may read. */
export interface BlockAddress {
  readonly locale: Locale;
  /** The address without its query; blocks that read the query get it with every valid key. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: PageQuery;
  readonly subject: unknown;
  readonly parameters: Readonly<Record<string, string | null>>;
}

/** A block's needs by the name that its view knows each by, with the key under which it is asked once. */
export type KeyedNeeds = readonly (readonly [name: string, key: string, need: Need])[];

/** One block's needs; a `needs` that throws leaves its block without data. */
export function needsOf(
  { id, slug, props }: Pick<PreparedBlock, "id" | "slug" | "props">,
  definition: BlockDefinition | undefined,
  { locale, params, subject, parameters, query }: BlockAddress,
  { note }: Pick<DataPorts, "note">,
): KeyedNeeds {
  if (!definition?.needs) return [];
  try {
    const own = query.byBlock.get(id) ?? {};
    const needs: Needs = definition.needs({ id, locale, props, params, query: own, subject, parameters });
    return Object.entries(needs).map(([name, need]) => [name, needKey(need), need]);
  } catch (error) {
    note({ block: id, slug, text: "its data needs could not be told", error });
    return [];
  }
}

export interface BlockAnswers {
  readonly needs: KeyedNeeds;
  /** What came of the needs, by their keys; what is missing couldn't be had. */
  readonly answers: ReadonlyMap<string, unknown>;
  /** What a form of this block has to say that was just refused; null: nothing. */
  readonly said: FormSaid | null;
}

/** Everything that a block's view receives, but what stands in its slots. */
export function resolveBlock(
  { id, slug, props, problem, room, hiddenOn }: Omit<PreparedBlock, "slots">,
  definition: BlockDefinition | undefined,
  address: BlockAddress,
  { needs, answers, said: refused }: BlockAnswers,
): Omit<ResolvedBlock, "slots"> {
  const query = address.query.byBlock.get(id) ?? {};
  const place = { id, slug, props, query, room, ...(hiddenOn && { hiddenOn }) };
  if (!definition) return { ...place, mode: "static", readsPage: false, data: {}, problem: problem ?? "" };
  const said = definition.mode === "static" && refused ? refused : undefined;
  const data = needs.map(([name, key]) => [name, answers.get(key) ?? null] as const);
  return {
    ...place,
    mode: definition.mode,
    starts: definition.starts,
    islands: definition.islands,
    readsPage: definition.readsPage ?? false,
    data: { ...Object.fromEntries(data), ...(definition.readsSubject ? { subject: address.subject } : {}) },
    here: definition.query ? hereOf(address) : undefined,
    said,
    isPersonal: said !== undefined || needs.some(([, , need]) => need.private),
  };
}

function hereOf({ path, query }: BlockAddress): string {
  return query.text ? `${path}?${query.text}` : path;
}
