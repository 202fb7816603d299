import type { Compilable, CompiledQuery } from "kysely";

import { currentDatabase, database } from "./context.ts";
import { parameterValue, type ParameterValue } from "./dialect/parameter-value.ts";

/** A query's values by name; a list stands where the text has one place for each of its items (`in`). */
export type Values = Readonly<Record<string, ParameterValue | readonly ParameterValue[]>>;

/** A query's text, and for each of its parameters where its value is found, or what always stands there. */
export interface Plan<Row> {
  readonly query: CompiledQuery<Row>;
  readonly parameters: readonly (Placeholder | ParameterValue)[];
}

interface Placeholder {
  readonly name: string;
  /** Which item of a list; null for a value by itself. */
  readonly index: number | null;
}

/** Stands for a value while the text is written. Nobody outside can write it: it is another one in every process. */
const token = crypto.randomUUID();

/** Lists of more lengths than this are rare ones: their text is written anew. */
const mostPlans = 200;

/**
 * A query that pages ask often. It is written with Kysely like the rest, but turned into text once on each engine and
 * for each length of its lists: the turning costs more than a small query itself. `build` may hand its values on to the query
 * and do nothing else with them, so that the text is the same whatever they are.
 */
export function prepared<Given extends Values, Row>(
  build: (values: Given) => Compilable<Row>,
): (values: Given) => Promise<readonly Row[]> {
  const plans = new Map<string, Plan<Row>>();
  return async (values) => {
    const key = currentDatabase().engine + lengthsOf(values);
    const plan = plans.get(key) ?? compilePlan(build, values);
    if (plans.size < mostPlans) plans.set(key, plan);
    const { rows } = await database().executeQuery(bind(plan, values));
    return rows;
  };
}

/** Writes the text of a query that is given values of this shape. */
export function compilePlan<Given extends Values, Row>(
  build: (values: Given) => Compilable<Row>,
  given: Given,
): Plan<Row> {
  const placeholders = new Map<string, Placeholder>();
  const standInFor = (name: string, index: number | null): string => {
    const text = `${token} ${name} ${index}`;
    placeholders.set(text, { name, index });
    return text;
  };
  const standIns = Object.entries(given).map(([name, value]) => [
    name,
    isList(value) ? value.map((_, index) => standInFor(name, index)) : standInFor(name, null),
  ]);
  // A stand-in is text, whatever the value's type: the query is only written with it, never run.
  const query = build(Object.fromEntries(standIns) as Given).compile();
  const parameters = query.parameters.map((one) => placeholders.get(String(one)) ?? parameterValue(one));
  return { query, parameters };
}

/** The query with its values in their places. */
export function bind<Row>({ query, parameters }: Plan<Row>, values: Values): CompiledQuery<Row> {
  return {
    ...query,
    parameters: parameters.map((one) => (isPlaceholder(one) ? parameterValue(valueAt(one, values)) : one)),
  };
}

function valueAt({ name, index }: Placeholder, values: Values): unknown {
  const value = values[name];
  return index !== null && isList(value) ? value[index] : value;
}

function lengthsOf(values: Values): string {
  let lengths = "";
  for (const name in values) {
    const value = values[name];
    if (isList(value)) lengths += ` ${value.length}`;
  }
  return lengths;
}

function isPlaceholder(one: Placeholder | ParameterValue): one is Placeholder {
  return typeof one === "object" && one !== null && "name" in one;
}

function isList(value: Values[string] | undefined): value is readonly ParameterValue[] {
  return Array.isArray(value);
}
