import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { calls, catalogue } from "#schemas/contract/catalogue.ts";
import type { CallDefinition } from "#schemas/contract/define-call.ts";
import { refusalsOf } from "#schemas/contract/openapi-refusals.ts";
import { engines } from "#tests/setup/engines.ts";

import { administrator } from "./api-content.ts";
import { type ApiRequest, useApi } from "./api-server.ts";

const runs = 2000;

/** Texts that have broken something somewhere, among ordinary ones. */
const text = fc.oneof(
  fc.constantFrom(
    "",
    "1",
    "2",
    "0",
    "-1",
    "2147483648",
    "1e9",
    "NaN",
    "true",
    "null",
    "fr_FR",
    "logo-footer",
    "banner",
  ),
  fc.constantFrom(
    "' OR 1=1--",
    '";--',
    "%",
    "_",
    "\\",
    "\0",
    "\u2028",
    "../..",
    "${x}",
    "{{x}}",
    "lk:%",
    "gt:",
    "lte:2026-02-30",
  ),
  fc.constantFrom(
    "__proto__",
    "constructor",
    "toString",
    "-price",
    "price desc",
    "date,title",
    "2026-03-01",
    "\ud800",
    "é",
  ),
  fc.string({ maxLength: 30 }),
  fc.string({ unit: "binary", maxLength: 30 }),
);
const operator = fc.constantFrom("", "", "", "lk:", "df:", "lt:", "lte:", "gt:", "gte:");

/** Mostly what the call understands, sometimes anything. */
function queryOf({ list }: CallDefinition) {
  if (!list) return fc.oneof({ weight: 9, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: pairs(text, text) });
  const paging = fc.tuple(
    fc.constantFrom("nbItem", "page"),
    fc.oneof(fc.integer({ min: 1, max: 50 }).map(String), text),
  );
  const order = fc.tuple(fc.constant("orderBy"), fc.oneof(fc.constantFrom(...list.orderBy), text));
  const value = fc.tuple(operator, text).map(([prefix, rest]) => prefix + rest);
  const names = Object.keys(list.filters);
  // A list that can't be filtered is asked to, as well.
  const filter = fc.tuple(names.length > 0 ? fc.constantFrom(...names) : text, value);
  return fc.array(fc.oneof(paging, order, filter, fc.tuple(text, text)), { maxLength: 3 });
}

function pairs(key: fc.Arbitrary<string>, value: fc.Arbitrary<string>) {
  return fc.array(fc.tuple(key, value), { maxLength: 3 });
}

/** Paths of the call with good and bad parameters, and paths that are no call's. */
function pathOf({ path, params }: CallDefinition) {
  const values = Object.values(params).map((kind) =>
    fc.oneof(
      kind === "id" ? fc.integer({ min: 1, max: 4 }).map(String) : fc.constantFrom("logo-footer", "banner"),
      text,
    ),
  );
  return fc.tuple(fc.tuple(...values), fc.constantFrom("", "", "", "", "", "", "/", "/x", "?")).map(([given, tail]) => {
    let index = 0;
    return path.replaceAll(/\{\w+\}/g, () => encode(given[index++] ?? "1")) + tail;
  });
}

const body = fc.oneof(
  fc.constant(undefined),
  fc.json({ maxDepth: 4 }),
  fc
    .record({ email: fc.oneof(fc.constant<string>(administrator.email), text), password: text })
    .map((value) => JSON.stringify(value)),
  text,
  fc.uint8Array({ maxLength: 100 }),
);

const headers = fc.record({
  "content-type": rarely(
    "application/json",
    "application/json; charset=utf-8",
    "text/plain",
    "multipart/form-data; boundary=x",
    undefined,
  ),
  authorization: rarely(undefined, "", "garbage", "Bearer garbage", "Basic eDp5", "Bearer null"),
  userLang: rarely("fr_FR", "en_US", "' OR 1=1", "__proto__"),
  idSite: rarely("3", "4", "x"),
  "content-encoding": rarely(undefined, "gzip", "br"),
  "x-http-method-override": rarely(undefined, "DELETE"),
});

/** The first value nine times in ten. */
function rarely(usual: string | undefined, ...others: readonly (string | undefined)[]) {
  return fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) });
}

const admin: CallDefinition = { ...catalogue.getNews, path: "/admin/{id}" };
const generated = fc.constantFrom(...calls, admin).chain((call) =>
  fc.record({
    method: rarely(call.method, "GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD", "TRACE"),
    path: pathOf(call),
    query: queryOf(call),
    headers,
    body,
  }),
);

function encode(value: string): string {
  return encodeURIComponent(value.toWellFormed());
}

function buildPath(base: string, query: readonly (readonly [string, string])[]): string {
  const search = query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join("&");
  return `/api${base}${search === "" ? "" : `?${search}`}`;
}

/** What the OpenAPI document says that calls may answer. */
const documented = new Set(
  calls.flatMap((call) => {
    const statuses = [200, ...Object.keys(refusalsOf(call)).map(Number)];
    return [call.path, call.alsoAt ?? []]
      .flat()
      .flatMap((path) => statuses.map((each) => `${call.method} ${path} ${each}`));
  }),
);

describe.each(engines)("any request on $name (reliability R-14)", (engine) => {
  const api = useApi(engine);

  test(`[§7] ${runs} generated requests get an envelope each, and none a 5xx`, async () => {
    const statuses = new Map<number, number>();
    const property = fc.asyncProperty(generated, async ({ method = "GET", path, query, ...given }) => {
      const request: ApiRequest = {
        headers: clean(given.headers),
        ...(given.body !== undefined && method !== "TRACE" && { body: given.body }),
      };
      const answer = await api.send(method, buildPath(path, query), request);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      expect(answer.status).toBeLessThan(500);
      // A file has no envelope.
      if (method === "HEAD" || answer.headers["content-disposition"] !== undefined) return;
      expect(answer.body).toEqual({
        success: answer.status === 200,
        data: expect.toSatisfy(() => true),
        message: answer.status === 200 ? "" : expect.stringMatching(/\S/),
      });
      expect(answer.text).not.toMatch(/sqlite|postgres|kysely|select |node_modules|\.ts:\d/i);
    });
    await fc.assert(property, { numRuns: runs, endOnFailure: true });
    // The generator is worth something only if it reaches the handlers and the refusals alike.
    for (const status of [200, 400, 404]) expect(statuses.get(status) ?? 0).toBeGreaterThan(runs / 20);
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([401, 405, 415]));
    expect(api.lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
    expect(answered(api.lines).size).toBeGreaterThan(calls.length);
    expect([...answered(api.lines)].filter((outcome) => !documented.has(outcome))).toEqual([]);
  }, 120_000);
});

/** `GET /news/{id} 404` for every status that a call of the catalogue answered with. */
function answered(lines: readonly string[]): Set<string> {
  const entries = lines.map((line): { msg: string; route: string | null; status: number } => JSON.parse(line));
  return new Set(
    entries.flatMap(({ msg, route, status }) => (msg === "request" && route !== null ? `${route} ${status}` : [])),
  );
}

function clean(given: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(given).filter((pair): pair is [string, string] => pair[1] !== undefined));
}
