import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Lets everything happen that needs no time: promises, and what this process sends to itself. For what must not happen,
 * which no event tells of; what must happen is waited for by its name.
 */
export async function someTurns(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await nextTurn();
}
