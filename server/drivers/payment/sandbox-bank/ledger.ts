import { appendFile, mkdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";

import type { DeclineReason } from "#schemas/commerce/payment-states.ts";
import type { Locale } from "#schemas/locale.ts";
import { isAbsent } from "#server/disk/is-absent.ts";
import { writeWhole } from "#server/disk/write-whole.ts";

import type { Lever } from "./levers.ts";

/** A payment as the bank keeps it. Of a card it keeps nothing but what it does. */
export interface BankPayment {
  readonly reference: string;
  readonly id: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly orderCode: string;
  readonly shop: string;
  readonly locale: Locale;
  readonly returnUrl: string;
  readonly notifyUrl: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly state: "PENDING" | "CHALLENGED" | "CAPTURED" | "DECLINED" | "CANCELLED" | "EXPIRED";
  readonly reason: DeclineReason | null;
  readonly lever: Lever;
  readonly refusesRefunds: boolean;
  readonly refunds: readonly { readonly key: string; readonly cents: number }[];
}

/** A notification that waits until the shop has taken it. */
export interface WaitingNotice {
  readonly id: string;
  readonly url: string;
  readonly body: string;
  readonly isForged: boolean;
  readonly attempts: number;
  readonly dueAt: number;
}

/** A line of the books: a payment as it is from now on, a notice that waits, or one that waits no more. */
type Entry = { readonly payment: BankPayment } | { readonly notice: WaitingNotice } | { readonly settled: string };

/** How long payments are kept, in milliseconds. */
const keptFor = 7 * 86_400_000;

/**
 * What the bank knows, in memory and line by line in a file: it outlives a restart, and what one payment costs doesn't grow
 * with the payments there were. The file is written anew, whole, when it is opened.
 */
export class Ledger {
  readonly #file: string | null;
  readonly #payments = new Map<string, BankPayment>();
  readonly #ofShop = new Map<string, BankPayment>();
  readonly #notices = new Map<string, WaitingNotice>();
  #lines: string[] = [];
  #writing: Promise<void> = Promise.resolve();
  #waiting: Promise<void> | null = null;

  private constructor(file: string | null) {
    this.#file = file;
  }

  /** Opens the books of a file; without one nothing outlives the process. A line that can't be read is left out. */
  static async open(file: string | null, now: number): Promise<Ledger> {
    const ledger = new Ledger(file);
    const text = file === null ? "" : await readText(file);
    for (const line of text.split("\n")) ledger.#learn(readEntry(line));
    for (const { reference, id, createdAt } of ledger.#payments.values()) {
      if (now - createdAt < keptFor) continue;
      ledger.#payments.delete(reference);
      ledger.#ofShop.delete(id);
    }
    if (file !== null && text !== "") await writeWhole(file, Buffer.from(ledger.#whole()));
    return ledger;
  }

  payment(reference: string): BankPayment | null {
    return this.#payments.get(reference) ?? null;
  }

  paymentOfShop(id: string): BankPayment | null {
    return this.#ofShop.get(id) ?? null;
  }

  get notices(): readonly WaitingNotice[] {
    return [...this.#notices.values()];
  }

  /** Keeps payments and what is to be told of them; resolves when that would outlive the process. */
  async keep({ payment, notices = [] }: { payment?: BankPayment; notices?: readonly WaitingNotice[] }): Promise<void> {
    await this.#note([...(payment ? [{ payment }] : []), ...notices.map((notice) => ({ notice }))]);
  }

  /** Puts another in the place of a notice that still waits; null: it is done. */
  async settle(id: string, next: WaitingNotice | null): Promise<void> {
    await this.#note([next ? { notice: next } : { settled: id }]);
  }

  /** Resolves when all that it knows by now would outlive the process. */
  async written(): Promise<void> {
    await (this.#waiting ?? this.#writing);
  }

  async #note(entries: readonly Entry[]): Promise<void> {
    for (const entry of entries) {
      this.#learn(entry);
      this.#lines.push(JSON.stringify(entry));
    }
    await this.#write();
  }

  #learn(entry: Entry | null): void {
    if (entry === null) return;
    if ("payment" in entry) {
      this.#payments.set(entry.payment.reference, entry.payment);
      this.#ofShop.set(entry.payment.id, entry.payment);
    } else if ("notice" in entry) this.#notices.set(entry.notice.id, entry.notice);
    else this.#notices.delete(entry.settled);
  }

  #whole(): string {
    const payments = [...this.#payments.values()].map((payment) => JSON.stringify({ payment }));
    return [...payments, ...this.notices.map((notice) => JSON.stringify({ notice })), ""].join("\n");
  }

  /** One write at a time; those who come meanwhile share the next. */
  async #write(): Promise<void> {
    const file = this.#file;
    if (file === null) return;
    this.#waiting ??= this.#writing
      .catch(() => undefined)
      .then(() => {
        this.#waiting = null;
        const lines = this.#lines;
        this.#lines = [];
        this.#writing = append(file, lines);
        return this.#writing;
      });
    await this.#waiting;
  }
}

async function append(file: string, lines: readonly string[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await appendFile(file, lines.map((line) => `${line}\n`).join(""), { mode: 0o600 });
}

/** Empty: there are none yet. */
async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (isAbsent(error)) return "";
    throw error;
  }
}

/** Null for a line that was cut off, or is none of ours. */
function readEntry(line: string): Entry | null {
  try {
    const entry: unknown = JSON.parse(line);
    const isOurs = typeof entry === "object" && entry !== null && /^\{"(payment|notice|settled)":/.test(line);
    return isOurs ? (entry as Entry) : null;
  } catch {
    return null;
  }
}
