import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

import { ask, isFine, type Asked } from "./ask.ts";

/** The address of the server that writes go to at the moment; it may change with a restart. */
type Target = () => string;

/** Writes that were acknowledged, against which the database is compared afterwards. */
export class Ledger {
  readonly acknowledged = new Set<string>();
  readonly answers: Asked[] = [];
  #stopped = false;
  #writers: Promise<void>[] = [];
  #written = 0;
  readonly #name = randomUUID().slice(0, 8);

  /**
   * Starts writers that subscribe to the newsletter without a pause, each time as another reader from another
   * address (the site trusts our proxy's word). A write whose answer was lost is sent again under its
   * Idempotency-Key, as a good client does.
   */
  start(target: Target, writers: number): void {
    this.#stopped = false;
    this.#writers = Array.from({ length: writers }, () => this.#write(target));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#writers);
  }

  async #write(target: Target): Promise<void> {
    while (!this.#stopped) {
      const number = this.#written;
      this.#written += 1;
      const email = `reader-${this.#name}-${number}@faults.example`;
      const key = randomUUID();
      for (let tries = 0; tries < 3 && !this.acknowledged.has(email); tries += 1) {
        const answer = await subscribe(target(), { email, key, address: addressOf(number) });
        this.answers.push(answer);
        if (isFine(answer)) this.acknowledged.add(email);
        else await sleep(100);
      }
    }
  }

  /** Those of the acknowledged that a database doesn't have. */
  lost(kept: ReadonlySet<string>): readonly string[] {
    return [...this.acknowledged].filter((email) => !kept.has(email));
  }

  /** The longest that a writer waited for any answer or error, in milliseconds. */
  get slowest(): number {
    return Math.max(0, ...this.answers.map(({ milliseconds }) => milliseconds));
  }
}

/** Subscribes a reader. */
export function subscribe(
  url: string,
  { email, key, address, timeout = 20_000 }: { email: string; key?: string; address: string; timeout?: number },
): Promise<Asked> {
  return ask(`${url}/api/newsletter/subscribe`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": address,
      ...(key !== undefined && { "idempotency-key": key }),
    },
    body: JSON.stringify({ email }),
    timeout,
  });
}

/** An address of a network of one's own for each of millions of readers. */
export function addressOf(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}
