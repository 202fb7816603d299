import { describe, expect, onTestFinished, test } from "vitest";

import { appContext, runWithContext } from "#server/context.ts";
import { inTransaction } from "#server/db/context.ts";
import { resolveNeed } from "#server/http/api/resolve-need.ts";
import { LastResort } from "#server/http/site/last-resort.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";

describe.each(engines)("the page of the last resort, on $name", (engine) => {
  const opened = useDatabase(engine);

  /** Pages that follow the estate of this test; a read fails while `isAway` says so. */
  async function followed(isAway = () => false): Promise<LastResort> {
    const lastResort = new LastResort();
    const context = appContext();
    const stop = await lastResort.follow({
      database: opened.db,
      resolveNeed: (need, locale) =>
        isAway() ? Promise.reject(new Error("away")) : resolveNeed(need, { locale, caller: null }),
      run: (work) => runWithContext(context, work),
      onFailure: () => {},
    });
    onTestFinished(stop);
    return lastResort;
  }

  test("has the estate's name and telephone from the start, and follows what is written", async () => {
    await setParameter("COMPANY_NAME", "Domaine des Murets");
    const lastResort = await followed();
    const before = lastResort.page("busy", "fr_FR");
    expect(before).toContain("Domaine des Murets");
    expect(lastResort.page("busy", "fr_FR")).toBe(before);
    // A write that is rolled into a larger one is heard inside of it.
    await inTransaction(() => setParameter("COMPANY_PHONE", "04 67 00 00 00"));
    await expect.poll(() => lastResort.page("away", "en_US")).toContain("tel:0467000000");
    expect(lastResort.page("broken", "en_US")).toContain("An error occurred while showing the error page");
  });

  test("keeps what it knew while the database is away", async () => {
    await setParameter("COMPANY_NAME", "Domaine des Murets");
    let isAway = false;
    const lastResort = await followed(() => isAway);
    isAway = true;
    await setParameter("COMPANY_NAME", "Un autre nom");
    expect(lastResort.page("away", "fr_FR")).toContain("Domaine des Murets");
  });
});
