import type { PostalAddress } from "#schemas/content/order.ts";
import { isEmail } from "#schemas/is-email.ts";
import { refuse, refuseInput, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import { database, now } from "#server/db/context.ts";
import { foldEmail } from "#server/text/fold-email.ts";

import { addressRows } from "../addresses/read.ts";
import { addAddress } from "../addresses/write.ts";
import { foundBy } from "../engine/found-by.ts";
import { nobodysHash } from "../engine/password-hash.ts";
import { tidyProfile } from "../profile/rules.ts";
import { accountOf } from "../read.ts";

/** A customer that the estate had elsewhere. */
export interface CustomerInput {
  /** Of an account that was brought in before; its e-mail address stays. */
  readonly id?: number;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  /** Checked; null: there is none. Left out: of an account that is here it stays. */
  readonly phone?: string | null;
  /** Where they live, as it can be kept (`isKeepable`); not kept beside an address that they have here. */
  readonly address?: PostalAddress;
}

/**
 * Opens an account to which nobody has a password: whoever reads the address's mail chooses one by the link that is asked for
 * as ever (`askReset`). Nobody is written to. Refused for an e-mail address that has an account already, and for a
 * postal address that can't be kept.
 */
export async function bringCustomer(input: CustomerInput): Promise<Result<{ readonly id: number }, Refusal>> {
  const email = input.email.trim();
  if (!isEmail(email)) return refuseInput([{ key: "email", messageKey: "key.email" }]);
  return await command(async () => {
    const brought = await bring(input, email);
    if (!brought.ok || !input.address) return brought;
    const kept = await keepFirst(brought.value.id, input.address);
    return kept.ok ? brought : kept;
  });
}

async function bring(input: CustomerInput, email: string): Promise<Result<{ readonly id: number }, Refusal>> {
  const phone = input.phone === undefined ? await phoneOf(input.id) : input.phone;
  const said = tidyProfile({ ...input, phone, birthdate: null });
  const search = foundBy(said, foldEmail(email));
  if (input.id !== undefined) {
    const { firstname, lastname } = said;
    await database()
      .updateTable("user")
      .set({ firstname, lastname, phone: said.phone, search })
      .where("id", "=", input.id)
      .execute();
    return ok({ id: input.id });
  }
  if ((await accountOf(email)) !== null) return refuse("conflict", "account.taken");
  return ok(
    await database()
      .insertInto("user")
      .values({
        ...{ email, email_folded: foldEmail(email), password_hash: nobodysHash, role: "CUSTOMER", created_at: now() },
        ...said,
        search,
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
}

/** The telephone number of an account; null: it has none, or there is no such account. */
async function phoneOf(id: number | undefined): Promise<string | null> {
  if (id === undefined) return null;
  const row = await database().selectFrom("user").select("phone").where("id", "=", id).executeTakeFirst();
  return row?.phone ?? null;
}

/** An address is theirs from elsewhere as long as they keep none here. */
async function keepFirst(userId: number, address: PostalAddress): Promise<Result<unknown, Refusal>> {
  return (await addressRows(userId)).length > 0 ? ok(null) : await addAddress(userId, address, "fr_FR");
}
