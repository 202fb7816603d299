import { callHeaders } from "#schemas/contract/call-headers.ts";
import { pageCaller } from "#src/page-caller.ts";

import { logVisit, takeMark } from "./visit.ts";

/** Logs the visit that this page's address is marked with, then loads the page without its query. */
export function logVisitHere(): Promise<void> {
  return logVisit({ href: location.href, log, replace: (href) => location.replace(href) });
}

/** Has the visit logged that an address is marked with; gives the address without its query. */
export function withoutMark(href: string): string {
  return takeMark({ href, log });
}

function log(path: string): Promise<unknown> {
  return fetch(path, { keepalive: true, headers: callHeaders(pageCaller) });
}
