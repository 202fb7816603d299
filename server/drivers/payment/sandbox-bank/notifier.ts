import { randomBytes } from "node:crypto";

import type { OutgoingRules } from "#server/net/outgoing-rules.ts";
import { send } from "#server/net/outgoing.ts";
import { readAnswer } from "#server/net/read-answer.ts";

import { expectedReply } from "../payment-driver.ts";
import { sign } from "../signature.ts";

import type { Ledger, WaitingNotice } from "./ledger.ts";

export interface NotifierOptions {
  readonly ledger: Ledger;
  readonly secret: string;
  readonly now: () => number;
}

/** The header that the signature stands in. */
export const signatureHeader = "bank-signature";

/** How often a notification is tried: over a day and more. */
const mostAttempts = 24;

/** How long a shop may take to open, in milliseconds. */
const openingTime = 3000;

const rules: OutgoingRules = {
  reach: "operator",
  encoding: "identity",
  bytes: { sent: 16 * 1024, received: 16 * 1024 },
  times: { connect: 5000, headers: 10_000, idle: 10_000, whole: 15_000 },
};

/** Tells the shop what became of its payments, again and again until it says that it has heard. */
export class Notifier {
  readonly #options: NotifierOptions;
  #round: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | null = null;
  #isStopped = false;

  constructor(options: NotifierOptions) {
    this.#options = options;
  }

  /** Sends what is due, and goes on by itself when the next is. Resolves when this round is over. */
  wake(): Promise<void> {
    this.#round = this.#round.then(() => this.#sendDue()).catch(() => undefined);
    return this.#round;
  }

  /** Goes on with what was left, when the shop has had a moment to open: both begin together. */
  resume(): void {
    this.#plan(openingTime);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#round;
  }

  async #sendDue(): Promise<void> {
    const { ledger, now } = this.#options;
    for (const notice of ledger.notices.filter(({ dueAt }) => dueAt <= now())) {
      if (this.#isStopped) return;
      const isTaken = await this.#deliver(notice);
      const attempts = notice.attempts + 1;
      const isOver = isTaken || attempts >= mostAttempts;
      await ledger.settle(notice.id, isOver ? null : { ...notice, attempts, dueAt: now() + backoff(attempts) });
    }
    this.#plan();
  }

  #plan(least = 10): void {
    if (this.#timer) clearTimeout(this.#timer);
    const next = Math.min(...this.#options.ledger.notices.map(({ dueAt }) => dueAt));
    if (this.#isStopped || !Number.isFinite(next)) return;
    const wait = Math.min(Math.max(next - this.#options.now(), least), 3_600_000);
    this.#timer = setTimeout(() => void this.wake(), wait).unref();
  }

  async #deliver({ url, body, isForged }: WaitingNotice): Promise<boolean> {
    const { secret, now } = this.#options;
    const bytes = Buffer.from(body);
    const signature = sign(bytes, isForged ? randomBytes(32).toString("hex") : secret, now());
    const headers = { "content-type": "application/json", [signatureHeader]: signature };
    try {
      const answer = await send(new URL(url), { method: "POST", headers, body: new Blob([bytes]).stream() }, rules);
      return (await readAnswer(answer)).toString("utf8").trim() === expectedReply && answer.status === 200;
    } catch {
      return false;
    }
  }
}

/** Milliseconds until a notification is tried again that wasn't taken so many times: a second, doubled up to two hours. */
export function backoff(attempts: number): number {
  return Math.min(2 ** (attempts - 1) * 1000, 2 * 3_600_000);
}
