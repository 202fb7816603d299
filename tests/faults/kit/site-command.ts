import { spawn } from "node:child_process";
import { join } from "node:path";

import { adminEmail, adminPassword } from "./login.ts";
import { root } from "./server.ts";

export interface CommandOutcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CommandOptions {
  /** Where the site is: `DATA_DIR`, and `DATABASE_URL` where it is on PostgreSQL. */
  readonly env: Readonly<Record<string, string>>;
  /** Milliseconds after which it is killed as by a loss of power; left out: never. */
  readonly killAfter?: number;
  /** What it reads from its standard input. */
  readonly input?: string;
}

/** Runs `npm run site -- …` without npm, and gives what it printed. */
export function siteCommand(
  words: readonly string[],
  { env, killAfter, input }: CommandOptions,
): Promise<CommandOutcome> {
  const child = spawn(process.execPath, [join(root, "server", "cli.ts"), ...words], {
    cwd: root,
    stdio: ["pipe", "pipe", "pipe"],
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: join(root, ".cache", "compile"),
      NODE_ENV: undefined,
      ADMIN_EMAIL: adminEmail,
      ADMIN_PASSWORD: adminPassword,
      ...env,
    },
  });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (text) => (stdout += String(text)));
  child.stderr.on("data", (text) => (stderr += String(text)));
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill("SIGKILL"), killAfter);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      clearTimeout(timer);
      resolve({ code, stdout, stderr });
    });
  });
}
