import { createHmac } from "node:crypto";

import type { Purpose } from "./purposes.ts";

/** What an attempt is counted under: somebody, for a purpose. */
export interface CounterKey {
  readonly name: string;
  readonly purpose: Purpose;
  readonly key: string;
}

/** One counter of a purpose. */
export interface Counter {
  readonly name: string;
  readonly purpose: Purpose;
  readonly bucket: number;
}

/**
 * The counter of a key: one of `buckets`, the same for everybody who knows the secret. Keys that outnumber the
 * counters share them, so that a flood of keys makes allowances smaller and never makes one forgotten, and nobody
 * outside can tell who shares with whom. A bucket's number is no e-mail and no address.
 */
export function counterOf({ name, purpose, key }: CounterKey, secret: string, buckets: number): Counter {
  const hash = createHmac("sha256", secret).update(key).digest();
  return { name, purpose, bucket: hash.readUInt32BE() % buckets };
}
