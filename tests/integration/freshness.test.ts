import { join } from "node:path";

import { beforeEach, describe, expect, test } from "vitest";

import { fillDemo } from "#demo/fill.ts";
import { appContext } from "#server/context.ts";
import { createSite, type Site } from "#server/create-site.ts";
import { readEnv } from "#server/env.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { isLong } from "#tests/setup/is-long.ts";

import { randomWriter } from "./random-writes/random-writer.ts";

const root = join(import.meta.dirname, "..", "..");
/** How many writes; around each one this many pages are read, or all of them: `SAMPLE=15` for a run of minutes. */
const [writes, sample] = isLong ? [500, Number(process.env["SAMPLE"] ?? Infinity)] : [30, 3];
/** Everything stands on these. */
const always = ["/", "/nos-cuvees", "/en_US/our-wines", "/actualites"];
/** What isn't pages but shows what was written. */
const forCrawlers = ["/sitemap.xml", "/rss.xml", "/en_US/rss.xml"];

/*
 * Two sites over one database, as two processes would be: one keeps everything it can, the other nothing at all.
 */
describe.each(engines)("freshness on $name", (engine) => {
  const place = useDatabase(engine);
  let kept: Site;
  let plain: Site;

  beforeEach(async () => {
    await fillDemo({ adminEmail: "a@clairveille.example", say: () => {} });
    kept = await openSite("on");
    plain = await openSite("off");
  });

  test(
    `after each of ${writes} random writes pages equal, byte for byte, those of a site that keeps nothing`,
    async () => {
      const seed = Number(process.env["SEED"] ?? 20_260_521);
      const writer = randomWriter(seed, place.clock);
      const paths = await everyPath();
      const history: string[] = [];
      const done = new Set<string>();
      for (let count = 1; count <= writes; count += 1) {
        const chosen =
          paths.length <= sample
            ? paths
            : [writer.choose(always), ...Array.from({ length: sample - 1 }, () => writer.choose(paths))];
        // What is compared is kept before the write, so that it can be stale after it.
        for (const path of chosen) await read(kept, path);
        const { what, isRefused } = await writer.write();
        history.push(isRefused ? `${what} (refused)` : what);
        if (!isRefused) done.add(what);
        const stale: string[] = [];
        for (const path of chosen) {
          const [given, expected] = [await read(kept, path), await read(plain, path)];
          if (given !== expected) stale.push(`${path}\n${firstDifference(given, expected)}`);
        }
        if (stale.length > 0) {
          const since = history.slice(-5).join(", ");
          expect.fail(
            `${stale.length} pages are stale after write ${count} (${since}), seed ${seed}\n${stale.join("\n")}`,
          );
        }
      }
      if (isLong) expect(writer.kinds.filter((kind) => !done.has(kind))).toEqual([]);
      else expect(done.size).toBeGreaterThan(20);
    },
    isLong ? 10_800_000 : 120_000,
  );

  /** Every address of the sitemap, in both languages, and what is no page. */
  async function everyPath(): Promise<readonly string[]> {
    const xml = await (await plain.crawlers.request("/sitemap.xml")).text();
    const found = [...xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = ""]) => path || "/");
    expect(found.length).toBeGreaterThan(60);
    return [
      ...found,
      ...forCrawlers,
      "/nothing",
      "/en_US/nothing",
      ...found.slice(0, 20).map((path) => `/_data${path}`),
    ];
  }
});

async function openSite(cache: "on" | "off"): Promise<Site> {
  // In development whoever writes to what is kept throws.
  const env = readEnv({ CACHE: cache, LOG_LEVEL: "silent", NODE_ENV: "development" });
  if (!env.ok) throw new Error(env.error.join("\n"));
  return await createSite(env.value, { root, context: appContext() });
}

async function read({ app, crawlers }: Site, path: string): Promise<string> {
  const answer = await (forCrawlers.includes(path) ? crawlers : app).request(`http://site.test${path}`, {
    headers: { "accept-language": "fr" },
  });
  return `${answer.status} ${answer.headers.get("location") ?? ""}\n${await answer.text()}`;
}

function firstDifference(given: string, expected: string): string {
  let at = 0;
  while (given[at] === expected[at]) at += 1;
  const near = (text: string): string => text.slice(Math.max(0, at - 80), at + 80);
  return `given    …${near(given)}…\nexpected …${near(expected)}…`;
}
