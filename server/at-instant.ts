import { fixedClock } from "./clock.ts";
import { appContext, runWithContext } from "./context.ts";

/**
 * Runs `work`, which only reads, as if it were another moment (milliseconds since 1970): what is scheduled, ended or reduced by
 * then. What has no time of its own (stock, texts) is as it is now. Nothing of it reaches what is kept for others: that has
 * this process's own context.
 */
export function atInstant<T>(instant: number, work: () => T): T {
  return runWithContext({ ...appContext(), clock: fixedClock(instant) }, work);
}
