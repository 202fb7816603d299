import { setTimeout as sleep } from "node:timers/promises";

import { describe, expect, test } from "vitest";

import { runWithDatabase } from "#server/db/context.ts";
import { storeStartingPages } from "#server/estate/engine/store-starting-pages.ts";
import { foundEstate, onUntouched } from "#server/estate/write.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";

describe.each(engines)("a site that starts empty, on $name", (engine) => {
  const opened = useDatabase(engine);

  test("a process waits for another one's filling longer than a query may wait", async () => {
    const other = await opened.openAgain();
    const begun = Promise.withResolvers<void>();
    const first = runWithDatabase(other, () =>
      onUntouched(async () => {
        await storeStartingPages();
        begun.resolve();
        // A writer's statement is given up after three seconds.
        await sleep(3_500);
        return "filled";
      }),
    );
    await begun.promise;
    expect(await foundEstate()).toBe(false);
    expect(await first).toBe("filled");
  });
});
