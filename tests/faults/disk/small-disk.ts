import { spawnSync } from "node:child_process";
import { appendFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { scratchDir } from "../kit/scratch.ts";
import { root, type Server } from "../kit/server.ts";

/** A disk that can be filled up, and made free again, while a server writes on it. */
export interface SmallDisk {
  readonly what: string;
  /** Words before the server's own command, and behind Node's name. */
  readonly prefix: readonly string[];
  readonly flags: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly fill: (server: Server) => void;
  readonly free: (server: Server) => void;
  /** Where the data folder is seen from here. */
  readonly seen: (server: Server) => string;
}

/**
 * A file system of 48 MB in memory, seen by the server alone, where the kernel lets anybody mount one in a namespace of
 * their own; else writes that fail inside the server, as if the disk were full.
 */
export function smallDisk(dataDir: string): SmallDisk {
  return canMount() ? mounted(dataDir) : failingWrites("ENOSPC", 0);
}

function canMount(): boolean {
  return spawnSync("unshare", ["--map-root-user", "--mount", "mount", "-t", "tmpfs", "none", "/mnt"]).status === 0;
}

function mounted(dataDir: string): SmallDisk {
  const place = scratchDir("disk");
  const script = 'mount -t tmpfs -o size=48m,mode=700 none "$0" && cp -a "$1/." "$0" && shift && exec "$@"';
  const seen = (server: Server): string => `/proc/${server.pid()}/root${place}`;
  const filler = (server: Server): string => join(seen(server), "filler");
  return {
    what: "a file system of 48 MB",
    prefix: ["unshare", "--map-root-user", "--mount", "sh", "-c", script, place, dataDir],
    flags: [],
    env: { DATA_DIR: place },
    fill: (server) => fillUp(filler(server)),
    free: (server) => rmSync(filler(server)),
    seen,
  };
}

/** Takes what there is, beside a server that takes some of it at the same time. */
function fillUp(file: string): void {
  for (const size of [1024 * 1024, 4096]) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(size));
    } catch (error) {
      if (!(error instanceof Error) || !("code" in error) || error.code !== "ENOSPC") throw error;
    }
  }
}

/** Writes that fail inside the server: each, or some between others that go well. */
export function failingWrites(code: "ENOSPC" | "EIO", between: number): SmallDisk {
  const orders = join(scratchDir("orders"), "fault");
  return {
    what: `writes that fail with ${code}${between > 0 ? `, one of ${between + 1}` : ""}`,
    prefix: [],
    flags: ["--import", join(root, "tests", "faults", "kit", "failing-files.ts")],
    env: { FAULTS_FILE: orders },
    fill: () => writeFileSync(orders, `${code} ${between}`),
    free: () => rmSync(orders),
    seen: ({ dataDir }) => dataDir,
  };
}
