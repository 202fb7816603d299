import { sql } from "kysely";

import { database } from "#server/db/context.ts";

interface Differing {
  readonly reference: string;
  readonly onHand: number;
  readonly sum: number;
  readonly last: number;
}

/** Forms whose movements don't come to what there is of them, or whose last one says something else; in words. */
export async function movementFaults(): Promise<readonly string[]> {
  const { rows } = await sql<Differing>`
    select reference, "onHand", sum, last from (
      select declination.reference, coalesce(stock.on_hand, 0) as "onHand",
        coalesce((select sum(pieces) from stock_movement where declination_id = declination.id), 0) as sum,
        coalesce((select on_hand from stock_movement where declination_id = declination.id order by id desc limit 1), 0)
          as last
      from declination left join stock on stock.declination_id = declination.id
    ) as level where "onHand" <> sum or "onHand" <> last order by reference`.execute(database());
  return rows.map(
    ({ reference, onHand, sum, last }) =>
      `stock of ${reference}: ${onHand} there, its movements come to ${Number(sum)}, the last one says ${last}`,
  );
}
