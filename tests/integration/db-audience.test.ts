import { describe, expect, test } from "vitest";

import { database, inTransaction } from "#server/db/context.ts";
import { countVisit, forgetOldVisits } from "#server/audience/write.ts";
import { listVisits } from "#server/audience/read.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";

describe.each(engines)("who reads and who came, on $name", (engine) => {
  const opened = useDatabase(engine);

  test("[§7] a visit counts once for each address, mark and day in Paris; addresses are never stored", async () => {
    for (const address of ["203.0.113.7", "203.0.113.7", "203.0.113.8"]) await countVisit("letter", address);
    await countVisit("card", "203.0.113.7");
    opened.clock.set(Date.UTC(2026, 4, 20, 21, 59));
    await countVisit("letter", "203.0.113.7");
    opened.clock.set(Date.UTC(2026, 4, 20, 22, 1));
    await countVisit("letter", "203.0.113.7");
    expect(await listVisits()).toEqual([
      { visit: "letter", day: "2026-05-21", visitors: 1 },
      { visit: "card", day: "2026-05-20", visitors: 1 },
      { visit: "letter", day: "2026-05-20", visitors: 2 },
    ]);
    const seen = await database().selectFrom("visit_seen").selectAll().execute();
    expect(seen).toHaveLength(1);
    expect(JSON.stringify(seen)).not.toContain("203.0.113");
  });

  test("visits that arrive together are all counted", async () => {
    await Promise.all(Array.from({ length: 12 }, (_, index) => countVisit("letter", `203.0.113.${index % 6}`)));
    expect(await listVisits()).toMatchObject([{ visitors: 6 }]);
  });

  test("[§4] one address brings twenty marks a day at most, and the day's hundreds are counted together", async () => {
    for (let mark = 0; mark < 30; mark++) await countVisit(`mark-${mark}`, "203.0.113.7");
    expect(await listVisits()).toHaveLength(20);
    await inTransaction(async () => {
      const day = "2026-05-20";
      const visits = Array.from({ length: 480 }, (_, mark) => ({ visit: `more-${mark}`, day, visitors: 1 }));
      await database().insertInto("visit").values(visits).execute();
    });
    for (const mark of ["new-1", "new-2", "mark-3"]) await countVisit(mark, "203.0.113.8");
    const told = await listVisits();
    expect(told).toHaveLength(501);
    expect(told).toContainEqual({ visit: "(other)", day: "2026-05-20", visitors: 2 });
    expect(told).toContainEqual({ visit: "mark-3", day: "2026-05-20", visitors: 2 });
  });

  test("who came is forgotten when the day is over, counts after 25 months", async () => {
    await countVisit("letter", "203.0.113.7");
    opened.clock.advance(86_400_000);
    await forgetOldVisits();
    expect(await database().selectFrom("visit_seen").selectAll().execute()).toEqual([]);
    opened.clock.advance(758 * 86_400_000);
    await forgetOldVisits();
    expect(await listVisits()).toHaveLength(1);
    opened.clock.advance(2 * 86_400_000);
    await forgetOldVisits();
    expect(await listVisits()).toEqual([]);
  });
});
