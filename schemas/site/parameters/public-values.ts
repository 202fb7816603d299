import { parameters } from "./catalogue.ts";

type Values = Readonly<Record<string, string | null>>;

const kept = new WeakMap<Values, Values>();

/** What may leave the server of some parameters' values: of the same object always the same object. */
export function publicValues(values: Values): Values {
  const known = kept.get(values);
  if (known) return known;
  const open = new Set(parameters.filter((parameter) => parameter.public).map(({ type }) => type));
  const chosen = Object.fromEntries(Object.entries(values).filter(([type]) => open.has(type)));
  kept.set(values, chosen);
  return chosen;
}
