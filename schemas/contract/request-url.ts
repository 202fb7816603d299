import { callTable } from "./call-table.ts";
import type { CallName } from "./call-types.ts";

export type ParamValues = Readonly<Record<string, string | number>>;
export type QueryValues = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * The address of a call: parameters in its path, the query behind it. Filters of empty text are left
 * out (spec §5); a list says its page and its number of items even when the caller doesn't (spec §7, §9).
 */
export function requestUrl(baseUrl: string, name: CallName, params: ParamValues = {}, query: QueryValues = {}): string {
  const path = callTable[name].path.replaceAll(/\{(\w+)\}/g, (_braces, key: string) => {
    const value = params[key];
    if (value === undefined || value === "") throw new Error(`${name} needs the parameter ${key}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries({ ...pagingOf(name), ...query })) {
    if (value !== undefined && value !== "") search.set(key, String(value));
  }
  const text = search.toString();
  return `${baseUrl.replace(/\/$/, "")}${path}${text === "" ? "" : `?${text}`}`;
}

/** Tells whether an address belongs to the page's own origin by its spelling (spec §7, credentials). */
export function isRelativeUrl(url: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(url);
}

function pagingOf(name: CallName): QueryValues {
  const { list } = callTable[name];
  return list ? { page: list.page, nbItem: list.nbItem, orderBy: list.orderBy } : {};
}
