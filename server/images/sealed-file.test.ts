import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, test } from "vitest";

import { readSealed, sealed, unsealed } from "./sealed-file.ts";

const folder = mkdtempSync(join(tmpdir(), "sealed-"));
afterAll(() => rmSync(folder, { recursive: true }));

const picture = Buffer.from("the bytes of a picture");

test("what is sealed comes back, and nothing of the seal", () => {
  expect(unsealed(Buffer.from(sealed(picture)))).toEqual(picture);
});

test.each([
  ["empty", Buffer.alloc(0)],
  ["cut off", sealed(picture).subarray(0, -3)],
  ["without its beginning", sealed(picture).subarray(3)],
  ["without its seal", picture],
  ["one bit wrong", flipped(sealed(picture), 5)],
  ["zeros", Buffer.alloc(400)],
  ["a seal of nothing", sealed(Buffer.alloc(0))],
])("a file that is %s is no picture", async (name, bytes) => {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  expect(await readSealed(file)).toBeNull();
});

test("one that isn't there isn't either", async () => {
  expect(await readSealed(join(folder, "nothing"))).toBeNull();
});

function flipped(bytes: Buffer, at: number): Buffer {
  const damaged = Buffer.from(bytes);
  damaged.writeUInt8(damaged.readUInt8(at) ^ 1, at);
  return damaged;
}
