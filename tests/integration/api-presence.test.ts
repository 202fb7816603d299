import { describe, expect, test } from "vitest";

import type { Presence } from "#schemas/content/draft.ts";
import { addAdministrator } from "#server/accounts/write.ts";
import { database, inTransaction, now } from "#server/db/context.ts";
import { engines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { useApi } from "./api-server.ts";
import { customerToken, logIn, useDraft } from "./draft-calls.ts";

const second = { email: "gerant@estate.test", password: "chablis premier cru" } as const;

describe.each(engines)("who is at work on $name", (engine) => {
  const api = useApi(engine);
  const draft = useDraft(api);

  async function tell(token: string, block: unknown, path = draft.calls.path) {
    return await api.call("PUT", `${path}/presence`, { token, body: { block } });
  }

  async function others(token: string, block: string | null, path?: string): Promise<Presence["others"]> {
    const answer = await tell(token, block, path);
    expect(answer.status).toBe(200);
    return (answer.body.data as Presence).others;
  }

  test("[EM29] two administrators hear of each other, and on which block; not of themselves, nor of who is elsewhere", async () => {
    done(await addAdministrator(second));
    const manager = await logIn(api, second);
    expect(await others(draft.token, null)).toEqual([]);
    expect(await others(manager, "outer/inner_1")).toEqual([
      { user: expect.any(Number) as number, name: "vigneronne@estate.test", block: null, at: now() },
    ]);
    expect(await others(draft.token, "b2")).toMatchObject([{ name: second.email, block: "outer/inner_1" }]);
    expect(await others(manager, null)).toMatchObject([{ block: "b2" }]);
    expect(await others(manager, null, "/api/admin/draft/layout/1")).toEqual([]);
  });

  test("[EM29] who hasn't been heard of for 20 seconds isn't there, and is forgotten after a minute", async () => {
    done(await addAdministrator(second));
    const manager = await logIn(api, second);
    await others(manager, "b1");
    api.database.clock.advance(19_000);
    expect(await others(draft.token, null)).toHaveLength(1);
    api.database.clock.advance(1_000);
    expect(await others(draft.token, null)).toEqual([]);
    expect(await database().selectFrom("presence").select("user_id").execute()).toHaveLength(2);
    api.database.clock.advance(41_000);
    await others(draft.token, null);
    expect(await database().selectFrom("presence").select("user_id").execute()).toHaveLength(1);
  });

  test("[EM29] twenty who speak at once are all heard", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, async () => await tell(draft.token, "b1")));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  });

  test("those who may edit are called by their names, else by their e-mail; others aren't told of", async () => {
    const customers = await customerToken(api);
    const list = async (token?: string) =>
      await api.call("GET", "/api/admin/editor", token === undefined ? {} : { token });
    const before = await list(draft.token);
    expect(before.body.data).toEqual([{ user: expect.any(Number) as number, name: "vigneronne@estate.test" }]);
    const [{ user = 0 } = {}] = before.body.data as readonly { readonly user?: number }[];
    await inTransaction(async () => {
      await database()
        .updateTable("user")
        .set({ firstname: "Hélène", lastname: "Aurival" })
        .where("id", "=", user)
        .execute();
    });
    expect((await list(draft.token)).body.data).toEqual([{ user, name: "Hélène Aurival" }]);
    expect([(await list()).status, (await list(customers)).status]).toEqual([401, 403]);
  });

  test("what is no block is refused", async () => {
    for (const block of [undefined, 7, "", "a b", "\u0000", "x".repeat(201), ["a"], "<b>"])
      expect({ block, status: (await tell(draft.token, block)).status }).toEqual({ block, status: 400 });
  });
});
