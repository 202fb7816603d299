import { calls } from "#schemas/contract/catalogue.ts";
import { foundBy } from "#server/accounts/engine/found-by.ts";
import { database, inTransaction, now } from "#server/db/context.ts";

/** The customer of the examples of the calls about customers, made again where an example has erased them. */
export async function fillCustomers(): Promise<void> {
  const id = Number(calls.find(({ name }) => name === "getCustomer")?.example.params?.["id"]);
  await inTransaction(async () => {
    await database()
      .insertInto("user")
      .values({
        ...{ id, email: "jeanne@exemple.test", email_folded: "jeanne@exemple.test", password_hash: "" },
        ...{ role: "CUSTOMER", phone: null, firstname: "Jeanne", lastname: "Martin", birthdate: null },
        search: foundBy({ firstname: "Jeanne", lastname: "Martin" }, "jeanne@exemple.test"),
        created_at: now(),
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
  });
}
