import { type DestinationStream, type Logger, pino } from "pino";

import { loggedError } from "#server/text/logged-error.ts";
import { scrub } from "#server/text/scrub.ts";

export type { Logger } from "pino";

/** Names under which secrets could ever reach the log; their values are replaced. */
const secretPaths = ["authorization", "cookie", "token", "password", "email", "phone"].flatMap((name) => [
  name,
  `*.${name}`,
  `*.*.${name}`,
]);

/**
 * The structured log of the process, in JSON to its standard output unless there is a destination. Secrets are
 * redacted wherever they stand, texts are scrubbed, errors keep their words and causes and nothing else.
 */
export function createLog(options: { level?: string; destination?: DestinationStream | undefined } = {}): Logger {
  const settings = {
    level: options.level ?? "info",
    base: null,
    redact: { paths: [...secretPaths, "*.headers.Authorization"], censor: "[redacted]" },
    serializers: { err: (error: unknown) => (error instanceof Error ? loggedError(error) : error) },
    formatters: { log: scrubValues },
    hooks: {
      logMethod([first, text]: Parameters<pino.LogFn>, method: pino.LogFn) {
        if (typeof first === "string") return method.call(this, scrub(first));
        const line: Readonly<Record<string, unknown>> = first instanceof Error ? { err: first } : { ...Object(first) };
        const words = text ?? (line["err"] instanceof Error ? line["err"].message : "");
        return method.call(this, line, scrub(words));
      },
    },
  };
  return options.destination ? pino(settings, options.destination) : pino(settings);
}

/**
 * What this code says itself: a request's number is checked where it is taken, a route is none of a visitor's words, and
 * the network that somebody comes from is a socket's or a proxy's (it may look like a telephone number).
 */
const own: ReadonlySet<string> = new Set(["id", "method", "route", "from"]);

function scrubValues(line: Record<string, unknown>): Record<string, unknown> {
  const scrubbed = Object.entries(line).map(([name, value]): [string, unknown] => [
    name,
    typeof value === "string" && !own.has(name) ? scrub(value) : value,
  ]);
  return Object.fromEntries(scrubbed);
}
