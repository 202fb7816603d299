import { database } from "#server/db/context.ts";
import { prepared } from "#server/db/prepared.ts";

/** The ids of the carts that are one by now: a cart, what it went into, and all that went into that; itself among them. */
export async function joinedCarts(cartId: string): Promise<readonly string[]> {
  const rows = await selectJoined({ cartId });
  return rows.length === 0 ? [cartId] : rows.map(({ id }) => id);
}

const selectJoined = prepared(({ cartId }: { cartId: string }) =>
  database()
    .selectFrom("cart as own")
    .innerJoin("cart as joined", (join) =>
      join.on((on) => {
        const survivor = on.fn.coalesce("own.merged_into", "own.id");
        return on.or([on("joined.id", "=", survivor), on("joined.merged_into", "=", survivor)]);
      }),
    )
    .select("joined.id")
    .where("own.id", "=", cartId)
    .orderBy("joined.id"),
);
