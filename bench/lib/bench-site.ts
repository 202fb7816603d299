import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

import { serverFlags } from "../../scripts/server-flags.mjs";
import { onCore } from "./options.ts";
import type { Order } from "./site-process.ts";

export interface BenchSite extends AsyncDisposable {
  readonly url: string;
  readonly pid: number;
  /** Has the site's own process do something, and gives what that tells. */
  tell<Value>(order: Order): Promise<Value>;
}

const root = join(import.meta.dirname, "..", "..");

/** Starts the site with the flags and the environment of `npm start`, on core 0. */
export async function startBenchSite(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<BenchSite> {
  const [command, ...words] = [...onCore(0), process.execPath];
  const child = fork(join(import.meta.dirname, "site-process.ts"), {
    cwd: root,
    execPath: command,
    execArgv: [...words, ...serverFlags],
    env: {
      ...process.env,
      NODE_ENV: undefined,
      NODE_COMPILE_CACHE: join(root, ".cache", "compile"),
      LOG_LEVEL: "warn",
      // Making them would take a part of what is measured.
      PICTURES_AHEAD: "off",
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: dataDir,
      ...env,
    },
  });
  const answer = async <Value>(): Promise<Value> => {
    const [message] = (await Promise.race([once(child, "message"), failed()])) as [{ value: Value }];
    return message.value;
  };
  const failed = async (): Promise<never> => {
    const [code] = (await once(child, "exit")) as [number | null];
    throw new Error(`The site of the benchmark ended with code ${code}`);
  };
  const url = await answer<string>();
  return {
    url,
    pid: child.pid ?? 0,
    tell: async (order) => {
      child.send(order);
      return await answer();
    },
    async [Symbol.asyncDispose]() {
      const exited = once(child, "exit");
      if (child.exitCode === null && child.kill("SIGTERM")) await exited;
    },
  };
}
