import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

import { readSealed } from "../sealed-file.ts";
import { PictureFailure } from "./job.ts";
import { PictureMaker } from "./picture-maker.ts";

const folder = mkdtempSync(join(tmpdir(), "maker-"));
const source = join(folder, "vine.png");
const made: PictureMaker[] = [];
beforeAll(async () => {
  const whole = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#533" } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  writeFileSync(source, whole);
  writeFileSync(join(folder, "cut.png"), whole.subarray(0, 40_000));
  writeFileSync(join(folder, "text.png"), "no picture");
});
afterEach(() => {
  for (const maker of made.splice(0)) maker.stop();
});
afterAll(() => rmSync(folder, { recursive: true }));

function maker(options: ConstructorParameters<typeof PictureMaker>[0] = {}): PictureMaker {
  const one = new PictureMaker(options);
  made.push(one);
  return one;
}

const variant = (target: string, from = source) =>
  ({ kind: "variant", source: from, width: 320, format: "webp", target }) as const;

test("a size is kept, sealed, beside nothing else", async () => {
  const target = join(folder, "kept", "a.webp");
  expect(await maker().do(variant(target))).toEqual({ kind: "kept" });
  expect(await sharp((await readSealed(target)) ?? Buffer.alloc(0)).metadata()).toMatchObject({
    format: "webp",
    width: 320,
  });
  expect(readdirSync(join(folder, "kept"))).toEqual(["a.webp"]);
});

test("what the disk doesn't take comes all the same, with the reason", async () => {
  const outcome = await maker().do(variant(join(source, "no-folder", "a.webp")));
  expect(outcome).toMatchObject({ kind: "unkept", why: "ENOTDIR" });
  expect(outcome.kind === "unkept" && (await sharp(outcome.bytes).metadata()).width).toBe(320);
});

test("a picture is measured as it is shown", async () => {
  const turned = join(folder, "turned.jpg");
  writeFileSync(turned, await sharp(source).jpeg().withMetadata({ orientation: 6 }).toBuffer());
  expect(await maker().do({ kind: "measure", source: turned })).toEqual({
    kind: "measured",
    width: 600,
    height: 900,
    format: "jpeg",
  });
});

test.each([
  ["nothing.png", "missing"],
  ["text.png", "unsound"],
  ["cut.png", "unsound"],
])("%s is %s", async (name, kind) => {
  const job = { kind: "measure", source: join(folder, name) } as const;
  await expect(maker().do(job)).rejects.toMatchObject({ kind });
});

/** A process that says nothing. */
function silent(name: string, script: string): string {
  const program = join(folder, name);
  writeFileSync(program, script);
  return program;
}

test("a process that dies fails what it had, and the next job has another", async () => {
  const program = silent(
    "dies-once.mjs",
    `process.on("message", ({ id, job }) => job.source === "bad" ? process.abort() : process.send({ id, outcome: { kind: "kept" } }));`,
  );
  const one = maker({ program });
  const failing = one.do(variant("t", "bad"));
  await expect(failing).rejects.toBeInstanceOf(PictureFailure);
  await expect(failing).rejects.toMatchObject({ kind: "died" });
  expect(await one.do(variant("t", "good"))).toEqual({ kind: "kept" });
});

test("a job without end is given up, with the process", async () => {
  const program = silent("silent.mjs", `process.on("message", () => {});`);
  await expect(maker({ program, longest: 50 }).do(variant("t"))).rejects.toMatchObject({ kind: "died" });
});

test.runIf(process.platform === "linux")(
  "where there is no room for a process that is said; later there is one",
  () => {
    const script = silent(
      "no-room.mjs",
      `import { closeSync, openSync } from "node:fs";
    import { PictureMaker } from ${JSON.stringify(join(import.meta.dirname, "picture-maker.ts"))};
    const maker = new PictureMaker();
    const kindOf = (job) => maker.do(job).catch((error) => error.kind);
    const opened = [];
    try { for (;;) opened.push(openSync("/dev/null")); } catch {}
    const kinds = [await kindOf({ kind: "measure", source: "/nothing" })];
    for (const handle of opened) closeSync(handle);
    console.log(JSON.stringify([...kinds, await kindOf({ kind: "measure", source: "/nothing" })]));
    maker.stop();`,
    );
    const limited = ["-c", 'ulimit -n 60; exec "$0" "$1"', process.execPath, script];
    expect(spawnSync("sh", limited, { encoding: "utf8", timeout: 60_000 }).stdout).toBe('["disk","missing"]\n');
  },
);

test("the process has none of the server's secrets", async () => {
  process.env["DATABASE_URL"] = "postgres://user:secret@host/name";
  const program = silent(
    "environment.mjs",
    `process.on("message", ({ id }) => process.send({ id, outcome: { kind: "unkept", bytes: new Uint8Array(0), why: JSON.stringify(process.env) } }));`,
  );
  const outcome = await maker({ program }).do(variant("t"));
  delete process.env["DATABASE_URL"];
  expect(JSON.stringify(outcome)).not.toContain("secret");
});
