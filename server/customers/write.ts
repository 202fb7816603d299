import type { Customer } from "#schemas/content/customer.ts";
import type { Locale } from "#schemas/locale.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { closeAccount, saveProfile } from "#server/accounts/profile/write.ts";
import { endSessionsOf } from "#server/accounts/sessions/write.ts";
import { command } from "#server/db/command.ts";

import { findCustomer } from "./read.ts";

/** What an estate may correct of a customer: they said it by telephone or by letter. */
export interface CustomerInput {
  readonly firstname: string;
  readonly lastname: string;
  /** Null: none. */
  readonly phone: string | null;
}

/** Corrects what a customer said of themselves, by the rules of their own form. Refused: `not-found`, and what those refuse. */
export async function correctCustomer(
  id: number,
  { firstname, lastname, phone }: CustomerInput,
  locale: Locale,
): Promise<Result<Customer, Refusal>> {
  return await ofCustomer(id, locale, async () => {
    const saved = await saveProfile(id, { firstname, lastname, phone });
    if (!saved.ok) return saved;
    const customer = await findCustomer(id, locale);
    return customer ? ok(customer) : gone;
  });
}

/** Logs a customer out everywhere; gives on how many devices they were. */
export async function logOutCustomer(id: number, locale: Locale): Promise<Result<{ readonly ended: number }, Refusal>> {
  return await ofCustomer(id, locale, async () => ok({ ended: await endSessionsOf(id) }));
}

/** Deletes a customer's account at their wish, by the command that they have themselves. */
export async function eraseCustomer(id: number, locale: Locale): Promise<Result<null, Refusal>> {
  return await ofCustomer(id, locale, async () => await closeAccount(id, locale));
}

/** Does something to an account that is a customer's: those of administrators are nobody's but a SUPER_ADMIN's. */
async function ofCustomer<T>(
  id: number,
  locale: Locale,
  work: () => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  return await command(async () => ((await findCustomer(id, locale)) ? await work() : gone));
}

const gone = refuse("not-found", "customer.gone");
