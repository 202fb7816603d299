import { readFile } from "node:fs/promises";

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

interface Books {
  payments: Record<string, BankPayment>;
  notices: WaitingNotice[];
}

/** How long payments are kept, in milliseconds. */
const keptFor = 7 * 86_400_000;

/** What the bank knows, in memory and in a file that is whole at every instant: it outlives a restart. */
export class Ledger {
  readonly #file: string | null;
  readonly #books: Books;
  #writing: Promise<void> = Promise.resolve();
  #waiting: Promise<void> | null = null;

  private constructor(file: string | null, books: Books) {
    this.#file = file;
    this.#books = books;
  }

  /** Opens the books of a file; without one nothing outlives the process. */
  static async open(file: string | null, now: number): Promise<Ledger> {
    const books = file === null ? null : await readBooks(file);
    const { payments = {}, notices = [] } = books ?? {};
    const young = Object.entries(payments).filter(([, { createdAt }]) => now - createdAt < keptFor);
    return new Ledger(file, { payments: Object.fromEntries(young), notices });
  }

  payment(reference: string): BankPayment | null {
    return Object.hasOwn(this.#books.payments, reference) ? (this.#books.payments[reference] ?? null) : null;
  }

  paymentOfShop(id: string): BankPayment | null {
    return Object.values(this.#books.payments).find((payment) => payment.id === id) ?? null;
  }

  get notices(): readonly WaitingNotice[] {
    return this.#books.notices;
  }

  /** Keeps payments and what is to be told of them; resolves when that would outlive the process. */
  async keep({ payment, notices = [] }: { payment?: BankPayment; notices?: readonly WaitingNotice[] }): Promise<void> {
    if (payment) this.#books.payments[payment.reference] = payment;
    this.#books.notices.push(...notices);
    await this.#write();
  }

  /** Puts another in the place of a notice that still waits; null: it is done. */
  async settle(id: string, next: WaitingNotice | null): Promise<void> {
    const at = this.#books.notices.findIndex((notice) => notice.id === id);
    if (at >= 0) this.#books.notices.splice(at, 1, ...(next ? [next] : []));
    await this.#write();
  }

  /** One write at a time; those who come meanwhile share the next. */
  async #write(): Promise<void> {
    const file = this.#file;
    if (file === null) return;
    this.#waiting ??= this.#writing
      .catch(() => undefined)
      .then(() => {
        this.#waiting = null;
        this.#writing = writeWhole(file, Buffer.from(JSON.stringify(this.#books)));
        return this.#writing;
      });
    await this.#waiting;
  }
}

/** Null: there are none, or none that can be read: a play bank starts anew. */
async function readBooks(file: string): Promise<Partial<Books> | null> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Partial<Books>;
  } catch (error) {
    if (isAbsent(error) || error instanceof SyntaxError) return null;
    throw error;
  }
}
