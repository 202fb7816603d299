import type { DestinationStream } from "pino";

/** Where the log goes: the process's standard output, or what stands in for it. */
export interface LogOutput {
  readonly isTTY?: boolean;
  /** Whether it shows colours; a terminal answers for itself and for `NO_COLOR`. */
  readonly hasColors?: () => boolean;
  write(text: string): unknown;
}

/**
 * Lines that a person reads, where somebody sits at a terminal; undefined elsewhere: pino then writes JSON, one
 * object a line, for programs. Lines are made in this process, not in a worker: none is lost when it ends.
 */
export async function readableLines(output: LogOutput): Promise<DestinationStream | undefined> {
  if (!output.isTTY) return undefined;
  const { prettyFactory } = await import("pino-pretty");
  const common = { colorize: output.hasColors?.() ?? false, translateTime: "SYS:HH:MM:ss", singleLine: true };
  const asLine = prettyFactory(common);
  const asRequest = prettyFactory({ ...common, hideObject: true, messageFormat: requestText });
  return {
    write: (json) => output.write(json.includes('"msg":"request"') ? `${asRequest(json)}\n` : asLine(json)),
  };
}

/** `GET /wines/:slug?/:id 200 3.1 ms`; the API's routes have their method. */
function requestText({ route, method, status, ms }: Record<string, unknown>): string {
  const name = String(route ?? "/api/…");
  return [name.startsWith(`${String(method)} `) ? name : `${String(method)} ${name}`, status, ms, "ms"].join(" ");
}
