import { setTimeout as delay } from "node:timers/promises";

import { DatabaseBusy } from "./database-error.ts";
import { isTransient } from "./outages.ts";
import { patienceLeft } from "./patience.ts";

/** Runs of one transaction, the first included. */
const mostRuns = 4;
/** The first pause is at most so many milliseconds; each further one may be twice as long. */
const firstPause = 20;

/**
 * Runs a transaction, and runs it anew when others got in its way, after a pause whose length is drawn
 * from `random` (0 to 1), so that two that met don't meet again. Throws DatabaseBusy when that doesn't
 * help. `run` is told whether it is another try.
 */
export async function withRetries<T>(random: () => number, run: (isRetry: boolean) => Promise<T>): Promise<T> {
  for (let runs = 1; ; runs += 1) {
    try {
      return await run(runs > 1);
    } catch (error) {
      if (!isTransient(error)) throw error;
      if (runs === mostRuns || patienceLeft() <= 0) throw new DatabaseBusy(error);
      await delay(random() * firstPause * 2 ** (runs - 1));
    }
  }
}
