import { ask, isFine, isTurnedAway, tally } from "../kit/ask.ts";
import { startCluster, type Cluster } from "../kit/cluster.ts";
import { startFaultProxy, type FaultProxy } from "../kit/fault-proxy.ts";
import { Ledger } from "../kit/ledger.ts";
import { keptPages, probe } from "../kit/prober.ts";
import { start, type Server } from "../kit/server.ts";
import type { Trial } from "../kit/trial.ts";

const writers = 24;

/** What any request may take while the database is in trouble, in milliseconds. */
const longest = 6_000;

/** What visitors and crawlers ask for, and is kept. */
const keptFiles = ["/sitemap.xml", "/robots.txt"] as const;

export interface Trouble {
  readonly server: Server;
  readonly cluster: Cluster;
  /** Between the site and the database. */
  readonly proxy: FaultProxy;
  readonly ledger: Ledger;
}

/**
 * Runs the site on a PostgreSQL that gets into trouble, under 24 writers and beside a visitor. Whatever happens to the
 * database: the process lives, kept pages are served, everybody gets an answer, and no acknowledged write is lost.
 */
export async function underTrouble(trial: Trial, trouble: (parts: Trouble) => Promise<void>): Promise<void> {
  await using cluster = await startCluster();
  await using proxy = await startFaultProxy(cluster.port);
  const env = { DATABASE_URL: cluster.url(proxy.port), DEMO: "on", TRUST_PROXY: "on", LOG_LEVEL: "warn" };
  await using server = await start({ env });
  const paths = [...keptPages, ...keptFiles];
  for (const path of paths) await ask(server.url + path);
  const ledger = new Ledger();
  ledger.start(() => server.url, writers);
  const prober = await probe({ url: server.url, paths });
  await trouble({ server, cluster, proxy, ledger });
  await ledger.stop();
  const seen = await prober.stop();
  trial.check("the process lives", server.isAlive(), server.isAlive() ? "" : server.output().trim().slice(-300));
  trial.check(
    "kept pages, sitemap and robots: at least 95 % are successes throughout",
    seen.share >= 0.95,
    String(seen),
  );
  const lost = ledger.lost(await cluster.readers());
  trial.check(
    "no acknowledged write is lost",
    lost.length === 0,
    `${ledger.acknowledged.size} acknowledged, ${lost.length} lost`,
  );
  const odd = ledger.answers.filter((answer) => !isFine(answer) && !isTurnedAway(answer));
  trial.check("a write is acknowledged, or refused with 503 and Retry-After", odd.length === 0, tally(ledger.answers));
  const slowest = Math.max(seen.slowest, ledger.slowest);
  trial.check(
    `no request takes longer than ${longest / 1000} s`,
    slowest < longest,
    `${(slowest / 1000).toFixed(1)} s`,
  );
}

/** `/readyz` says that the database is away, and says it in time. */
export async function checkNotReady(trial: Trial, { server }: Trouble): Promise<void> {
  const { status, error, milliseconds } = await ask(`${server.url}/readyz`, { timeout: 20_000 });
  const seen = `${status || error} after ${milliseconds.toFixed(0)} ms`;
  trial.count("/readyz is a 503 meanwhile, within its limit", status === 503 && milliseconds < longest, seen);
}
