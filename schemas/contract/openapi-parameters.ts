import { defaultLocale, locales } from "../locale.ts";

import type { CallDefinition, ParamKind } from "./define-call.ts";
import { type FilterOperator, operatorPrefixes } from "./list-query.ts";
import type { FilterRule, ListRules } from "./list-rules.ts";
import type { JsonSchema } from "./openapi-schema.ts";
import { largestInteger, longestFilter, operatorsOf } from "./parse-filter.ts";
import { listLimits } from "./parse-list-query.ts";
import { mostColumns } from "./parse-order.ts";

/** The parameters that every call takes, for the document's components. */
export const commonParameters: Readonly<Record<string, JsonSchema>> = {
  userLang: {
    name: "userLang",
    in: "header",
    description: `The language of the answer and of its messages. Without it, and with any other value, ${defaultLocale}.`,
    schema: { type: "string", enum: locales, default: defaultLocale },
  },
  idSite: {
    name: "idSite",
    in: "header",
    description: "The number of the site. A server serves one site, and answers for that one whatever stands here.",
    schema: { type: "integer", default: 3 },
  },
};

/** Everything that a call takes beside its body. */
export function parametersOf(call: CallDefinition): readonly JsonSchema[] {
  return [
    ...Object.keys(commonParameters).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ...(call.idempotency ? [keyParameter(call.idempotency === "required")] : []),
    ...Object.entries(call.params).map(([name, kind]) => pathParameter(name, kind, call.example.params?.[name])),
    ...(call.list ? listParameters(call.list) : []),
    ...Object.entries(call.asks ?? {}).map(filterParameter),
    ...(call.isDownload ? [linkLanguage] : []),
    ...(call.access === "order-holder" ? [orderKey] : []),
    ...(call.access === "answer-holder" ? [answerKey] : []),
  ];
}

const linkLanguage: JsonSchema = {
  name: "userLang",
  in: "query",
  description: "The language, for a link, which can't send a header; it comes before the header.",
  schema: { type: "string", enum: locales },
};

const orderKey: JsonSchema = {
  name: "key",
  in: "query",
  description: "What opens the order to who isn't logged in as its owner: it was given when the order was placed.",
  schema: { type: "string", pattern: String.raw`^[\w-]{22}$` },
};

const answerKey: JsonSchema = {
  name: "key",
  in: "query",
  description: "What opens it to whoever sent the answer: the token that it was sent with.",
  schema: { type: "string", pattern: String.raw`^[\w-]{22,64}$` },
};

function keyParameter(required: boolean): JsonSchema {
  return {
    name: "Idempotency-Key",
    in: "header",
    required,
    description:
      "The same request with the same key is done once: for a day it gets the answer of the first time. What was " +
      "refused was not done, and may be sent again. Another request with the same key: 422.",
    schema: { type: "string", minLength: 16, maxLength: 255 },
  };
}

function pathParameter(name: string, kind: ParamKind, example: string | number | undefined): JsonSchema {
  return { name, in: "path", required: true, schema: paramSchemas[kind], ...(example !== undefined && { example }) };
}

const paramSchemas: Readonly<Record<ParamKind, JsonSchema>> = {
  id: { type: "integer", minimum: 1, maximum: largestInteger },
  count: { type: "integer", minimum: 0, maximum: largestInteger },
  slug: { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$" },
  cart: { type: "string", pattern: String.raw`^(?:new|[\w-]{22})$` },
  search: { type: "string", minLength: 1, maxLength: 80 },
  visit: { type: "string", pattern: String.raw`^[\w.-]{1,64}$` },
};

function listParameters({ defaults, filters, orderBy }: ListRules): readonly JsonSchema[] {
  const count = (name: "nbItem" | "page"): JsonSchema => ({
    name,
    in: "query",
    description: name === "page" ? "Which page, from 1." : "How many items stand on a page.",
    schema: { type: "integer", minimum: 1, maximum: listLimits[name], default: defaults[name] },
  });
  const order: JsonSchema = {
    name: "orderBy",
    in: "query",
    description:
      "The columns to order by, each once: `column` or `column asc` upwards, `-column` or `column desc` downwards.",
    style: "form",
    explode: false,
    schema: {
      type: "array",
      items: { type: "string", enum: orderBy.flatMap((name) => [name, `-${name}`, `${name} asc`, `${name} desc`]) },
      maxItems: mostColumns,
      uniqueItems: true,
      default: [defaults.orderBy],
    },
  };
  return [count("nbItem"), count("page"), order, ...Object.entries(filters).map(filterParameter)];
}

function filterParameter([name, rule]: [string, FilterRule]): JsonSchema {
  const operators = operatorsOf(rule);
  const named = operators.flatMap((operator) => (operator === "equal" ? [] : `\`${operatorPrefixes[operator]}\``));
  const behind = named.length > 0 ? `, or one behind ${named.join(", ")}` : "";
  return {
    name,
    in: "query",
    description: `${words[rule.type]}${behind}. Left out when it is empty.`,
    schema: filterSchema(rule),
    // What the pattern says, for programs that build queries.
    "x-filter": { type: rule.type, operators, ...(rule.choices && { choices: rule.choices }) },
  };
}

const words: Readonly<Record<FilterRule["type"], string>> = {
  text: `A text of ${longestFilter} characters at most`,
  choice: "One of the choices",
  boolean: "`true` or `false`",
  number: "A number",
  integer: `A whole number from -${largestInteger} to ${largestInteger}`,
  day: "A day that the calendar has, `2026-05-20`",
};

/** What a filter's text must look like: an operator's prefix and a value, or nothing. */
export function filterSchema(rule: FilterRule): JsonSchema {
  const operators = operatorsOf(rule);
  if (rule.type === "choice") {
    const values = operators.flatMap((operator) =>
      (rule.choices ?? []).map((choice) => `${operatorPrefixes[operator]}${choice}`),
    );
    return { type: "string", enum: ["", ...values] };
  }
  const prefixes = operators.map((operator) => operatorPrefixes[operator]).filter((prefix) => prefix !== "");
  const named = prefixes.length > 0 ? `(?:${prefixes.join("|")})` : "";
  if (rule.type !== "text") return { type: "string", pattern: `^${named}${named && "?"}(?:${values[rule.type]})?$` };
  const plain = `(?!${everyPrefix})${values.text}`;
  return { type: "string", pattern: `^(?:${named && `${named}${values.text}|`}${plain})$` };
}

const everyPrefix = `(?:${Object.values(operatorPrefixes satisfies Record<FilterOperator, string>)
  .filter((prefix) => prefix !== "")
  .join("|")})`;

const values: Readonly<Record<Exclude<FilterRule["type"], "choice">, string>> = {
  text: String.raw`[^\u0000]{0,${longestFilter}}`,
  boolean: "true|false",
  number: String.raw`-?\d{1,12}(?:\.\d{1,6})?`,
  integer: String.raw`-?\d{1,10}`,
  day: String.raw`\d{4}-\d{2}-\d{2}`,
};
