import { calls } from "./catalogue.ts";
import type { Access, BodyRules, CallDefinition } from "./define-call.ts";
import { commonParameters, parametersOf } from "./openapi-parameters.ts";
import { refusalResponses, refusalsOf } from "./openapi-refusals.ts";
import { envelopeSchema, type JsonSchema, toJsonSchema } from "./openapi-schema.ts";

/** The OpenAPI 3.1 document of these calls, all of the catalogue's. `serverUrl` is the API's base, `/api` for instance. */
export function openApiDocument(serverUrl: string, documented: readonly CallDefinition[] = calls): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const call of documented) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: "3.1.1",
    info: { title: "Cellardoor", version: "1.0.0", description, license: { name: "MIT", identifier: "MIT" } },
    servers: [{ url: serverUrl }],
    security: securityBy.public,
    paths,
    components: {
      parameters: commonParameters,
      securitySchemes: {
        token: { type: "apiKey", in: "header", name: "Authorization", description: "The token of POST /login." },
        bearer: { type: "http", scheme: "bearer", description: "The same token behind `Bearer`." },
      },
      schemas: { Problems: problems },
      responses: refusalResponses(documented),
    },
  };
}

const description =
  "Every answer is an envelope { success, data, message }. A refusal's message is in the language of userLang; " +
  "what is wrong with single keys stands in data as a list of { key, error }. A GET answers HEAD as well. A query " +
  "parameter that a call does not name, or one that comes twice, is a 400.";

const deviceCookie: JsonSchema = {
  description:
    "`device-…`, one for each account, for the server alone (HttpOnly, SameSite=Strict, this path, 180 days). " +
    "Sent back, it gives the device ten tries in a quarter of an hour that are its own: strangers who try the same " +
    "account, or come from the same address, don't use them up. It authenticates nobody, and may be left out.",
  schema: { type: "string" },
};

const problems: JsonSchema = {
  type: "array",
  items: {
    type: "object",
    properties: { key: { type: "string" }, error: { type: "string" } },
    required: ["key", "error"],
    additionalProperties: false,
  },
};

const needsToken: readonly JsonSchema[] = [{ token: [] }, { bearer: [] }];

/** A call that asks for no token may still come with one. */
const securityBy: Readonly<Record<Access, readonly JsonSchema[]>> = {
  public: [{}, ...needsToken],
  "cart-holder": [{}, ...needsToken],
  "order-holder": [{}, ...needsToken],
  "answer-holder": [{}, ...needsToken],
  session: needsToken,
  owner: needsToken,
  ADMIN: needsToken,
  SUPER_ADMIN: needsToken,
};

function operation(call: CallDefinition): JsonSchema {
  return {
    operationId: call.name,
    summary: call.summary,
    "x-access": call.access,
    security: securityBy[call.access],
    parameters: parametersOf(call),
    ...(call.body && { requestBody: requestBody(call.body, call.example.body) }),
    responses: {
      "200": {
        description: "Done.",
        ...(call.leavesDeviceCookie && { headers: { "Set-Cookie": deviceCookie } }),
        content: call.isDownload
          ? fileContent(call.mime ?? "application/octet-stream")
          : { "application/json": { schema: envelopeSchema(toJsonSchema(call.answer), true) } },
      },
      ...(isSharedFile(call) && { "304": { description: "The file whose `ETag` was sent is still the right one." } }),
      ...refusalsOf(call),
    },
  };
}

function fileContent(mime: string): JsonSchema {
  return { [mime]: { schema: { type: "string", contentMediaType: mime } } };
}

/** A file that is the same for everybody is told apart by an `ETag`. */
function isSharedFile({ isDownload, access }: CallDefinition): boolean {
  return isDownload && access === "public";
}

function requestBody({ format, schema, hasNamedFiles }: BodyRules, example: object | undefined): JsonSchema {
  const described = toJsonSchema(schema);
  const content =
    format === "json"
      ? { "application/json": { schema: described, ...(example && { example }) } }
      : {
          "multipart/form-data": {
            schema: hasNamedFiles ? { ...described, additionalProperties: file } : withFiles(described),
          },
        };
  return { required: true, content };
}

const file: JsonSchema = { type: "string", contentMediaType: "application/octet-stream" };

/** A form's files stand under `image`, or `images` when there are several (spec §7). */
function withFiles(schema: JsonSchema): JsonSchema {
  return {
    ...schema,
    properties: { ...(schema["properties"] as JsonSchema), image: file, images: { type: "array", items: file } },
  };
}
