import { type DestinationStream, type Logger, pino } from "pino";

export type { Logger } from "pino";

/** Names under which secrets could ever reach the log; their values are replaced. */
const secretPaths = ["authorization", "cookie", "token", "password", "email"].flatMap((name) => [
  name,
  `*.${name}`,
  `*.*.${name}`,
]);

/** The structured log of the process, in JSON to its standard output unless there is a destination. Secrets are redacted wherever they stand, errors keep their causes. */
export function createLog(options: { level?: string; destination?: DestinationStream | undefined } = {}): Logger {
  const settings = {
    level: options.level ?? "info",
    base: null,
    redact: { paths: [...secretPaths, "*.headers.Authorization"], censor: "[redacted]" },
  };
  return options.destination ? pino(settings, options.destination) : pino(settings);
}
