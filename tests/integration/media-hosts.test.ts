import { describe, expect, test } from "vitest";

import { loadSvg, svgRules } from "#server/media/svg/read.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

describe.each(engines)("drawings of other hosts on $name", (engine) => {
  useDatabase(engine);

  test("[§7 load-svg-safe] only hosts that the operator names are looked up at all, and none any more that was taken back", async () => {
    const asked: string[] = [];
    const lookup = async (host: string) => {
      asked.push(host);
      return [];
    };
    const load = () => loadSvg("https://drawings.estate.test/cave.svg", { ...svgRules, lookup });
    expect(await load()).toBeNull();
    expect(asked).toEqual([]);
    done(await setParameter("SVG_HOSTS", "cdn.estate.test, Drawings.estate.test"));
    expect(await load()).toBeNull();
    expect(asked).toEqual(["drawings.estate.test"]);
    done(await setParameter("SVG_HOSTS", "cdn.estate.test"));
    expect(await load()).toBeNull();
    expect(asked).toHaveLength(1);
  });
});
