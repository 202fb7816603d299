import { Hono, type Context } from "hono";
import type { Logger } from "pino";

import { attempt } from "#server/limits/attempt.ts";

import { readJsonBody } from "../request/read-body.ts";
import { nameOfPath } from "./page-name.ts";

export interface ReportsOptions {
  /** The network address that a request comes from. */
  readonly addressOf: (c: Context) => string;
  readonly log: Logger;
}

/** Bytes of a report, and how many of its texts' characters are logged. */
const most = { bytes: 4096, characters: 500 };

const noStore = { "Cache-Control": "no-store" };

/** Where the runtime says that an island failed in somebody's browser: `POST /_report`, for the log. */
export function createReportsApp({ addressOf, log }: ReportsOptions): Hono {
  const app = new Hono();
  app.post("/_report", async (c) => {
    const allowed = await attempt({ report: addressOf(c) });
    if (!allowed.ok) return c.body(null, 429, { ...noStore, "Retry-After": String(allowed.retryAfter) });
    // Another site's page can't send JSON without asking first, and nobody answers that.
    if (!c.req.header("content-type")?.startsWith("application/json")) return c.body(null, 415, noStore);
    const body = await readJsonBody(c.req.raw, most.bytes);
    const report = body.ok ? readReport(body.value) : null;
    if (!report) return c.body(null, 400, noStore);
    // Whoever reports says what they like: the path is looked up, and never logged itself.
    const page = await nameOfPath(report.path).catch(() => "unknown");
    log.warn({ island: report.island, page, report: report.message }, "an island failed in a visitor's browser");
    return c.body(null, 204, noStore);
  });
  return app;
}

function readReport(value: unknown): Readonly<Record<"island" | "message" | "path", string>> | null {
  if (typeof value !== "object" || value === null) return null;
  const { island, message, path }: { island?: unknown; message?: unknown; path?: unknown } = value;
  if (typeof island !== "string" || typeof message !== "string" || typeof path !== "string") return null;
  if (!/^[\w./-]{1,120}$/.test(island)) return null;
  return { island, message: cut(message), path: cut(path) };
}

function cut(text: string): string {
  return text.slice(0, most.characters);
}
