import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

import { CompiledQuery, PostgresDriver, SqliteDriver, type DatabaseConnection } from "kysely";
import { afterAll, describe, expect, test, vi } from "vitest";

import { demoEstate } from "#demo/estate.ts";
import { BackupError } from "#server/backup/backup-error.ts";
import { restoreBackup } from "#server/backup/restore-backup.ts";
import { writeBackup } from "#server/backup/write-backup.ts";
import { runCli } from "#server/cli/run-cli.ts";
import { runWithDatabase } from "#server/db/context.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { savePage } from "#server/pages/write.ts";
import { engines, testStart, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { dump, filesBelow, mediaOf, noise, placesOf, writeMedia } from "./backup-site.ts";

/** What the disk refuses: the rename of this number, to remove a file of this name; and the file that it loses once it is listed. */
const disk = vi.hoisted(() => ({
  renames: 0,
  refusedRename: Number.POSITIVE_INFINITY,
  /** From the refused rename on none succeeds. */
  isBroken: false,
  onRename: () => {},
  keeps: "",
  loses: "",
}));

// Files share what a worker has loaded: this one loads its own, with a disk that refuses, and leaves none of it.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock("node:fs/promises");
  vi.resetModules();
});
vi.mock(import("node:fs/promises"), async (original) => {
  const real = await original();
  const refused = (what: string) => Object.assign(new Error(`EIO: i/o error, ${what}`), { code: "EIO" });
  return {
    ...real,
    rename: async (from, to) => {
      disk.renames += 1;
      const isRefused = disk.isBroken ? disk.renames >= disk.refusedRename : disk.renames === disk.refusedRename;
      if (isRefused) throw refused("rename");
      disk.onRename();
      await real.rename(from, to);
    },
    readdir: (async (path: string, options: object) => {
      const entries = await real.readdir(path, options);
      if (disk.loses !== "") await real.rm(disk.loses, { force: true });
      return entries;
    }) as typeof real.readdir,
    rm: async (path, options) => {
      if (disk.keeps !== "" && String(path).endsWith(disk.keeps)) throw refused("unlink");
      await real.rm(path, options);
    },
  };
});

