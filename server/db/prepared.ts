import type { Compilable, CompiledQuery } from "kysely";

import { currentDatabase, database } from "./context.ts";
import { parameterValue, type ParameterValue } from "./dialect/parameter-value.ts";

/** A query's values by name; a list stands where the text has one place for each of its items (`in`). */
export type Values = Readonly<Record<string, ParameterValue | readonly ParameterValue[]>>;

/** A query's text, and for each of its parameters where its value is found, or what always stands there. */
export interface Plan<Row> {
  readonly query: CompiledQuery<Row>;
  readonly parameters: readonly (Place | ParameterValue)[];
}

interface Place {
  readonly name: string;
  /** Which item of a list; null for a value by itself. */
  readonly index: number | null;
}

/** Stands for a value while the text is written. Nobody outside can write it: it is another one in every process. */
const token = crypto.randomUUID();

/** Lists of more lengths than this are rare ones: their text is written anew. */
const mostPlans = 200;

/**
 * A query that pages ask again and again, written as any other, but turned into text once on each engine (and for
 * each length of its lists): that costs more than a small query itself. `build` may hand its values on to the query
 * and do nothing else with them, so that the text is the same whatever they are.
 */
export function prepared<Given extends Values, Row>(
  build: (values: Given) => Compilable<Row>,
): (values: Given) => Promise<readonly Row[]> {
  const plans = new Map<string, Plan<Row>>();
  return async (values) => {
    const key = currentDatabase().engine + lengthsOf(values);
    const plan = plans.get(key) ?? planOf(build, values);
    if (plans.size < mostPlans) plans.set(key, plan);
    const { rows } = await database().executeQuery(fill(plan, values));
    return rows;
  };
}

/** Writes the text of a query that is given values of this shape. */
export function planOf<Given extends Values, Row>(build: (values: Given) => Compilable<Row>, given: Given): Plan<Row> {
  const places = new Map<string, Place>();
  const placeFor = (name: string, index: number | null): string => {
    const text = `${token} ${name} ${index}`;
    places.set(text, { name, index });
    return text;
  };
  const standIns = Object.entries(given).map(([name, value]) => [
    name,
    isList(value) ? value.map((_, index) => placeFor(name, index)) : placeFor(name, null),
  ]);
  // A stand-in is text, whatever the value's type: the query is only written with it, never run.
  const query = build(Object.fromEntries(standIns) as Given).compile();
  const parameters = query.parameters.map((one) => places.get(String(one)) ?? parameterValue(one));
  return { query, parameters };
}

/** The query with its values in their places. */
export function fill<Row>({ query, parameters }: Plan<Row>, values: Values): CompiledQuery<Row> {
  return { ...query, parameters: parameters.map((one) => (isPlace(one) ? parameterValue(valueAt(one, values)) : one)) };
}

function valueAt({ name, index }: Place, values: Values): unknown {
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

function isPlace(one: Place | ParameterValue): one is Place {
  return typeof one === "object" && one !== null && "name" in one;
}

function isList(value: Values[string] | undefined): value is readonly ParameterValue[] {
  return Array.isArray(value);
}
