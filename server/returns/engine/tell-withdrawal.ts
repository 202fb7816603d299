import type { Withdrawal } from "#schemas/content/withdrawal.ts";
import { defaultLocale, type Locale } from "#schemas/locale.ts";
import type { Row } from "#server/db/tables.ts";
import { queueMail } from "#server/mails/write.ts";
import { parameterValues } from "#server/site/parameters/read.ts";

/**
 * Queues the receipt of a withdrawal, with what it says and when it came (L10, code de la consommation L221-21), to the
 * order's address; and tells the estate, where that has said where it reads mails. In the transaction that keeps it.
 */
export async function tellWithdrawal(order: Row<"order">, withdrawal: Withdrawal, locale: Locale): Promise<void> {
  const { id, ...data } = withdrawal;
  const key = `withdrawal ${id}`;
  await queueMail({ kind: "withdrawal-received", to: order.email, locale, data, dedupeKey: key });
  const estate = (await parameterValues())["COMPANY_EMAIL"] ?? "";
  if (estate === "") return;
  const told = { ...data, id, email: order.email };
  await queueMail({
    kind: "estate-withdrawal",
    to: estate,
    locale: defaultLocale,
    data: told,
    dedupeKey: `estate ${key}`,
  });
}
