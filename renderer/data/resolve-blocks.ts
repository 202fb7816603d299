import type { FormSaid } from "#schemas/contract/form-said.ts";
import type { Need } from "#schemas/contract/need.ts";

import type { ResolvedBlock } from "../page/page-document.ts";
import type { DataPorts, FindDefinition } from "./data-ports.ts";
import { walk } from "./page-query.ts";
import type { PreparedBlock } from "./prepare-blocks.ts";
import { type BlockAddress, type KeyedNeeds, needsOf, resolveBlock } from "./resolve-block.ts";

export interface ResolveInput extends BlockAddress {
  readonly blocks: readonly PreparedBlock[];
  readonly find: FindDefinition;
  /** What a form of one of the blocks has to say that was just refused; null: none was. */
  readonly said?: SaidIn | null;
  readonly ports: Pick<DataPorts, "resolveNeed" | "resolvePrivateNeed" | "note">;
}

/** What a form was told, and the block that holds it. */
export interface SaidIn extends FormSaid {
  readonly block: string;
}

/**
 * Resolves what the blocks of one address need, each need once. What can't be had empties its block and is noted; it
 * never fails the page.
 */
export async function resolveBlocks(input: ResolveInput): Promise<readonly ResolvedBlock[]> {
  const definitionOf = ({ slug, problem }: PreparedBlock) => (problem === undefined ? input.find(slug) : undefined);
  const needs = new Map(
    [...walk(input.blocks)].map((block) => [block.id, needsOf(block, definitionOf(block), input, input.ports)]),
  );
  const answers = await resolveNeeds(needs, input);
  const resolved = (block: PreparedBlock): ResolvedBlock => {
    const said = input.said?.block === block.id ? input.said : null;
    const own = { needs: needs.get(block.id) ?? [], answers, said };
    const slots = Object.entries(block.slots).map(([name, inner]) => [name, inner.map(resolved)]);
    return { ...resolveBlock(block, definitionOf(block), input, own), slots: Object.fromEntries(slots) };
  };
  return input.blocks.map(resolved);
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
