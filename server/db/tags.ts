import { AsyncLocalStorage } from "node:async_hooks";

import type { Database } from "./database.ts";
import type { TagListener } from "./tag-listeners.ts";

/** What a piece of work read: enough to know when its outcome stops being current (design §5). */
export interface Recorded<T> {
  readonly value: T;
  /** `news` for lists, `news:12` for rows. */
  readonly tags: ReadonlySet<string>;
  /** The instant (ms since 1970) from which time alone makes the outcome old; null: never. */
  readonly validUntil: number | null;
}

interface Recorder {
  readonly tags: Set<string>;
  validUntil: number | null;
}

const recorders = new AsyncLocalStorage<Recorder>();

/** Runs `work` and tells what its repositories read. A recorder inside another feeds the outer one as well. */
export async function withReadRecorder<T>(work: () => Promise<T>): Promise<Recorded<T>> {
  const outer = recorders.getStore();
  const recorder: Recorder = { tags: new Set(), validUntil: null };
  try {
    const value = await recorders.run(recorder, work);
    return { value, tags: recorder.tags, validUntil: recorder.validUntil };
  } finally {
    if (outer) feed(outer, recorder);
  }
}

/** Notes what is being read; called by repositories, before the query. */
export function recordRead(...tags: readonly string[]): void {
  const recorder = recorders.getStore();
  for (const tag of tags) recorder?.tags.add(tag);
}

/** Notes everything that went into an outcome which was kept, or which somebody else read. */
export function recordReads({ tags, validUntil }: Omit<Recorded<unknown>, "value">): void {
  const recorder = recorders.getStore();
  if (recorder) feed(recorder, { tags, validUntil });
}

/** Notes that what was read changes by itself at an instant: a scheduled news item, a discount's end. */
export function recordValidUntil(instant: number): void {
  const recorder = recorders.getStore();
  if (recorder) recorder.validUntil = earlier(recorder.validUntil, instant);
}

/**
 * Hears of every dropped tag: of this process's writes right after their commit and before
 * `inTransaction` resolves, of other processes' within a second (freshness). Returns the function
 * that stops it.
 */
export function onTagsDropped(db: Database, listener: TagListener): () => void {
  return db.tagListeners.add(listener);
}

function feed(outer: Recorder, inner: Omit<Recorded<unknown>, "value">): void {
  for (const tag of inner.tags) outer.tags.add(tag);
  if (inner.validUntil !== null) outer.validUntil = earlier(outer.validUntil, inner.validUntil);
}

function earlier(instant: number | null, other: number): number {
  return instant === null ? other : Math.min(instant, other);
}
