import type { PageForm } from "./stored-page.ts";

/** Where the runtime asks for page documents: `/_data` in front of the page's path. */
const dataPrefix = "/_data";

export interface SplitUrl {
  /** As it came, not normalised, without the prefix of the form. */
  readonly path: string;
  /** With its `?`; empty without a query. */
  readonly search: string;
  readonly form: PageForm;
}

/** Splits a request's URL without normalising its path, so that odd spellings are seen as they came. */
export function splitUrl(url: string): SplitUrl {
  const start = url.indexOf("/", url.indexOf("//") + 2);
  const rest = start < 0 ? "/" : url.slice(start);
  const end = rest.search(/[?#]/);
  const path = end < 0 ? rest : rest.slice(0, end);
  const search = rest[end] === "?" ? (rest.slice(end).split("#", 1)[0] ?? "") : "";
  const isData = path === dataPrefix || path.startsWith(`${dataPrefix}/`);
  return {
    path: isData ? path.slice(dataPrefix.length) || "/" : path,
    search: search === "?" ? "" : search,
    form: isData ? "wire" : "html",
  };
}
