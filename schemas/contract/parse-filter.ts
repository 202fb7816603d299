import { isDay } from "../day.ts";
import { err, ok, type Result } from "../result.ts";

import type { Problem } from "../refusal.ts";
import { type Filter, type FilterOperator, operatorPrefixes } from "./list-query.ts";
import type { FilterRule, FilterType } from "./list-rules.ts";

/** The longest text a filter takes, in characters. */
export const longestFilter = 200;

/** The largest whole number that both databases hold in an integer column. */
export const largestInteger = 2_147_483_647;

/** The operators that make sense on each type of column. */
export const operatorsByType: Readonly<Record<FilterType, readonly FilterOperator[]>> = {
  text: ["equal", "different", "like"],
  choice: ["equal", "different"],
  boolean: ["equal", "different"],
  number: ["equal", "different", "less", "lessOrEqual", "greater", "greaterOrEqual"],
  integer: ["equal", "different", "less", "lessOrEqual", "greater", "greaterOrEqual"],
  day: ["equal", "different", "less", "lessOrEqual", "greater", "greaterOrEqual"],
};

/** The operators that one filter takes. */
export function operatorsOf(rule: FilterRule): readonly FilterOperator[] {
  return rule.onlyEqual === true ? ["equal"] : operatorsByType[rule.type];
}

/** Reads one filter's text, `lt:12` for instance; null when its value is empty and it is left out (spec §5). */
export function parseFilter(column: string, text: string, rule: FilterRule): Result<Filter | null, Problem> {
  const operators = operatorsOf(rule);
  const [operator, rest] = splitOperator(text);
  if (rest === "") return ok(null);
  if (!operators.includes(operator)) {
    return err({ key: column, messageKey: "key.operator", values: { operator: operatorPrefixes[operator] } });
  }
  const value = parseValue(rest, rule);
  if (value.ok) return ok({ column, operator, value: value.value });
  return err({ key: column, ...value.error });
}

function splitOperator(text: string): [FilterOperator, string] {
  for (const [operator, prefix] of Object.entries(operatorPrefixes) as [FilterOperator, string][]) {
    if (prefix !== "" && text.startsWith(prefix)) return [operator, text.slice(prefix.length)];
  }
  return ["equal", text];
}

function parseValue(text: string, rule: FilterRule): Result<Filter["value"], Omit<Problem, "key">> {
  switch (rule.type) {
    case "text":
      return parseText(text);
    case "choice":
      return rule.choices?.includes(text) === true
        ? ok(text)
        : err({ messageKey: "key.choice", values: { choices: (rule.choices ?? []).join(", ") } });
    case "boolean":
      return text === "true" || text === "false" ? ok(text === "true") : err({ messageKey: "key.boolean" });
    case "number":
      return /^-?\d{1,12}(\.\d{1,6})?$/.test(text) ? ok(Number(text)) : err({ messageKey: "key.number" });
    case "integer":
      return isInteger(text) ? ok(Number(text)) : err({ messageKey: "key.integer" });
    case "day":
      return isDay(text) ? ok(text) : err({ messageKey: "key.day" });
  }
}

function parseText(text: string): Result<string, Omit<Problem, "key">> {
  if (text.length > longestFilter) return err({ messageKey: "key.tooLong", values: { max: longestFilter } });
  // PostgreSQL cannot hold NUL in text: better a clear refusal than an error from below.
  return text.includes("\0") ? err({ messageKey: "key.control" }) : ok(text);
}

function isInteger(text: string): boolean {
  return /^-?\d{1,10}$/.test(text) && Math.abs(Number(text)) <= largestInteger;
}
