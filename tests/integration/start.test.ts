import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { isLong } from "#tests/setup/is-long.ts";
import { startSite } from "#tests/setup/running-site.ts";

const bundle = join(import.meta.dirname, "..", "..", "dist", "server", "entry-server.js");

/*
 * What runs in the process that `npm start` starts: V8 itself says which functions of the built renderer were called.
 */
describe("the process that npm start starts", () => {
  test("renders with React's production build when nobody says NODE_ENV", async () => {
    const ran = await modulesThatRan({});
    expect(ran).toContain("react-dom/cjs/react-dom-server-legacy.node.production.js");
    expect(ran.filter((name) => name.includes("development"))).toEqual([]);
  });

  test.runIf(isLong)("renders with React's development build when NODE_ENV says so", async () => {
    const ran = await modulesThatRan({ NODE_ENV: "development" });
    expect(ran).toContain("react-dom/cjs/react-dom-server-legacy.node.development.js");
    expect(ran.filter((name) => name.includes("react-dom/cjs") && name.includes("production"))).toEqual([]);
  });
});

/** Starts the site, asks for a page, stops it, and names the packages' files in the renderer of which a function was called. */
async function modulesThatRan(env: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), "cellardoor-coverage-"));
  try {
    const site = await startSite({ env: { ...env, NODE_V8_COVERAGE: folder, LOG_LEVEL: "warn" } });
    expect((await fetch(`${site.url}/nos-cuvees`)).status).toBe(200);
    await site.stop();
    const called = readdirSync(folder).flatMap((file) => calledOffsets(readFileSync(join(folder, file), "utf8")));
    return regionsOf(readFileSync(bundle, "utf8"))
      .filter(({ start, end }) => called.some((offset) => offset > start && offset < end))
      .map(({ name }) => name);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly { readonly ranges: readonly { startOffset: number; count: number }[] }[];
  }[];
}

/** Where the called functions of the built renderer begin. */
function calledOffsets(json: string): number[] {
  const { result } = JSON.parse(json) as Coverage;
  return result
    .filter(({ url }) => url.endsWith("/dist/server/entry-server.js"))
    .flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]))
    .flatMap((range) => (range && range.count > 0 ? [range.startOffset] : []));
}

/** The parts of the bundle that come from packages, by the comment that the build puts before each file. */
function regionsOf(source: string): { name: string; start: number; end: number }[] {
  const marks = [...source.matchAll(/^\/\/ (?:\S+\/)?[\w.-]+\.[cm]?[jt]sx?$/gm)];
  return marks.map(({ 0: mark, index: start }, place) => ({
    name: mark.replace(/^\/\/ (node_modules\/)?/, ""),
    start,
    end: marks[place + 1]?.index ?? source.length,
  }));
}
