import { Hono } from "hono";

import { unavailableHeaders } from "./request/unavailable.ts";

export interface HealthOptions {
  /** Rejects while the database doesn't give what it holds, within a second or so. */
  readonly check: () => Promise<void>;
  /** True once the process has been told to stop: a balancer then sends nothing more. */
  readonly isDraining: () => boolean;
}

/** Milliseconds for which what a look at the database found is told to whoever else asks. */
const lookCounts = 200;

/**
 * `/healthz`: the process lives, no work done. `/readyz`: it can serve. Whoever asks while the database is being looked
 * at, or just after, gets what that look says: these addresses pass the door, and a flood of them must not be one of
 * queries.
 */
export function createHealthApp({ check, isDraining }: HealthOptions): Hono {
  const app = new Hono();
  let look: Promise<void> | null = null;
  const joined = (): Promise<void> =>
    (look ??= check().finally(() => {
      setTimeout(() => (look = null), lookCounts).unref();
    }));
  const noStore = { "Cache-Control": "no-store" };
  app.get("/healthz", (c) => c.json({ status: "ok" }, 200, noStore));
  app.get("/readyz", async (c) => {
    if (isDraining()) return c.json({ status: "draining" }, 503, unavailableHeaders);
    try {
      await joined();
      return c.json({ status: "ready" }, 200, noStore);
    } catch {
      return c.json({ status: "database unavailable" }, 503, unavailableHeaders);
    }
  });
  return app;
}
