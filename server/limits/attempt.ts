import { appContext } from "#server/context.ts";

import type { CounterKey } from "./counter.ts";
import { purposes, type AttemptKeys, type PurposeName } from "./purposes.ts";
import { countStored } from "./stored-counters.ts";

/** Let through, or refused for so many whole seconds, at least one: what `Retry-After` says. */
export type Allowance = { readonly ok: true } | { readonly ok: false; readonly retryAfter: number };

/**
 * Counts one attempt for somebody, by the purposes of `purposes.ts`; refused, and nothing counted, when one of
 * their allowances is used up. Throws when the counters are in a database that can't be asked: whoever calls
 * this fails too, and lets nobody through.
 */
export async function attempt(keys: AttemptKeys): Promise<Allowance> {
  const wait = await count(Object.entries(keys).map(([name, key]) => keyFor(name as PurposeName, key)));
  return wait === 0 ? { ok: true } : { ok: false, retryAfter: Math.ceil(wait / 1000) };
}

function keyFor(name: PurposeName, key: string): CounterKey {
  return { name, purpose: purposes[name], key };
}

async function count(keys: readonly CounterKey[]): Promise<number> {
  if (keys.every(({ purpose }) => purpose.kept === "database")) return await countStored(keys);
  const { limits, clock } = appContext();
  return limits.count(keys, clock.now());
}
