import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";

import type { SettingJob } from "./job.ts";
import { Typesetter, type TypesetterOptions } from "./typesetter.ts";

const folder = mkdtempSync(join(tmpdir(), "typesetter-"));
const program = join(folder, "play.mjs");
const began = join(folder, "began");
const made: Typesetter[] = [];

// A process that does what a document's title tells it.
beforeAll(() =>
  writeFileSync(
    program,
    `import { writeFileSync } from "node:fs";
     process.on("message", ({ id, job: { content: { title } } }) => {
       if (title === "crash") process.exit(3);
       if (["hang", "spin"].includes(title)) writeFileSync(${JSON.stringify(began)}, "");
       if (title === "hang") return;
       if (title === "spin") for (;;);
       process.send(title === "fail" ? { id, why: "no" } : { id, bytes: new TextEncoder().encode(title + " " + process.pid) });
     });
     process.on("disconnect", () => process.exit(0));`,
  ),
);
afterEach(() => {
  for (const one of made.splice(0)) one.stop();
  rmSync(began, { force: true });
  vi.useRealTimers();
});
afterAll(() => rmSync(folder, { recursive: true }));

function typesetter(options: TypesetterOptions = {}): Typesetter {
  const one = new Typesetter({ program, ...options });
  made.push(one);
  return one;
}

/** Lets the longest time that a document may take pass, once one that never ends is under way. */
async function passLongest(): Promise<void> {
  await expect.poll(() => existsSync(began)).toBe(true);
  vi.advanceTimersByTime(20_000);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const job = (title: string) => ({ content: { title }, title: {}, text: {}, pictures: {} }) as unknown as SettingJob;
const set = async (one: Typesetter, title: string) => new TextDecoder().decode(await one.set(job(title)));

test("one process sets one document after the other", async () => {
  const one = typesetter();
  const [first, second] = await Promise.all([set(one, "a"), set(one, "b")]);
  expect(first.replace("a ", "")).toBe(second.replace("b ", ""));
});

test("what ends the process ends one document; the next one starts another", async () => {
  const one = typesetter();
  const [before, crashed, after] = await Promise.allSettled([set(one, "a"), set(one, "crash"), set(one, "b")]);
  expect(crashed).toMatchObject({ status: "rejected", reason: { kind: "died" } });
  expect([before.status, after.status]).toEqual(["fulfilled", "fulfilled"]);
});

test.each(["hang", "spin"])(
  "a document that takes too long is given up (%s), and keeps nobody waiting",
  async (title) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const one = typesetter({ longest: 20_000 });
    const both = Promise.allSettled([set(one, title), set(one, "b")]);
    await passLongest();
    const [hung, after] = await both;
    expect(hung).toMatchObject({ status: "rejected", reason: { kind: "died" } });
    expect(after.status).toBe("fulfilled");
  },
);

test("a document that can't be set is refused with the reason", async () => {
  await expect(set(typesetter(), "fail")).rejects.toMatchObject({ kind: "unsound", message: "no" });
});

test("what is beyond the queue is refused at once", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const one = typesetter({ waiting: 2, longest: 20_000 });
  const settled = Promise.allSettled(["hang", "a", "b", "c"].map((title) => set(one, title)));
  await passLongest();
  const all = await settled;
  expect(all.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled", "rejected"]);
  expect(all[3]).toMatchObject({ reason: { kind: "busy" } });
});

test("a process without work ends, and a later document has another", async () => {
  const one = typesetter({ idle: 20 });
  const first = await set(one, "a");
  await expect.poll(() => isAlive(Number(first.replace("a ", "")))).toBe(false);
  expect((await set(one, "a")) === first).toBe(false);
});
