import { readFileSync } from "node:fs";
import { join } from "node:path";

import pg from "pg";

import { embeddedServer } from "#tests/setup/embedded-postgres.ts";
import { onServer } from "#tests/setup/on-server.ts";
import { freePort } from "#tests/setup/running-site.ts";

import { processTree } from "./process-tree.ts";
import { scratchDir } from "./scratch.ts";

/** A PostgreSQL of our own, to be stopped, paused and cut. */
export interface Cluster extends AsyncDisposable {
  readonly port: number;
  /** The site's database: as it is, or through something at another port. */
  readonly url: (port?: number) => string;
  readonly start: () => Promise<void>;
  /** In good order (open transactions are broken off), or as by a loss of power. */
  readonly stop: (how: "fast" | "immediate") => Promise<void>;
  /** Stops every process of it in its tracks: connections stay open, and nothing answers. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Ends every connection to the site's database, whatever it is doing. */
  readonly killBackends: () => Promise<void>;
  /** How long a bare client takes for a connection and an answer, in milliseconds: what this machine can do now. */
  readonly bareTime: () => Promise<number>;
  /** Who gets the newsletter. */
  readonly readers: () => Promise<ReadonlySet<string>>;
}

/** The file system isn't on trial here, so nothing waits for it; commits are written out all the same. */
const settings = {
  fsync: "off",
  full_page_writes: "off",
  jit: "off",
  max_connections: 100,
  unix_socket_directories: "",
};

/** Makes a cluster with an empty database, and starts it. */
export async function startCluster(): Promise<Cluster> {
  const port = await freePort();
  const directory = scratchDir("postgres");
  const server = await embeddedServer({ directory, port, settings, persistent: true });
  await server.initialise();
  await server.start();
  const url = (at = port): string => `postgres://postgres:postgres@127.0.0.1:${at}/estate`;
  const admin = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
  await onServer(admin, "create database estate");
  const postmaster = (): number => Number(readFileSync(join(directory, "postmaster.pid"), "utf8").split("\n", 1)[0]);
  const signal = (name: NodeJS.Signals): void => processTree(postmaster()).forEach((pid) => process.kill(pid, name));
  return {
    port,
    url,
    start: () => server.start(),
    async stop(how) {
      if (how === "immediate") process.kill(postmaster(), "SIGQUIT");
      await server.stop();
    },
    pause: () => signal("SIGSTOP"),
    resume: () => signal("SIGCONT"),
    killBackends: () =>
      onServer(admin, "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'estate'"),
    async bareTime() {
      const began = performance.now();
      await onServer(url(), "select 1");
      return performance.now() - began;
    },
    async readers() {
      const client = new pg.Client({ connectionString: url() });
      await client.connect();
      const { rows } = await client.query<{ email: string }>("select email from newsletter_subscription");
      await client.end();
      return new Set(rows.map(({ email }) => email));
    },
    [Symbol.asyncDispose]: () => server.stop(),
  };
}
