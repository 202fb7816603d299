import { randomUUID } from "node:crypto";

/** The number under which a request is logged: a proxy's own when it looks like one, else a new one. */
export function requestId(header: string | null | undefined): string {
  return header && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
}
