import type { CallDefinition } from "#schemas/contract/define-call.ts";
import { isLocale } from "#schemas/locale.ts";
import { refuse, type Problem } from "#schemas/refusal.ts";
import type { ListQuery } from "#schemas/contract/list-query.ts";
import { type Asked, parseAsked, parseListQuery, refuseQuery } from "#schemas/contract/parse-list-query.ts";
import { type Params, parseParams } from "#schemas/contract/parse-params.ts";
import { validateBody } from "#schemas/contract/validate-body.ts";
import { ok, type Result } from "#schemas/result.ts";

import type { ApiRefusal } from "../errors.ts";
import { isJsonType } from "../request/content-type.ts";
import { type MultipartForm, parseMultipart } from "../request/parse-multipart.ts";
import { readJsonBody } from "../request/read-body.ts";
import { readFormFields } from "../request/read-form-fields.ts";

import { isAdministrators } from "./authorize.ts";
import type { ApiLimits } from "./limits.ts";

/** A call's path and query, validated. */
export interface PathAndQuery {
  readonly params: Params;
  readonly list: ListQuery | null;
  readonly asked: Asked | null;
  /** What was given beside the path to open the thing, where the call takes that; null: nothing. */
  readonly key: string | null;
}

/** Validates the path and the query of a request. */
export function readPathAndQuery(
  call: CallDefinition,
  texts: Readonly<Record<string, string>>,
  query: URLSearchParams,
): Result<PathAndQuery, ApiRefusal> {
  const params = parseParams(texts, call.params);
  if (!params.ok) {
    return params.error.code === "not-found" ? refuse("not-found", "row.missing") : invalid(params.error.problems);
  }
  const rest = new URLSearchParams(query);
  const key = call.access === "order-holder" || call.access === "answer-holder" ? rest.get("key") : null;
  if (key !== null) rest.delete("key");
  // A link to a file has its language there (`answerCall`).
  if (call.isDownload && isLocale(rest.get("userLang"))) rest.delete("userLang");
  const list = call.list ? parseListQuery(rest, call.list) : ok(null);
  if (!list.ok) return invalid(list.error);
  const asked = call.list ? ok(null) : call.asks ? parseAsked(rest, call.asks) : refuseQuery(rest);
  return asked.ok ? ok({ params: params.value, list: list.value, asked: asked.value, key }) : invalid(asked.error);
}

/** A request's body, validated, with the form it came in when there was one (to be disposed of). */
export interface ReadBody {
  readonly body: unknown;
  readonly form: MultipartForm | null;
}

/** Reads and validates the body that a call declares; a call without one reads nothing. */
export async function readDeclaredBody(
  call: CallDefinition,
  request: Request,
  limits: ApiLimits,
): Promise<Result<ReadBody, ApiRefusal>> {
  const { body } = call;
  if (body === null) return ok({ body: undefined, form: null });
  if (body.format === "multipart") return await readMultipart(body, request, limits);
  if (!isJsonType(request.headers.get("content-type"))) {
    return refuse("unsupported-type", "body.type", { values: { expected: "application/json" } });
  }
  const json = await readJsonBody(request, jsonRoom(call, limits));
  if (!json.ok) return json;
  const valid = validateBody(json.value, body.schema);
  return valid.ok ? ok({ body: valid.value, form: null }) : invalid(valid.error);
}

/** How many bytes a call's JSON may have: nobody but an administrator sends much. */
function jsonRoom(call: CallDefinition, limits: ApiLimits): number {
  if (!isAdministrators(call)) return limits.jsonBytes;
  return call.body?.hasPage === true ? limits.pageJsonBytes : limits.adminJsonBytes;
}

async function readMultipart(
  { schema, hasNamedFiles, hasFilms }: NonNullable<CallDefinition["body"]>,
  request: Request,
  limits: ApiLimits,
): Promise<Result<ReadBody, ApiRefusal>> {
  const form = await parseMultipart(request, {
    ...limits.multipart,
    ...(hasNamedFiles && limits.answer),
    ...(hasFilms && limits.film),
  });
  if (!form.ok) return form;
  const fields = readFormFields(form.value.fields, schema);
  const valid = fields.ok ? validateBody(fields.value, schema) : fields;
  if (valid.ok) return ok({ body: valid.value, form: form.value });
  await form.value[Symbol.asyncDispose]();
  return invalid(valid.error);
}

function invalid(problems: readonly Problem[]) {
  return refuse("invalid", "request.invalid", { problems });
}
