import type { KyselyPlugin } from "kysely";

import type { Database } from "#server/db/database.ts";

/** What a statement says that was made to fail. */
export const injected = "this statement fails";

/** The same database, whose n-th statement within transactions fails when it is done. */
export function failingAt(real: Database, failing: number): Database {
  let seen = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    // Statements that are prepared pass here alone.
    async transformResult({ result }) {
      seen += 1;
      if (seen === failing) throw new Error(injected);
      return result;
    },
  };
  return Object.create(real, { writer: { value: real.writer.withPlugin(plugin) } }) as Database;
}
