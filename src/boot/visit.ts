export interface VisitPorts {
  /** The address of the page, with or without its origin. */
  readonly href: string;
  /** Logs the visit; resolves whatever became of it. */
  readonly log: (path: string) => Promise<unknown>;
  /** Loads the page again under an address. */
  readonly replace: (href: string) => void;
}

/** What may stand in `?from=` (design §11.6). */
const mark = /^[\w.-]{1,64}$/;

/**
 * If the query has a `from` parameter, logs the visit, then loads the page again without the query (spec
 * §4). A mark that is none is left alone, and so is a page whose visit can't be logged: it shows anyway.
 */
export async function logVisit({ href, log, replace }: VisitPorts): Promise<void> {
  const visit = readVisit(href);
  if (!visit) return;
  await log(visit.call).catch(() => null);
  replace(visit.rest);
}

/**
 * The same on the way to a page in the browser: logs the visit that an address is marked with and gives the
 * address without its query. One without a mark is given as it came.
 */
export function takeMark({ href, log }: Omit<VisitPorts, "replace">): string {
  const visit = readVisit(href);
  if (!visit) return href;
  log(visit.call).catch(() => null);
  return visit.rest;
}

function readVisit(href: string): { readonly call: string; readonly rest: string } | null {
  const [path = "", query = ""] = href.replace(/#.*$/s, "").split("?", 2);
  const from = new URLSearchParams(query).get("from") ?? "";
  if (!mark.test(from)) return null;
  return { call: `/api/site/visit/${from}`, rest: path + (/#.*$/s.exec(href)?.[0] ?? "") };
}
