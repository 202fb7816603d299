import type { KyselyPlugin } from "kysely";
import { describe, expect, test } from "vitest";

import { login } from "#server/accounts/sessions/write.ts";
import { addAdministrator, setPassword } from "#server/accounts/write.ts";
import { runWithDatabase } from "#server/db/context.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

const email = "marie@clairveille.example";
const password = "une phrase secrète";
const another = "une autre phrase";

/** Does something once, after the account's password was read and before anything is made of it. */
function afterReadingThePassword(work: () => Promise<unknown>): KyselyPlugin {
  let isDone = false;
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!isDone && result.rows.some((row) => "password_hash" in row)) {
        isDone = true;
        await work();
      }
      return result;
    },
  };
}

describe.each(engines)("a login on $name", (engine) => {
  const opened = useDatabase(engine);

  test("during which the password is changed opens no session with the old one", async () => {
    done(await addAdministrator({ email, password }));
    const { db } = opened;
    const reader = db.reader.withPlugin(
      afterReadingThePassword(async () => runWithDatabase(db, async () => done(await setPassword(email, another)))),
    );
    const answer = await runWithDatabase({ ...db, reader }, () => login({ email, password, clientAddress: "1" }));
    expect(answer).toMatchObject({ ok: false, error: { code: "unauthorized", messageKey: "login.wrong" } });
    for (const table of ["session", "device"] as const) {
      expect(await db.reader.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect((await login({ email, password: another, clientAddress: "1" })).ok).toBe(true);
  });
});
