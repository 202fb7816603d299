import { runWithContext, type AppContext } from "./context.ts";
import type { DroppedTags } from "./db/tag-listeners.ts";
import type { VariantStore } from "./images/variant-store.ts";
import { resizablePictures } from "./media/read.ts";
import { sweepMedia } from "./media/write.ts";

/** In milliseconds. Visitors who come at the start come first. */
const timing = { start: 10_000, afterWrite: 1_000, sweep: 60 * 60_000 };

export interface KeepMediaOptions {
  readonly context: AppContext;
  readonly variants: VariantStore;
  /** Makes the common sizes of every picture before somebody asks. */
  readonly ahead: boolean;
  /** For tests: other times. */
  readonly times?: typeof timing;
}

/**
 * Keeps the media library beside the requests: makes the common sizes of pictures that came in, by whatever way and
 * from whichever process; removes files that nothing names any more. At the start, when the library was written to,
 * and hourly. What fails is logged, and tried again with the next. `stop` ends it when what is under way is done.
 */
export function keepMedia({ context, variants, ahead, times = timing }: KeepMediaOptions) {
  const unnamed = new Map<string, number>();
  let isStopped = false;
  let underWay = Promise.resolve();
  let waiting: NodeJS.Timeout | undefined;
  const work = (doIt: () => Promise<void>): void => {
    const done = underWay.then(async () => (isStopped ? undefined : await runWithContext(context, doIt)));
    underWay = done.catch((error: unknown) => {
      context.log.error({ err: error }, "the media library could not be looked after");
    });
  };
  const prepare = async (): Promise<void> => {
    for (const picture of ahead ? await resizablePictures() : []) {
      if (isStopped || !(await variants.prepare(picture))) return;
    }
  };
  const sweep = async (): Promise<void> => {
    const now = context.clock.now();
    const removed = await sweepMedia(now, unnamed);
    if (removed === null) {
      context.log.warn("files of the media library are not in its folder: nothing that lies there is removed");
    } else if (removed.length > 0)
      context.log.info({ files: removed.length }, "media files that nothing names are removed");
    await variants.keepOnly(await resizablePictures(), now);
  };
  const prepareIn = (delay: number): void => {
    clearTimeout(waiting);
    waiting = setTimeout(() => work(prepare), delay).unref();
  };
  const listener = (tags: DroppedTags): void => {
    if (tags === "all" || tags.includes("media")) prepareIn(times.afterWrite);
  };
  const forget = context.database.tagListeners.add(listener);
  const first = setTimeout(() => work(sweep), times.start).unref();
  const hourly = setInterval(() => {
    work(sweep);
    work(prepare);
  }, times.sweep).unref();
  prepareIn(times.start);
  return {
    async stop(): Promise<void> {
      isStopped = true;
      forget();
      for (const timer of [waiting, first]) clearTimeout(timer);
      clearInterval(hourly);
      await underWay;
    },
  };
}
