import { database, inTransaction, now } from "#server/db/context.ts";
import { prepared } from "#server/db/prepared.ts";
import type { NewRow } from "#server/db/tables.ts";

import { countAttempt } from "./count-attempt.ts";
import { counterOf, type Counter, type CounterKey } from "./counter.ts";
import { throttleSecret } from "./throttle-secret.ts";

/** Counters of a purpose at most: some 30 MB. Two keys share one by a chance of one in 260 000. */
const mostCounters = 262_144;

const isolation = "read committed";

/**
 * Counts an attempt in the database, under all keys or, where one is used up, under none; gives the milliseconds
 * to wait, 0 when it is let through. Throws when the database can't tell: nobody is let through unseen. It
 * drops no tags.
 */
export async function countStored(keys: readonly CounterKey[], buckets = mostCounters): Promise<number> {
  const secret = await throttleSecret();
  const counters = keys
    .map((key) => counterOf(key, secret, buckets))
    // Everybody takes counters in the same order, so that no two wait for each other.
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const refused = await refusedAtSight(counters);
  return refused ?? (await inTransaction(() => countAll(counters), { isolation }));
}

/** Forgets counters that have held nothing for a day: a clock that is hours ahead makes none be forgotten. */
export async function forgetOldCounters(): Promise<void> {
  const dayAgo = now() - 24 * 60 * 60_000;
  const forget = () => database().deleteFrom("throttle").where("ends_at", "<=", dayAgo).execute();
  await inTransaction(forget, { isolation });
}

/**
 * How long to wait, by a look alone, so that whoever is refused again and again makes no writer wait. Null: it must
 * be counted, or an instant is ahead of the clock, and must be written down as one of now.
 */
async function refusedAtSight(counters: readonly Counter[]): Promise<number | null> {
  const at = now();
  let longest = 0;
  for (const counter of counters) {
    const instants = await read(counter);
    if (instants.some((instant) => instant > at)) return null;
    longest = Math.max(longest, countAttempt(instants, at, counter.purpose).wait);
  }
  return longest === 0 ? null : longest;
}

async function countAll(counters: readonly Counter[]): Promise<number> {
  const at = now();
  const taken = [];
  for (const counter of counters) taken.push({ counter, before: await take(counter) });
  const counted = taken.map((each) => ({ ...each, after: countAttempt(each.before, at, each.counter.purpose) }));
  const wait = Math.max(...counted.map(({ after }) => after.wait));
  for (const { counter, before, after } of counted) {
    if (wait === 0) await store(counter, after.instants);
    else if (before.some((instant) => instant > at))
      await store(
        counter,
        before.map((instant) => Math.min(instant, at)),
      );
  }
  return wait;
}

async function read({ name, bucket }: Counter): Promise<readonly number[]> {
  const [row] = await selectCounter({ name, bucket });
  return instantsIn(row?.instants ?? nothing);
}

const selectCounter = prepared(({ name, bucket }: { name: string; bucket: number }) =>
  database().selectFrom("throttle").select("instants").where("purpose", "=", name).where("bucket", "=", bucket),
);

/** Reads a counter, made if need be, and holds it until the transaction ends: others who count on it wait. */
async function take({ name, bucket }: Counter): Promise<readonly number[]> {
  const [row] = await insertCounter({ purpose: name, bucket, instants: nothing, ends_at: now() });
  return instantsIn(row?.instants ?? nothing);
}

const insertCounter = prepared((row: NewRow<"throttle">) =>
  database()
    .insertInto("throttle")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["purpose", "bucket"]).doUpdateSet(({ ref }) => ({ instants: ref("throttle.instants") })),
    )
    .returning("instants"),
);

async function store({ name, purpose, bucket }: Counter, instants: readonly number[]): Promise<void> {
  const endsAt = (instants.at(-1) ?? now()) + purpose.window;
  await updateCounter({ name, bucket, instants: JSON.stringify(instants), endsAt });
}

const updateCounter = prepared((set: { name: string; bucket: number; instants: string; endsAt: number }) =>
  database()
    .updateTable("throttle")
    .set({ instants: set.instants, ends_at: set.endsAt })
    .where("purpose", "=", set.name)
    .where("bucket", "=", set.bucket),
);

const nothing = "[]";

function instantsIn(text: string): readonly number[] {
  return JSON.parse(text);
}
