import { err, ok, type Result } from "../result.ts";

import type { Problem } from "../refusal.ts";
import type { AskRules } from "./define-call.ts";
import { type Filter, type ListQuery } from "./list-query.ts";
import type { FilterRule, ListRules } from "./list-rules.ts";
import { parseFilter } from "./parse-filter.ts";
import { parseOrder } from "./parse-order.ts";

/** The widest page and the last page that a list gives (design §4; reliability D15). */
export const listLimits = { nbItem: 1000, page: 10_000 } as const;

/**
 * Reads a list request (spec §7): `nbItem` 1 to 1000, `page` 1 to 10 000, `orderBy` (`column`,
 * `-column`, `column asc` or `column desc`, at most three by commas) and one parameter per filter.
 * A filter of empty text is left out (spec §5). Anything else is a problem under its key.
 */
export function parseListQuery(query: URLSearchParams, rules: ListRules): Result<ListQuery, readonly Problem[]> {
  const problems: Problem[] = repeatedKeys(query);
  const given = new Map(query);
  const nbItem = take(given, "nbItem", (text) => parseCount(text, "nbItem", listLimits.nbItem), problems);
  const page = take(given, "page", (text) => parseCount(text, "page", listLimits.page), problems);
  const orderBy = take(given, "orderBy", (text) => parseOrder(text, rules.orderBy), problems);
  const filters = [...given].flatMap(([key, text]) => readFilter(key, text, rules.filters, problems));
  if (problems.length > 0) return err(problems);
  return ok({
    nbItem: nbItem ?? rules.defaults.nbItem,
    page: page ?? rules.defaults.page,
    orderBy: orderBy ?? defaultOrder(rules),
    filters,
  });
}

/** Reads what a call that is no list is asked: one parameter for each name that it knows, each a value. */
export function parseAsked(query: URLSearchParams, rules: AskRules): Result<Asked, readonly Problem[]> {
  const problems: Problem[] = repeatedKeys(query);
  const asked = [...new Map(query)].flatMap(([key, text]) => readFilter(key, text, rules, problems));
  if (problems.length > 0) return err(problems);
  return ok(Object.fromEntries(asked.map(({ column, value }) => [column, value])));
}

/** Refuses every parameter: what a call that asks for nothing says of a query. */
export function refuseQuery(query: URLSearchParams): Result<null, readonly Problem[]> {
  const problems = [...new Set(query.keys())].map((key): Problem => ({
    key: shortKey(key),
    messageKey: "key.unknown",
  }));
  return problems.length > 0 ? err(problems.slice(0, mostProblems)) : ok(null);
}

/** What was asked, by name. */
export type Asked = Readonly<Record<string, Filter["value"]>>;

/** No answer lists more problems than a person reads. */
const mostProblems = 20;

function repeatedKeys(query: URLSearchParams): Problem[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const key of query.keys()) {
    if (seen.has(key)) repeated.add(key);
    seen.add(key);
  }
  return [...repeated].slice(0, mostProblems).map((key) => ({ key: shortKey(key), messageKey: "key.repeated" }));
}

function take<Value>(
  given: Map<string, string>,
  key: string,
  parse: (text: string) => Result<Value, Problem>,
  problems: Problem[],
): Value | undefined {
  const text = given.get(key);
  given.delete(key);
  if (text === undefined || text === "") return undefined;
  const parsed = parse(text);
  if (parsed.ok) return parsed.value;
  problems.push(parsed.error);
  return undefined;
}

function parseCount(text: string, key: string, max: number): Result<number, Problem> {
  const value = /^[1-9]\d{0,5}$/.test(text) ? Number(text) : Number.NaN;
  return value <= max ? ok(value) : err({ key, messageKey: "key.range", values: { min: 1, max } });
}

function readFilter(
  key: string,
  text: string,
  rules: Readonly<Record<string, FilterRule>>,
  problems: Problem[],
): Filter[] {
  const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
  if (rule === undefined) {
    if (problems.length < mostProblems) problems.push({ key: shortKey(key), messageKey: "key.unknown" });
    return [];
  }
  const parsed = parseFilter(key, text, rule);
  if (!parsed.ok) {
    problems.push(parsed.error);
    return [];
  }
  return parsed.value === null ? [] : [parsed.value];
}

function defaultOrder({ defaults, orderBy }: ListRules): ListQuery["orderBy"] {
  const parsed = parseOrder(defaults.orderBy, orderBy);
  if (!parsed.ok) throw new Error(`The default order ${defaults.orderBy} names a column that the list does not have`);
  return parsed.value;
}

function shortKey(key: string): string {
  return key.length <= 64 ? key : `${key.slice(0, 64)}…`;
}
