import { scrub } from "./scrub.ts";

/** What the log says of an error. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  /** Where it was thrown: file and line of each caller. */
  readonly stack: string;
  readonly code?: string;
  /** Of a database's constraint: names, never values. */
  readonly constraint?: string;
  readonly table?: string;
  readonly cause?: LoggedError;
  readonly errors?: readonly LoggedError[];
}

/** How many causes are followed, and how many of an error's several reasons are told. */
const most = { causes: 5, reasons: 5 };

/**
 * What may be told of an error: its words, scrubbed, and where it happened. Drivers hang the rows, the parameters and
 * the whole connection on theirs; none of that comes along.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: scrub(String(error)), stack: "" };
  const message = scrub(error.name === "error" || "severity" in error ? withoutValues(error.message) : error.message);
  const cause = error.cause === undefined || depth >= most.causes ? null : loggedError(error.cause, depth + 1);
  const reasons = error instanceof AggregateError && depth < most.causes ? error.errors.slice(0, most.reasons) : [];
  return {
    type: error.name === "Error" ? error.constructor.name : error.name,
    message,
    stack: framesOf(error),
    ...names(error),
    ...(cause && { cause }),
    ...(reasons.length > 0 && { errors: reasons.map((each) => loggedError(each, depth + 1)) }),
  };
}

/** The same as text for a terminal. */
export function errorText(error: unknown): string {
  const { type, message, stack, cause } = loggedError(error);
  const own = `${type}: ${message}\n${stack}`;
  return cause ? `${own}\nCaused by ${cause.type}: ${cause.message}\n${cause.stack}` : own;
}

/** PostgreSQL quotes the value it could not read after a colon: invalid input syntax for type integer: "…". */
function withoutValues(message: string): string {
  return message.replace(/: ".*"$/s, ': "…"');
}

/** The message stands before them, and has lines of its own. */
function framesOf({ stack = "", message }: Error): string {
  return stack
    .replace(message, "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}

function names(error: object): Partial<Record<"code" | "constraint" | "table", string>> {
  const { code, constraint, table }: { code?: unknown; constraint?: unknown; table?: unknown } = error;
  return {
    ...(isName(code) && { code }),
    ...(isName(constraint) && { constraint }),
    ...(isName(table) && { table }),
  };
}

function isName(value: unknown): value is string {
  return typeof value === "string" && /^\w{1,63}$/.test(value);
}
