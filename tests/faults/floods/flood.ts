import { filledSite } from "../kit/filled-site.ts";
import { logIn } from "../kit/login.ts";
import { processorTime, watchMemory, type MemoryWatch } from "../kit/process-tree.ts";
import { checkKept, keptPages, probe } from "../kit/prober.ts";
import { start, type Server } from "../kit/server.ts";
import { ask } from "../kit/ask.ts";
import type { Trial } from "../kit/trial.ts";

/** What the process may take at its worst, in megabytes. */
const mostMemory = 450;

export interface Flooded {
  readonly server: Server;
  readonly memory: MemoryWatch;
}

export interface FloodOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Kept pages that answer at least, 0…1. */
  readonly share?: number;
}

/**
 * Runs an attack against the demo estate as users start it, beside a visitor at another address who looks at kept
 * pages. Whatever the attack is: the process lives, stays small, and the visitor notices nothing.
 */
export async function underFlood(
  trial: Trial,
  attack: (flooded: Flooded) => Promise<void>,
  { env = {}, share }: FloodOptions = {},
): Promise<void> {
  await using server = await start({ dataDir: await filledSite(), by: "npm", env });
  for (const path of keptPages) await ask(server.url + path);
  const memory = watchMemory(server.pid());
  const prober = await probe({ url: server.url, paths: [...keptPages, "/healthz"] });
  const before = processorTime(server.pid());
  const began = Date.now();
  await attack({ server, memory });
  const seconds = (Date.now() - began) / 1000;
  const seen = await prober.stop();
  const crowd = crowding(before, processorTime(server.pid()));
  trial.check("the process lives", server.isAlive(), lastWords(server));
  trial.check(
    `it stays under ${mostMemory} MB`,
    memory.peak() < mostMemory,
    `${memory.peak()} MB in ${seconds.toFixed(1)} s`,
  );
  memory.stop();
  checkKept(trial, seen, { share, crowd });
  if (!server.isAlive()) return;
  const after = await ask(`${server.url}/en_US/nos-cuvees`, { timeout: 10_000 });
  trial.check(
    "a page that nobody has asked for is made right after",
    after.status < 400 && after.status > 0,
    `${after.status || after.error}`,
  );
  const status = await logIn(server.url);
  trial.check("the administrator logs in right after", status === 200, String(status));
}

/** How many times longer the server's work took than with a core of its own: others use the machine too. */
function crowding(before: ReturnType<typeof processorTime>, after: ReturnType<typeof processorTime>): number {
  const ran = after.ran - before.ran;
  return ran > 0 ? (ran + after.waited - before.waited) / ran : 1;
}

function lastWords(server: Server): string {
  if (server.isAlive()) return "";
  return server
    .output()
    .split("\n")
    .filter((line) => !line.startsWith("{"))
    .slice(-4)
    .join(" ")
    .trim()
    .slice(0, 300);
}
