import { dayOf } from "#schemas/paris-day.ts";
import { onePerContext, runWithContext, type AppContext } from "#server/context.ts";
import { requestPatience, withPatience } from "#server/db/patience.ts";

import { countViews, type PageViews } from "../write.ts";

/** How long views wait to be written together, and how many of them at most. */
const most = { wait: 5_000, views: 2_000 };

export interface ViewCounter {
  /** Counts a view of one of the site's pages. */
  readonly count: (view: Pick<PageViews, "path" | "source">) => void;
  /** Writes what waits. */
  readonly flush: () => Promise<void>;
}

/** The counter of this process: what shows pages adds to it, and what reads the numbers flushes it first. */
export const viewCounter: () => ViewCounter = onePerContext(createViewCounter);

/**
 * Keeps views of pages in memory and writes them together, a few seconds later: requests don't wait for the database, and
 * a thousand views of a page are one write. Views that a killed process had not written are lost.
 */
function createViewCounter(context: AppContext): ViewCounter {
  let days = new Map<string, Map<string, PageViews>>();
  let waiting = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  return {
    count({ path, source }) {
      // Where the database is away for long, views beyond the limit are dropped.
      if (waiting >= most.views) return;
      const day = dayOf(context.clock.now());
      const ofDay = days.get(day) ?? new Map<string, PageViews>();
      const key = `${path}\n${source}`;
      const known = ofDay.get(key);
      if (!known) waiting += 1;
      days.set(day, ofDay.set(key, { path, source, views: (known?.views ?? 0) + 1 }));
      timer ??= setTimeout(() => void flush(), most.wait).unref();
    },
    flush,
  };

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const taken = days;
    days = new Map();
    waiting = 0;
    writing = writing.then(() => runWithContext(context, () => write(taken)));
    return writing;
  }

  async function write(taken: typeof days): Promise<void> {
    for (const [day, views] of taken) {
      // The views come from many requests: the patience that one of them has left doesn't limit their write.
      const counting = withPatience(requestPatience, () => countViews(day, [...views.values()]));
      await counting.catch((error: unknown) => {
        context.log.error({ err: error }, "views of pages could not be counted");
      });
    }
  }
}
