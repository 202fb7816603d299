import type { CallName } from "./paths.ts";

/** The calls whose answer stays good as long as its client lives (spec §4: a service, the meal icons). */
const keptCalls: ReadonlySet<CallName> = new Set<CallName>(["getService", "listMealIcons"]);

/** Answers that are asked for once. */
export interface KeptAnswers {
  /** Gives the answer that was loaded under the same address and language, else asks; a failure is forgotten. */
  ask<Answer>(name: CallName, key: string, load: () => Promise<Answer>): Promise<Answer>;
}

/** Makes an empty memory of answers: one for each client. */
export function createKeptAnswers(): KeptAnswers {
  const kept = new Map<string, Promise<unknown>>();
  return {
    async ask<Answer>(name: CallName, key: string, load: () => Promise<Answer>): Promise<Answer> {
      if (!keptCalls.has(name)) return await load();
      const loading = (kept.get(key) as Promise<Answer> | undefined) ?? load();
      kept.set(key, loading);
      try {
        return await loading;
      } catch (error) {
        if (kept.get(key) === loading) kept.delete(key);
        throw error;
      }
    },
  };
}
