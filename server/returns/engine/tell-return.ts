import type { ProductReturn } from "#schemas/content/product-return.ts";
import { defaultLocale } from "#schemas/locale.ts";
import type { Row } from "#server/db/tables.ts";
import { queueMail } from "#server/mails/write.ts";
import { localeOf } from "#server/orders/read.ts";
import { parameterValues } from "#server/site/parameters/read.ts";

/**
 * Tells both sides of a return's step, in the transaction that takes it: the customer what it is now and what follows, the
 * estate what it has to do or has done. Once for each step.
 */
export async function tellReturn(order: Row<"order">, given: ProductReturn): Promise<void> {
  const { id, idOrder, code, state, note, message, amount, products } = given;
  const { firstname, lastname, email } = order;
  const data = { id, idOrder, code, state, note, message, amount, products, firstname, lastname, email };
  const key = `return ${id} ${state}`;
  if (email !== "") await queueMail({ kind: "return-step", to: email, locale: localeOf(order), data, dedupeKey: key });
  const estate = (await parameterValues())["COMPANY_EMAIL"] ?? "";
  if (estate === "") return;
  await queueMail({ kind: "estate-return", to: estate, locale: defaultLocale, data, dedupeKey: `estate ${key}` });
}
