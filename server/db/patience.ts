import { AsyncLocalStorage } from "node:async_hooks";

import { DatabaseAway } from "./database-error.ts";

/*
 * A database that doesn't answer holds up whoever asks it. Each query has a limit of its own, but a request asks
 * many: this is how long it waits for the database altogether. Queries that run side by side count once. A request also
 * waits for its turns, to be planned and to be made: what it waits for those and for the database together is bounded too.
 * Time in which it waits for something else (a slow upload) doesn't count.
 */

/** How long one request waits for the database, in milliseconds. */
export const requestPatience = 3_500;

/** How long a request waits for what another request reads or makes before it does so itself, in milliseconds. */
export const longestJoin = 2_000;

/** How much longer it may wait for the database and its turns together: every request ends within five seconds. */
const besides = 1_000;

/** What stays for the database however long a request has waited for its turns: one that is there needs less. */
const leastPatience = 1_500;

interface Patience {
  /** For the database. */
  left: number;
  /** For the database and for turns. */
  whole: number;
  waiting: number;
  since: number;
}

const patiences = new AsyncLocalStorage<Patience>();

/** Runs `work`, whose waits for the database all together may take so many milliseconds. */
export function withPatience<T>(milliseconds: number, work: () => T): T {
  return patiences.run({ left: milliseconds, whole: milliseconds + besides, waiting: 0, since: 0 }, work);
}

/** Milliseconds that the work here may still wait for the database; without a limit Infinity. */
export function patienceLeft(): number {
  const patience = patiences.getStore();
  if (!patience) return Infinity;
  return Math.min(patience.left, patience.whole) - waited(patience);
}

/** Milliseconds that the work here may still wait for its turn; without a limit Infinity. */
export function turnPatienceLeft(): number {
  const patience = patiences.getStore();
  return patience ? Math.max(0, patience.whole - waited(patience) - leastPatience) : Infinity;
}

/** Takes time that a request has spent waiting for its turn off what it may wait. */
export function losePatience(milliseconds: number): void {
  const patience = patiences.getStore();
  // A busy process calls it later than it should: that is not the database's doing.
  if (patience) patience.whole -= Math.min(milliseconds, turnPatienceLeft());
}

/** How long the present wait for the database has taken so far, in milliseconds. */
function waited({ waiting, since }: Patience): number {
  return waiting > 0 ? performance.now() - since : 0;
}

/** Waits for the database: what it takes is counted. Throws DatabaseAway when there is no patience left. */
export async function waitingForDatabase<T>(wait: (left: number) => Promise<T>): Promise<T> {
  const left = patienceLeft();
  if (left <= 0) throw new DatabaseAway("The database took too long to answer this request");
  const patience = patiences.getStore();
  if (!patience) return await wait(left);
  if (patience.waiting === 0) patience.since = performance.now();
  patience.waiting += 1;
  try {
    return await wait(left);
  } finally {
    patience.waiting -= 1;
    if (patience.waiting === 0) {
      const milliseconds = performance.now() - patience.since;
      patience.left -= milliseconds;
      patience.whole -= milliseconds;
    }
  }
}

/**
 * What a promise gives, unless that takes longer than so many milliseconds (Infinity: however long): then throws
 * DatabaseAway. `late` is told what comes after all.
 */
export async function within<T>(
  milliseconds: number,
  what: Promise<T>,
  late: (value: T) => void = () => {},
): Promise<T> {
  if (milliseconds === Infinity) return await what;
  const { promise: over, reject } = Promise.withResolvers<never>();
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    reject(new DatabaseAway("The database took too long to answer"));
  }, milliseconds);
  what.then(
    (value) => isOver && late(value),
    () => undefined,
  );
  try {
    return await Promise.race([what, over]);
  } finally {
    clearTimeout(timer);
  }
}
