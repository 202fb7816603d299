import { isOutage } from "#server/db/outages.ts";

/** Does something as somebody does who waits too long for a busy machine's database: gives up, and tries again. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isOutage(error)) throw error;
    }
  }
}