describe.each(engines)("the files of a backup and a restore on $name", (engine) => {
  const opened = useDatabase(engine);

  test("a disk that refuses at any moment leaves the old site whole, and trying again brings the new one", async () => {
    const { file, rows, files } = await anotherSite();
    await oldSite();
    const [before, media] = [await dump(opened.db), filesBelow(mediaOf(opened.place))];
    let refusals = 0;
    for (;;) {
      Object.assign(disk, { renames: 0, refusedRename: refusals + 1 });
      const refusal: unknown = await restore(file).then(
        () => null,
        (error: unknown) => error,
      );
      if (refusal === null) break;
      refusals += 1;
      expect(refusal).toBeInstanceOf(BackupError);
      expect(String(refusal)).toMatch(/EIO.*The site is as it was/s);
      expect(await dump(opened.db), `after rename ${refusals}`).toEqual(before);
      expect(filesBelow(mediaOf(opened.place)), `after rename ${refusals}`).toEqual(media);
    }
    expect(refusals).toBeGreaterThan(3);
    expect(await dump(opened.db)).toEqual(rows);
    expect(filesBelow(mediaOf(opened.place))).toEqual(files);
    expect(readdirSync(opened.place.dataDir).filter((name) => name.startsWith("media"))).toEqual(["media"]);
  });

  test("a commit that fails leaves the old site whole", async () => {
    const { file } = await anotherSite();
    await oldSite();
    const [before, media] = [await dump(opened.db), filesBelow(mediaOf(opened.place))];
    const committing = vi.spyOn(
      engine.name === "sqlite" ? SqliteDriver.prototype : PostgresDriver.prototype,
      "commitTransaction",
    );
    committing.mockRejectedValueOnce(new Error("the disk is full"));
    try {
      await expect(restore(file)).rejects.toThrow("the disk is full");
    } finally {
      committing.mockRestore();
    }
    expect(await dump(opened.db)).toEqual(before);
    expect(filesBelow(mediaOf(opened.place))).toEqual(media);
  });

  test("a commit whose answer is lost takes no file from the new site", async () => {
    const { file, rows, files } = await anotherSite();
    await oldSite();
    const driver = engine.name === "sqlite" ? SqliteDriver.prototype : PostgresDriver.prototype;
    const committing = vi.spyOn(driver, "commitTransaction");
    committing.mockImplementationOnce(async (connection: DatabaseConnection) => {
      await connection.executeQuery(CompiledQuery.raw("commit"));
      throw new Error("the connection was lost");
    });
    const options = { ...placesOf(opened.place), file, now: testStart + 1, mayReplace: true };
    try {
      await expect(restoreBackup(options)).rejects.toThrow("The database took the restore");
    } finally {
      committing.mockRestore();
    }
    expect(await dump(opened.db)).toEqual(rows);
    expect(filesBelow(mediaOf(opened.place))).toMatchObject(files);
    await restore(file);
    expect(Object.keys(files).filter((path) => !existsSync(join(mediaOf(opened.place), path)))).toEqual([]);
  });

  test("what the disk doesn't take back is kept, and the next restore puts it back first", async () => {
    const { file, rows, files } = await anotherSite();
    await oldSite();
    const media = filesBelow(mediaOf(opened.place));
    // Where a file has gone aside and its successor can't come: from here on nothing can be moved.
    Object.assign(disk, { renames: 0, refusedRename: 2, isBroken: true });
    const options = { ...placesOf(opened.place), file, now: testStart + 1, mayReplace: true };
    const incomplete = /not all old files could be put back: .*EIO.* They are in .*\.restoring/s;
    await expect(restoreBackup(options)).rejects.toThrow(incomplete);
    Object.assign(disk, { refusedRename: Number.POSITIVE_INFINITY, isBroken: false });
    expect(filesBelow(mediaOf(opened.place))).not.toMatchObject(media);
    await expect(restoreBackup({ ...options, now: testStart + 2, mayReplace: false })).rejects.toThrow("--yes");
    expect(filesBelow(mediaOf(opened.place))).toEqual(media);
    await restore(file);
    expect(await dump(opened.db)).toEqual(rows);
    expect(filesBelow(mediaOf(opened.place))).toEqual(files);
  });

  test("a restore that was cut off is cleared up by the next: before its commit its old files go back, after it they don't", async () => {
    await oldSite();
    const media = filesBelow(mediaOf(opened.place));
    const { file } = await anotherSite();
    const cutOff = (at: number) => {
      writeMedia(opened.place, `.restoring/${at}/old/became-folder`, noise(15));
      writeMedia(opened.place, ".restoring/old/of-another-version.bin", noise(10));
      writeMedia(opened.place, `.restoring/${at}/old/wines/changed.bin`, noise(20));
    };
    cutOff(testStart + 1);
    rmSync(join(mediaOf(opened.place), "became-folder"));
    writeMedia(opened.place, "became-folder/one/inside.bin", noise(25));
    writeMedia(opened.place, "wines/changed.bin", noise(300));
    const refused = { ...placesOf(opened.place), file, now: testStart + 2, mayReplace: false };
    await expect(restoreBackup(refused)).rejects.toThrow("--yes");
    expect(filesBelow(mediaOf(opened.place))).toEqual(media);

    await restore(file);
    const restored = filesBelow(mediaOf(opened.place));
    cutOff(testStart);
    await expect(restoreBackup({ ...refused, now: testStart + 3 })).rejects.toThrow("--yes");
    expect(filesBelow(mediaOf(opened.place))).toEqual(restored);
  });

  test("what is uploaded while a site is restored stays", async () => {
    const { file, files } = await anotherSite();
    await oldSite();
    disk.onRename = () => writeMedia(opened.place, "uploaded.bin", noise(5));
    await restore(file);
    disk.onRename = () => {};
    expect(filesBelow(mediaOf(opened.place))).toMatchObject(files);
    expect(Object.keys(filesBelow(mediaOf(opened.place)))).toHaveLength(Object.keys(files).length + 1);
  });

  test("one restore of a site at a time", async () => {
    const { file, rows, files } = await anotherSite();
    await oldSite();
    const outcomes = await Promise.allSettled(
      [1, 2].map(
        async () => await restoreBackup({ ...placesOf(opened.place), file, now: testStart, mayReplace: true }),
      ),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(String(outcomes.find((one) => one.status === "rejected")?.reason)).toContain("Another restore");
    expect(await dump(opened.db)).toEqual(rows);
    expect(filesBelow(mediaOf(opened.place))).toEqual(files);
  });

  test("the folder itself stays, as it may be a disk of its own, and so does a file that is there already", async () => {
    const { file } = await anotherSite();
    await oldSite();
    const stays = () => [statSync(mediaOf(opened.place)).ino, statSync(join(mediaOf(opened.place), "same.bin")).ino];
    const before = stays();
    await restore(file);
    expect(stays()).toEqual(before);
  });

  test("an old file that can't be removed is named; the site is the new one", async () => {
    const { file, rows, files } = await anotherSite();
    await oldSite();
    disk.keeps = "old.bin";
    const outcome = await restore(file);
    disk.keeps = "";
    expect(outcome.left).toEqual(["old.bin"]);
    expect(await dump(opened.db)).toEqual(rows);
    expect(filesBelow(mediaOf(opened.place))).toMatchObject(files);
    expect(await restore(file)).toMatchObject({ left: [] });
    expect(filesBelow(mediaOf(opened.place))).toEqual(files);
  });

  test("a file in a folder's place, and a folder in a file's, give way", async () => {
    const { file, files } = await anotherSite();
    writeMedia(opened.place, "wines", noise(10));
    writeMedia(opened.place, "same.bin/inside.bin", noise(10));
    await restore(file);
    expect(filesBelow(mediaOf(opened.place))).toEqual(files);
  });

  test("a backup names the file that vanished under it, is none, and can be made again", async () => {
    await oldSite();
    disk.loses = join(mediaOf(opened.place), "old.bin");
    const file = join(opened.place.dataDir, "site.backup");
    const { error, code } = await backup(file);
    disk.loses = "";
    expect(error).toMatch(/old\.bin was removed while the backup was made\. Make it again\.$/);
    expect(error.split("\n")).toHaveLength(1);
    expect(code).toBe(2);
    expect(readdirSync(opened.place.dataDir).filter((name) => name.startsWith("site.backup"))).toEqual([]);
    expect(await backup(file)).toMatchObject({ code: 0, error: "" });
  });

  test("a backup that can't be written says where, in words", async () => {
    await oldSite();
    const file = join(opened.place.dataDir, "nowhere", "site.backup");
    expect(await backup(file)).toMatchObject({
      code: 2,
      error: expect.stringMatching(/nowhere\/site\.backup can't be written/),
    });
  });

  async function backup(file: string) {
    const error: string[] = [];
    const world = {
      env: opened.environment,
      estate: demoEstate,
      out: () => {},
      error: (text: string) => error.push(text),
    };
    const code = await runCli(["backup", file], world);
    return { code, error: error.join("\n") };
  }

  const restore = (file: string) =>
    restoreBackup({ ...placesOf(opened.place), file, now: testStart, mayReplace: true }).finally(() => {
      expect(existsSync(join(mediaOf(opened.place), ".restoring"))).toBe(false);
      disk.refusedRename = Number.POSITIVE_INFINITY;
    });

  async function oldSite(): Promise<void> {
    done(await savePage({ type: "content", texts: { fr_FR: { title: "Avant", slug: "avant" } } }));
    for (const [path, bytes] of [
      ["became-folder", 15],
      ["old.bin", 10],
      ["same.bin", 1000],
      ["wines/changed.bin", 20],
    ] as const) {
      writeMedia(opened.place, path, noise(bytes));
    }
  }

  /** A backup of a site that shares a file with the old one, and has another under the same name. */
  async function anotherSite() {
    const place = await engine.makePlace();
    const db = await openDatabase(place);
    const page = { type: "content", texts: { fr_FR: { title: "Après", slug: "apres" } } };
    done(await runWithDatabase(db, () => savePage(page)));
    for (const [path, bytes] of [
      ["became-folder/one/inside.bin", 25],
      ["new.bin", 30],
      ["same.bin", 1000],
      ["wines/changed.bin", 300_000],
      ["wines/new.bin", 0],
    ] as const) {
      writeMedia(place, path, noise(bytes));
    }
    const file = join(opened.place.dataDir, "another.backup");
    rmSync(file, { force: true });
    await writeBackup({ ...placesOf(place), file, now: testStart });
    const site = { file, rows: await dump(db), files: filesBelow(mediaOf(place)) };
    await db.close();
    await place.remove();
    return site;
  }
});
