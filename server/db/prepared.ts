import type { Compilable, CompiledQuery } from "kysely";

import { currentDatabase, database } from "./context.ts";
import type { Engine } from "./migrations/migration.ts";
import { parameterValue, type ParameterValue } from "./dialect/parameter-value.ts";

/** A query's values by name. */
type Values = Readonly<Record<string, ParameterValue>>;

/** Its text, and for each of its parameters the name of a value, or what always stands there. */
interface Plan<Row> {
  readonly query: CompiledQuery<Row>;
  readonly parameters: readonly (Slot | ParameterValue)[];
}

interface Slot {
  readonly name: string;
}

/** Stands for a value while the text is written. Nobody outside can write it: it is another one in every process. */
const token = crypto.randomUUID();

/**
 * A query that one page asks many times, written as any other, but turned into text once on each engine: that costs
 * more than a small query itself. `build` may hand its values on to the query and do nothing else with them, so that
 * the text is the same whatever they are. `names` says all of them.
 */
export function prepared<Given extends Values, Row>(
  names: readonly (keyof Given & string)[],
  build: (values: Given) => Compilable<Row>,
): (values: Given) => Promise<readonly Row[]> {
  const plans = new Map<Engine, Plan<Row>>();
  return async (values) => {
    const { engine } = currentDatabase();
    const plan = plans.get(engine) ?? planOf(names, build);
    plans.set(engine, plan);
    const parameters = plan.parameters.map((one) => (isSlot(one) ? parameterValue(values[one.name]) : one));
    const query: CompiledQuery<Row> = { ...plan.query, parameters };
    const { rows } = await database().executeQuery(query);
    return rows;
  };
}

function planOf<Given extends Values, Row>(
  names: readonly string[],
  build: (values: Given) => Compilable<Row>,
): Plan<Row> {
  const places = new Map(names.map((name) => [`${token} ${name}`, { name }]));
  const values = Object.fromEntries([...places].map(([place, { name }]) => [name, place]));
  // A place is text, whatever the value's type: the query is only written with it, never run.
  const query = build(values as Given).compile();
  const parameters = query.parameters.map((one) => places.get(String(one)) ?? parameterValue(one));
  return { query, parameters };
}

function isSlot(one: Slot | ParameterValue): one is Slot {
  return typeof one === "object" && one !== null && "name" in one;
}
