import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";

import { runToEnd } from "#tests/setup/run-to-end.ts";
import { startSite } from "#tests/setup/running-site.ts";
import { makeScratchDir } from "#tests/setup/scratch-dir.ts";

const server = join(import.meta.dirname, "..", "..", "server");
const password = "a password of ours";
const email = "admin@clairveille.example";

/** Runs an entry of the server to its end. */
function run(entry: "main" | "cli", dataDir: string, words: readonly string[] = [], input = "", more = {}) {
  const env = { ...process.env, ...more, DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "warn", NODE_ENV: undefined };
  const words_ = [join(server, `${entry}.ts`), ...words];
  const { status, stdout, stderr } = runToEnd(words_, { env, input });
  return { status, text: stdout + stderr };
}

/*
 * The data folder of a site that was started, stopped, and has lost something: on the file system, where users do it.
 */
describe("a site's folder", { timeout: 240_000 }, () => {
  let dataDir = "";
  let printed = "";
  let printedLater = "";

  beforeAll(async () => {
    dataDir = makeScratchDir(inject("runDir"), "lost-");
    const options = { dataDir, env: { LOG_LEVEL: "warn" } };
    const first = await startSite(options);
    printed = first.output();
    await first.stop();
    const second = await startSite(options);
    printedLater = second.output();
    await second.stop();
  });

  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  test("a password that was made is printed once, and stands in no file", () => {
    const made = /Administrator: (\S+) {3}Password: (\S{20,})\n/.exec(printed);
    expect(made?.[1]).toBe(email);
    expect(printedLater).toContain("The administrator's password is lost? npm run site -- password");
    expect(printedLater).not.toContain(email);
    expect(printedLater).not.toContain("Password:");
    expect(printedLater).not.toContain(made?.[2] ?? "");
    for (const file of filesIn(dataDir)) expect(readFileSync(file, "latin1").includes(made?.[2] ?? "")).toBe(false);
  });

  test("is its owner's alone", () => {
    expect(modesIn(dataDir)).toEqual(["file 600", "folder 700"]);
  });

  test("is closed again at the next start when it was copied or made by an earlier version", async () => {
    const old = copyOf(dataDir);
    spawnSync("chmod", ["-R", "a+rX", old]);
    expect(modesIn(old)).toEqual(["file 644", "folder 755"]);
    const site = await startSite({ dataDir: old, env: { LOG_LEVEL: "warn" } });
    await site.stop();
    expect(modesIn(old)).toEqual(["file 600", "folder 700"]);
  });

  test("without its database is refused, as it is, until a person decides", async () => {
    const lost = copyOf(dataDir);
    for (const name of readdirSync(lost).filter((each) => each.startsWith("site.sqlite"))) rmSync(join(lost, name));
    const before = readdirSync(lost);
    const refused = run("main", lost);
    expect(refused.status).toBe(1);
    expect(refused.text).toMatch(/The database is empty.*founded\.txt, media.*restore FILE.*init.*demo reset/);
    expect(readdirSync(lost)).toEqual(before);
    // An empty database is no database.
    expect(run("cli", lost, ["status"]).status).toBe(0);
    expect(run("main", lost)).toMatchObject({ status: 1, text: expect.stringContaining("The database is empty") });
    const reset = run("cli", lost, ["demo", "reset"]);
    expect(reset.status).toBe(0);
    const made = /Password: (\S{20,})\n/.exec(reset.text)?.[1] ?? "";
    await using site = await startSite({ dataDir: lost, env: { LOG_LEVEL: "warn" } });
    expect(await logIn(site.url, made)).toBe(200);
  });

  test("with pictures and no database is refused as well, though an earlier version left no mark", () => {
    const lost = makeScratchDir(inject("runDir"), "lost-");
    mkdirSync(join(lost, "media"));
    writeFileSync(join(lost, "media", "harvest.jpg"), "");
    expect(run("main", lost)).toMatchObject({ status: 1, text: expect.stringContaining("(media)") });
  });

  test("is not filled for an administrator whose password is easy to guess; both entries name the variable", () => {
    const begun = makeScratchDir(inject("runDir"), "lost-");
    for (const [entry, words, status] of [
      ["main", [], 1],
      ["cli", ["demo", "reset"], 2],
    ] as const) {
      const refused = run(entry, begun, words, "", { ADMIN_PASSWORD: "admin@estate" });
      expect([entry, refused.status]).toEqual([entry, status]);
      expect(refused.text).toMatch(/ADMIN_EMAIL and ADMIN_PASSWORD name is refused: .*must be less easy to guess/);
      expect(refused.text).not.toMatch(/\n +at |admin@estate/);
    }
  });

  test("of which the log alone is left loses not even that", () => {
    const lost = copyOf(dataDir);
    renameSync(join(lost, "site.sqlite"), join(lost, "site.sqlite-wal"));
    const size = statSync(join(lost, "site.sqlite-wal")).size;
    rmSync(join(lost, "founded.txt"));
    rmSync(join(lost, "media"), { recursive: true });
    for (const entry of ["main", "cli"] as const) {
      const refused = run(entry, lost, entry === "cli" ? ["status"] : []);
      expect([entry, refused.status]).toEqual([entry, entry === "cli" ? 2 : 1]);
      expect(refused.text).toContain("site.sqlite-wal is there");
    }
    expect(statSync(join(lost, "site.sqlite-wal")).size).toBe(size);
  });

  test("whose first filling was cut off is filled at the next start", async () => {
    const begun = makeScratchDir(inject("runDir"), "lost-");
    mkdirSync(join(begun, "media"));
    writeFileSync(join(begun, "media", "logo.svg.1234.filling"), "");
    writeFileSync(join(begun, "founding.txt"), "");
    const site = await startSite({ dataDir: begun, env: { LOG_LEVEL: "warn", ADMIN_PASSWORD: password } });
    expect(await logIn(site.url, password)).toBe(200);
    expect(site.output()).not.toContain(password);
    await site.stop();
    expect(existsSync(join(begun, "founding.txt"))).toBe(false);
  });

  test("in which an earlier version kept the password in plain text keeps it no longer; a new one can be set", async () => {
    const old = copyOf(dataDir);
    const text = JSON.stringify({ email, password: "in plain text" });
    writeFileSync(join(old, "demo-login.json"), text);
    await using site = await startSite({ dataDir: old, env: { LOG_LEVEL: "warn" } });
    expect(existsSync(join(old, "demo-login.json"))).toBe(false);
    expect(site.output()).toContain("demo-login.json held the administrator's password in plain text and is removed");
    expect(run("cli", old, ["password"], `${password}\n`)).toMatchObject({
      status: 0,
      text: expect.stringContaining(`${email} has a new password`),
    });
    expect(await logIn(site.url, password)).toBe(200);
    const made = run("cli", old, ["password", email, "--generate"]);
    expect(await logIn(site.url, password)).toBe(401);
    expect(await logIn(site.url, /Password, shown this once: (\S+)/.exec(made.text)?.[1] ?? "")).toBe(200);
    for (const [words, input, why] of [
      [["password", "nobody@estate.example"], password, "no account"],
      [["password"], "", "nothing on the standard input"],
      [["password"], "short", "8"],
    ] as const) {
      const refused = run("cli", old, words, input);
      expect(refused).toMatchObject({ status: 2, text: expect.stringContaining(why) });
    }
  });
});

async function logIn(url: string, given: string): Promise<number> {
  // A connection of its own: commands that run in between outlast a kept one.
  const headers = { "content-type": "application/json", connection: "close" };
  const body = JSON.stringify({ email, password: given });
  return (await fetch(`${url}/api/login`, { method: "POST", headers, body })).status;
}

function copyOf(dataDir: string): string {
  const copy = makeScratchDir(inject("runDir"), "lost-");
  spawnSync("cp", ["-a", `${dataDir}/.`, copy]);
  return copy;
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The modes that files and folders have, each kind and mode once. */
function modesIn(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = [folder, ...entries.map((entry) => join(entry.parentPath, entry.name))];
  const modes = paths.map((path) => {
    const there = statSync(path);
    return `${there.isDirectory() ? "folder" : "file"} ${(there.mode & 0o777).toString(8)}`;
  });
  return [...new Set(modes)].toSorted();
}
