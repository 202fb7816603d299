import type { ResolvedBlock } from "./page-document.ts";

/** Marks blocks that failed to render, wherever they stand; untouched subtrees keep their identity. */
export function withProblems(
  blocks: readonly ResolvedBlock[],
  problems: ReadonlyMap<string, unknown>,
): readonly ResolvedBlock[] {
  if (problems.size === 0) return blocks;
  return blocks.map((block) => {
    const slots = Object.fromEntries(
      Object.entries(block.slots).map(([name, inner]) => [name, withProblems(inner, problems)]),
    );
    return problems.has(block.id)
      ? { ...block, slots, problem: messageOf(problems.get(block.id)) }
      : { ...block, slots };
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
