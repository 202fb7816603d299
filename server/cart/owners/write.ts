import { database, inTransaction } from "#server/db/context.ts";

/**
 * Forgets the carts of a user whose account ends, with all that was typed for them and for those that went into them: who
 * still has their ids finds nothing. What was ordered stays with its order.
 */
export async function forgetCartsOf(userId: number): Promise<void> {
  await inTransaction(async () => {
    const own = database()
      .selectFrom("cart")
      .select("id")
      .where("user_id", "=", userId)
      .where("state", "in", ["ACTIVE", "DELETED"]);
    await database().deleteFrom("cart").where("merged_into", "in", own).execute();
    await database()
      .deleteFrom("cart")
      .where("user_id", "=", userId)
      .where("state", "in", ["ACTIVE", "DELETED"])
      .execute();
  });
}
