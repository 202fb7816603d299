import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { tighten } from "./private-files.ts";

describe("a data folder is closed to others", () => {
  let folder = "";
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "estate-private-"))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function make(names: readonly string[]): void {
    chmodSync(folder, 0o755);
    for (const name of names) {
      const path = join(folder, name);
      if (name.endsWith("/")) mkdirSync(path);
      else writeFileSync(path, "");
      chmodSync(path, name.endsWith("/") ? 0o755 : 0o644);
    }
  }

  const modeOf = (name: string): string => (statSync(join(folder, name)).mode & 0o777).toString(8);

  test("with everything that is below it", async () => {
    const files = ["site.sqlite", "site.sqlite-wal", "site.sqlite-shm", "serving.lock", "founded.txt", "media/a.jpg"];
    make(["media/", "cache/", ...files]);
    await tighten(folder);
    expect([".", "media/", "cache/"].map(modeOf)).toEqual(["700", "700", "700"]);
    expect(files.map(modeOf)).toEqual(files.map(() => "600"));
  });

  test("not where something else stands: neither it nor the folder, though its name begins like one of ours", async () => {
    make(["media/", "media-archive/", "cache.php", "founded.txt", "site.sqlite.bak"]);
    await tighten(folder);
    expect(["media/", "founded.txt"].map(modeOf)).toEqual(["700", "600"]);
    expect([".", "media-archive/", "cache.php"].map(modeOf)).toEqual(["755", "755", "644"]);
    // A copy of the database is as private as itself.
    expect(modeOf("site.sqlite.bak")).toBe("600");
  });

  test("but not what a link leads to", async () => {
    make([]);
    const elsewhere = mkdtempSync(join(tmpdir(), "estate-elsewhere-"));
    chmodSync(elsewhere, 0o755);
    symlinkSync(elsewhere, join(folder, "media"));
    await tighten(folder);
    expect(modeOf(".")).toBe("700");
    expect((statSync(elsewhere).mode & 0o777).toString(8)).toBe("755");
    rmSync(elsewhere, { recursive: true });
  });
});
