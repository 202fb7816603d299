import type { Access, CallDefinition } from "./define-call.ts";
import { envelopeSchema, type JsonSchema } from "./openapi-schema.ts";

interface RefusalKind {
  readonly name: string;
  readonly description: string;
  readonly header?: "Retry-After" | "WWW-Authenticate";
  /** True when `data` may say what is wrong with single keys. */
  readonly hasProblems?: boolean;
}

/** Why a call may get no data, by status. */
const kinds: Readonly<Record<number, RefusalKind>> = {
  400: { name: "Invalid", description: "Something in the request is not as it must be.", hasProblems: true },
  401: { name: "Unauthorized", description: "There is no valid token.", header: "WWW-Authenticate" },
  403: { name: "Forbidden", description: "The token is another site's, or its role is not enough." },
  404: { name: "NotFound", description: "There is nothing with this number or name, or it is another's." },
  409: { name: "Conflict", description: "It cannot be done as things stand now.", header: "Retry-After" },
  413: { name: "TooLarge", description: "The body, or a part of it, is too large." },
  415: { name: "UnsupportedType", description: "The body has another type, or is encoded." },
  422: { name: "Unprocessable", description: "What is asked cannot be done.", hasProblems: true },
  429: { name: "TooMany", description: "Too many requests.", header: "Retry-After" },
  500: { name: "Unexpected", description: "Something went wrong; the message has the number to ask about." },
  503: { name: "Unavailable", description: "The site is busy for a moment.", header: "Retry-After" },
};

/** The refusals that some of these calls may give, as the document's components. */
export function refusalResponses(calls: readonly CallDefinition[]): Readonly<Record<string, JsonSchema>> {
  const given = new Set(calls.flatMap((call) => Object.keys(refusalsOf(call))));
  const responses = Object.entries(kinds).filter(([status]) => given.has(status));
  return Object.fromEntries(responses.map(([, kind]) => [kind.name, refusalResponse(kind)]));
}

/** Which refusals a call may get: those of its own definition, and those that every such call has. */
export function refusalsOf(call: CallDefinition): Readonly<Record<string, JsonSchema>> {
  const statuses = new Set([...alwaysPossible, ...byAccess[call.access], ...call.refuses]);
  if (Object.keys(call.params).length > 0 || call.enabledBy !== null) statuses.add(404);
  if (call.body) statuses.add(413);
  if (call.idempotency) statuses.add(422);
  const sorted = [...statuses].toSorted((left, right) => left - right);
  return Object.fromEntries(
    sorted.map((status) => [status, { $ref: `#/components/responses/${kinds[status]?.name}` }]),
  );
}

/** 400 for a parameter that is not known, 415 for an encoded body. */
const alwaysPossible: readonly number[] = [400, 415, 500, 503];

const byAccess: Readonly<Record<Access, readonly number[]>> = {
  public: [],
  "cart-holder": [404],
  "order-holder": [404],
  "answer-holder": [404],
  session: [401, 403],
  owner: [401, 403, 404],
  ADMIN: [401, 403],
  SUPER_ADMIN: [401, 403],
};

function refusalResponse({ description, header, hasProblems }: RefusalKind): JsonSchema {
  const nothing = { type: "null" };
  const data = hasProblems === true ? { anyOf: [{ $ref: "#/components/schemas/Problems" }, nothing] } : nothing;
  return {
    description,
    ...(header && { headers: { [header]: { schema: { type: header === "Retry-After" ? "integer" : "string" } } } }),
    content: { "application/json": { schema: envelopeSchema(data, false) } },
  };
}
