import { AsyncLocalStorage } from "node:async_hooks";

import { runWithContext, type AppContext } from "./context.ts";
import { within } from "./db/patience.ts";
import type { DroppedTags } from "./db/tag-listeners.ts";
import { nextPlanned } from "./drafts/plans/read.ts";
import { carryOutDue, planTag } from "./drafts/plans/write.ts";

/** In milliseconds: how long nobody looks at most, how soon what failed is tried again, and how long a request waits. */
const timing = { round: 60_000, retry: 5_000, wait: 2_000 } as const;

/** What is planned, while a process serves. */
export interface RunningPlans {
  /** Resolves when what is due has been done. Null: nothing is, at this moment. */
  readonly whileDue: () => Promise<void> | null;
  /** Resolves when it was looked for the first time: what came due while nothing ran is done. */
  readonly begun: Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * [EM33] Carries out what is planned at its instant, beside the requests: at the start, when its time comes, when a plan was
 * made in whichever process, and every minute. A request that comes after the instant waits for that (`whileDue`), so that
 * nobody is shown what was before. What fails is logged, and tried again. `stop` resolves when what is under way is done.
 */
export function runPlans(context: AppContext): RunningPlans {
  const { clock, database, log } = context;
  // Woken by a request, it still is no part of it.
  const apart = AsyncLocalStorage.snapshot();
  let next: number | null = null;
  let triedAt = Number.NEGATIVE_INFINITY;
  let isStopped = false;
  let isWaiting = false;
  let underWay = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const isDue = (): boolean => next !== null && next <= clock.now();
  const look = async (): Promise<void> => {
    isWaiting = false;
    const wasDue = isDue();
    const count = await carryOutDue(() => !isStopped);
    next = await nextPlanned();
    // Another process did it, and what it has dropped of the caches may not have been heard here yet.
    if (wasDue && count === 0) database.tagListeners.emit("all");
  };
  const attempt = async (): Promise<void> => {
    if (isStopped) return;
    try {
      await apart(() => runWithContext(context, look));
      triedAt = Number.NEGATIVE_INFINITY;
    } catch (error) {
      triedAt = clock.now();
      log.error({ err: error }, "what is planned could not be looked after, and is tried again");
    }
    rearm();
  };
  const wake = (): Promise<void> => {
    if (!isWaiting) {
      isWaiting = true;
      underWay = underWay.then(attempt);
    }
    return underWay;
  };
  const rearm = (): void => {
    clearTimeout(timer);
    if (isStopped) return;
    const left = next === null ? timing.round : next - clock.now();
    const delay = triedAt > Number.NEGATIVE_INFINITY ? timing.retry : Math.max(0, Math.min(left, timing.round));
    timer = setTimeout(() => void wake(), delay).unref();
  };
  const forget = database.tagListeners.add((tags: DroppedTags) => {
    if (tags === "all" || tags.includes(planTag)) void wake();
  });
  const begun = wake();
  return {
    begun,
    whileDue: () => {
      if (!isDue() || clock.now() < triedAt + timing.retry) return null;
      return within(timing.wait, wake()).catch(() => undefined);
    },
    async stop() {
      isStopped = true;
      forget();
      clearTimeout(timer);
      await underWay;
    },
  };
}
