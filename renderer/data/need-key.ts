import type { Need } from "#schemas/contract/need.ts";

/** A need as text: two that ask the same have the same, in whatever order their keys stand. */
export function needKey({ call, params, query, private: isPrivate = false }: Need): string {
  return `${isPrivate ? "private " : ""}${call} ${textOf(params)} ${textOf(query)}`;
}

function textOf(record: Readonly<Record<string, unknown>> = {}): string {
  const entries = Object.entries(record);
  if (entries.length === 0) return "";
  return JSON.stringify(entries.length === 1 ? entries : entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
