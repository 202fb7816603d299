import { calls } from "./catalogue.ts";
import type { CallDefinition, ParamKind } from "./define-call.ts";
import { operatorPrefixes } from "./list-query.ts";
import type { FilterRule, ListRules } from "./list-rules.ts";
import { type JsonSchema, toJsonSchema } from "./openapi-schema.ts";
import { largestInteger, operatorsOf } from "./parse-filter.ts";
import { listLimits } from "./parse-list-query.ts";

/** The OpenAPI 3.1 document of the whole catalogue. `serverUrl` is the API's base, `/api` for instance. */
export function openApiDocument(serverUrl: string): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: "3.1.1",
    info: { title: "Cellardoor", version: "1.0.0", description },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: { token: { type: "apiKey", in: "header", name: "Authorization" } },
      schemas: { Problems: problems },
      responses: { Refusal: refusal },
    },
  };
}

const description =
  "Every answer is an envelope { success, data, message }. A refusal's message is in the language of userLang; " +
  "what is wrong with single keys stands in data as a list of { key, error }.";

const problems: JsonSchema = {
  type: "array",
  items: {
    type: "object",
    properties: { key: { type: "string" }, error: { type: "string" } },
    required: ["key", "error"],
  },
};

const refusal: JsonSchema = {
  description: "The call was refused.",
  content: { "application/json": { schema: envelope({ anyOf: [problemsReference(), { type: "null" }] }, false) } },
};

function problemsReference(): JsonSchema {
  return { $ref: "#/components/schemas/Problems" };
}

function envelope(data: JsonSchema, success: boolean): JsonSchema {
  return {
    type: "object",
    properties: { success: { const: success }, data, message: { type: "string" } },
    required: ["success", "data", "message"],
  };
}

function operation(call: CallDefinition): JsonSchema {
  return {
    operationId: call.name,
    summary: call.summary,
    parameters: [...headerParameters, ...pathParameters(call.params), ...(call.list ? listParameters(call.list) : [])],
    ...(call.body && {
      requestBody: {
        required: true,
        content: {
          [call.body.format === "json" ? "application/json" : "multipart/form-data"]: {
            schema: toJsonSchema(call.body.schema),
          },
        },
      },
    }),
    ...(call.access !== "public" && { security: [{ token: [] }] }),
    responses: {
      "200": {
        description: "Done.",
        content: { "application/json": { schema: envelope(toJsonSchema(call.answer), true) } },
      },
      "4XX": { $ref: "#/components/responses/Refusal" },
    },
  };
}

const headerParameters: readonly JsonSchema[] = [
  { name: "userLang", in: "header", schema: { enum: ["fr_FR", "en_US"], default: "fr_FR" } },
  { name: "idSite", in: "header", schema: { type: "integer", default: 3 } },
];

function pathParameters(params: Readonly<Record<string, ParamKind>>): JsonSchema[] {
  return Object.entries(params).map(([name, kind]) => ({
    name,
    in: "path",
    required: true,
    schema: paramSchemas[kind],
  }));
}

const paramSchemas: Readonly<Record<ParamKind, JsonSchema>> = {
  id: { type: "integer", minimum: 1, maximum: largestInteger },
  slug: { type: "string", maxLength: 100 },
  visit: { type: "string", pattern: String.raw`^[\w.-]{1,64}$` },
};

function listParameters({ defaults, filters, orderBy }: ListRules): JsonSchema[] {
  const count = (key: "nbItem" | "page"): JsonSchema => ({
    name: key,
    in: "query",
    schema: { type: "integer", minimum: 1, maximum: listLimits[key], default: defaults[key] },
  });
  const order: JsonSchema = {
    name: "orderBy",
    in: "query",
    description: `\`column\`, \`-column\`, \`column asc\` or \`column desc\`, up to three by commas. Columns: ${orderBy.join(", ")}.`,
    schema: { type: "string", default: defaults.orderBy },
  };
  return [count("nbItem"), count("page"), order, ...Object.entries(filters).map(filterParameter)];
}

function filterParameter([name, rule]: [string, FilterRule]): JsonSchema {
  const prefixes = operatorsOf(rule).map((operator) => operatorPrefixes[operator]);
  const named = prefixes.filter((prefix) => prefix !== "").map((prefix) => `\`${prefix}\``);
  const operators = named.length > 0 ? `A value, or one behind ${named.join(", ")}.` : "A value.";
  const choices = rule.choices ? ` One of ${rule.choices.join(", ")}.` : "";
  return { name, in: "query", description: `${operators}${choices} Type: ${rule.type}.`, schema: { type: "string" } };
}
