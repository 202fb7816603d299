import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { pino } from "pino";
import { describe, expect, test } from "vitest";

import { dropTags, inTransaction, runWithDatabase } from "#server/db/context.ts";
import type { Tables } from "#server/db/tables.ts";
import { onTagsDropped } from "#server/db/tags.ts";
import { createApi } from "#server/http/api/create-api.ts";
import { attempt } from "#server/limits/attempt.ts";
import type { CounterKey } from "#server/limits/counter.ts";
import type { Purpose } from "#server/limits/purposes.ts";
import { countStored, forgetOldCounters } from "#server/limits/stored-counters.ts";
import { engines, testStart, useDatabase } from "#tests/setup/engines.ts";

const purpose: Purpose = { attempts: 3, window: 1_000, by: "address", kept: "database" };
const from = (name: string, key: string): CounterKey => ({ name, purpose, key });

describe.each(engines)("counters in the database on $name", (engine) => {
  const opened = useDatabase(engine);

  async function rows() {
    return await opened.db.reader.selectFrom("throttle").selectAll().execute();
  }

  test("of a hundred attempts at once exactly as many as are allowed pass, from two processes too", async () => {
    const other = await opened.openAgain();
    const here = Array.from({ length: 50 }, () => countStored([from("a", "x")]));
    const there = runWithDatabase(other, () => Array.from({ length: 50 }, () => countStored([from("a", "x")])));
    const waits = await Promise.all([...here, ...there]);
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
    expect(await rows()).toHaveLength(1);
  });

  test("under several keys at once all are counted or none, however they are crossed", async () => {
    const crossed = Array.from({ length: 60 }, (_, index) =>
      countStored(
        index % 2
          ? [from("account", "x"), from("address", `${index % 6}`)]
          : [from("address", `${index % 6}`), from("account", "x")],
      ),
    );
    expect((await Promise.all(crossed)).filter((wait) => wait === 0)).toHaveLength(3);
    const counted = (await rows()).filter((row) => row.purpose === "address").map((row) => JSON.parse(row.instants));
    expect(counted.flat()).toHaveLength(3);
  });

  test("a flood of one purpose's keys leaves another's alone, and one's own counters count on", async () => {
    for (let index = 0; index < 3; index += 1) await countStored([from("login", "x")], 8);
    for (let index = 0; index < 200; index += 1) await countStored([from("newsletter", `flood ${index}`)], 8);
    expect((await rows()).filter((row) => row.purpose === "newsletter").length).toBeLessThanOrEqual(8);
    expect(await countStored([from("login", "x")], 8)).toBe(1_000);
    for (let index = 0; index < 200; index += 1) await countStored([from("login", `flood ${index}`)], 8);
    expect(await countStored([from("login", "x")], 8)).toBe(1_000);
  });

  test("what is refused again and again writes nothing, except the instants of a clock that was set back", async () => {
    for (let index = 0; index < 4; index += 1) await countStored([from("a", "x")]);
    const full = await rows();
    await inReadersOnly(async () => expect(await countStored([from("a", "x")])).toBe(1_000));
    expect(await rows()).toEqual(full);
    opened.clock.set(testStart - 5_000);
    expect(await countStored([from("a", "x")])).toBe(1_000);
    opened.clock.set(testStart - 4_001);
    expect(await countStored([from("a", "x")])).toBe(1);
  });

  test("no e-mail and no address stands in the table, and no page is rendered anew for it", async () => {
    let dropped = 0;
    const stop = onTagsDropped(opened.db, () => (dropped += 1));
    await attempt({ "login-account": "lise@example.org", "login-address": "192.0.2.77" });
    stop();
    expect(dropped).toBe(0);
    const text = JSON.stringify(await rows());
    expect(text).toContain("login-account");
    expect(text).not.toMatch(/lise|example|192/);
  });

  test("what another process counts drops nothing here", async () => {
    const other = await opened.openAgain();
    await attempt({ newsletter: "192.0.2.1" });
    const heard: unknown[] = [];
    const last = Promise.withResolvers<void>();
    const stop = onTagsDropped(opened.db, (tags) => {
      heard.push(tags);
      if (tags === "all" || tags.includes("last")) last.resolve();
    });
    await runWithDatabase(other, async () => {
      for (let index = 0; index < 5; index += 1) await attempt({ newsletter: `192.0.2.${index}` });
      await inTransaction(async () => dropTags("last"));
    });
    await last.promise;
    stop();
    expect(heard).toEqual([["last"]]);
  });

  test("what is over for a day is forgotten, and nothing else", async () => {
    await countStored([from("a", "old")]);
    opened.clock.advance(1_000 + 24 * 3_600_000 - 1);
    await forgetOldCounters();
    expect(await rows()).toHaveLength(1);
    await countStored([from("a", "new")]);
    opened.clock.advance(1);
    await forgetOldCounters();
    expect(await rows()).toHaveLength(1);
  });

  test("nobody is let through while the database can't tell: a login is a 503 that says when to come again", async () => {
    const away = new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: "postgres://127.0.0.1:1/away" }) }),
    });
    const api = createApi({ log: pino({ level: "silent" }) });
    const answer = await runWithDatabase({ ...opened.db, reader: away, writer: away }, async () =>
      api.request("/api/login", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: "lise@example.org", password: "une phrase" }),
      }),
    );
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
    await away.destroy();
  });

  /** Runs work that must not write: the writer is gone meanwhile. */
  async function inReadersOnly(work: () => Promise<void>): Promise<void> {
    const { writer: _, ...readers } = opened.db;
    await runWithDatabase({ ...readers, writer: opened.db.reader }, work);
  }
});
