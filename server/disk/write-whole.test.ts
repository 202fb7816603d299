import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { removeOldParts, writePart, writeWhole } from "./write-whole.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "whole-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a file takes its place, and that of another, with nothing left beside it", async () => {
  const file = join(folder, "below", "a.jpg");
  await writeWhole(file, Buffer.from("first"));
  await writeWhole(file, Buffer.from("second"));
  expect(readFileSync(file, "utf8")).toBe("second");
  expect(readdirSync(join(folder, "below"))).toEqual(["a.jpg"]);
});

test.runIf(process.platform !== "win32")("nobody else on the machine reads it", async () => {
  const file = join(folder, "below", "a.jpg");
  await writeWhole(file, Buffer.from("mine"));
  expect([statSync(file).mode & 0o777, statSync(join(folder, "below")).mode & 0o777]).toEqual([0o600, 0o700]);
});

test("what the disk refuses leaves nothing, and the file that was there", async () => {
  mkdirSync(join(folder, "taken", "by-a-folder"), { recursive: true });
  await expect(writeWhole(join(folder, "taken"), Buffer.from("x"))).rejects.toThrow(/EISDIR|EEXIST|ENOTEMPTY|EPERM/);
  expect(readdirSync(folder)).toEqual(["taken"]);
});

test("parts that a crash left are removed once they are old; what isn't one stays", async () => {
  const part = await writePart(join(folder, "below"), Buffer.from("half"));
  writeFileSync(join(folder, ".hidden"), "");
  const { mtimeMs } = statSync(part);
  await removeOldParts(folder, 1000, mtimeMs + 900);
  expect(existsSync(part)).toBe(true);
  await removeOldParts(folder, 1000, mtimeMs + 1100);
  expect([existsSync(part), existsSync(join(folder, ".hidden"))]).toEqual([false, true]);
  await removeOldParts(join(folder, "nowhere"), 1000, mtimeMs);
});
