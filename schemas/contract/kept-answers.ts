import { callTable } from "./call-table.ts";
import type { CallName } from "./call-types.ts";

/** Answers that stay good as long as their client lives, of the calls that say so (spec §4). */
export interface KeptAnswers {
  /** Gives the answer that was loaded under the same address and language, else asks; a failure is forgotten. */
  ask<Answer>(name: CallName, key: string, load: () => Promise<Answer>): Promise<Answer>;
}

/** Makes an empty memory of answers: one for each client. */
export function createKeptAnswers(): KeptAnswers {
  const kept = new Map<string, Promise<unknown>>();
  return {
    async ask<Answer>(name: CallName, key: string, load: () => Promise<Answer>): Promise<Answer> {
      if (callTable[name].isKept !== true) return await load();
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
