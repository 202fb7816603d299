export interface VisitPorts {
  /** The address of the page. */
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
  const url = new URL(href);
  const from = url.searchParams.get("from") ?? "";
  if (!mark.test(from)) return;
  await log(`/api/site/visit/${from}`).catch(() => null);
  url.search = "";
  replace(url.href);
}
