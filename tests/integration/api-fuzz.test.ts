import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { calls } from "#schemas/contract/catalogue.ts";
import { engines } from "#tests/setup/engines.ts";

import { administrator } from "./api-content.ts";
import { type ApiRequest, useApi } from "./api-server.ts";

const runs = 2000;
const methods = ["GET", "GET", "GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD", "TRACE"];

/** Texts that have broken something somewhere, among ordinary ones. */
const text = fc.oneof(
  fc.constantFrom("", "1", "0", "-1", "2147483648", "1e9", "NaN", "true", "null", "fr_FR", "logo-footer", "banner"),
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

const filters = [...new Set(calls.flatMap(({ list }) => Object.keys(list?.filters ?? {})))];
const key = fc.oneof(fc.constantFrom("nbItem", "page", "orderBy", ...filters), text);
const query = fc.array(fc.tuple(key, text), { maxLength: 4 });

const path = fc
  .tuple(
    fc.constantFrom(...calls.map((call) => call.path), "/admin/{x}", "/{x}", "/openapi.json"),
    fc.array(text, { maxLength: 3 }),
  )
  .map(([template, values]) => {
    let index = 0;
    return template.replaceAll(/\{\w+\}/g, () => encode(values[index++] ?? "1"));
  });

const body = fc.oneof(
  fc.constant(undefined),
  fc.json({ maxDepth: 4 }),
  fc
    .record({ email: fc.oneof(fc.constant<string>(administrator.email), text), password: text })
    .map((value) => JSON.stringify(value)),
  text,
  fc.uint8Array({ maxLength: 100 }),
);

const headers = fc.record(
  {
    "content-type": fc.constantFrom(
      "application/json",
      "application/json; charset=utf-8",
      "text/plain",
      "multipart/form-data; boundary=x",
    ),
    authorization: fc.constantFrom("", "garbage", "Bearer garbage", "Basic eDp5", "Bearer null"),
    userLang: fc.constantFrom("fr_FR", "en_US", "' OR 1=1", "__proto__"),
    idSite: fc.constantFrom("3", "4", "x"),
    "content-encoding": fc.constantFrom("gzip", "br"),
    "x-http-method-override": fc.constant("DELETE"),
  },
  { requiredKeys: [] },
);

function encode(value: string): string {
  return encodeURIComponent(value.toWellFormed());
}

function buildPath(base: string, pairs: readonly (readonly [string, string])[]): string {
  const search = pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join("&");
  return `/api${base}${search === "" ? "" : `?${search}`}`;
}

describe.each(engines)("any request on $name (reliability R-14)", (engine) => {
  const api = useApi(engine);

  test(`[§7] ${runs} generated requests get an envelope each, and none a 5xx`, async () => {
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...methods),
        path,
        query,
        headers,
        body,
        async (method, base, pairs, given, content) => {
          const request: ApiRequest = {
            headers: clean(given),
            ...(content !== undefined && method !== "TRACE" && { body: content }),
          };
          const address = buildPath(base, pairs);
          const answer = await api.send(method, address, request);
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
          expect(answer.status).toBeLessThan(500);
          if (method === "HEAD" || base === "/openapi.json") return;
          expect(answer.body).toEqual({
            success: answer.status === 200,
            data: expect.toSatisfy(() => true),
            message: answer.status === 200 ? "" : expect.stringMatching(/\S/),
          });
          expect(answer.text).not.toMatch(/sqlite|postgres|kysely|select |node_modules|\.ts:\d/i);
        },
      ),
      { numRuns: runs, endOnFailure: true },
    );
    // The generator is worth something only if it reaches the handlers and the refusals alike.
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 404, 405, 415]));
    expect(api.lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  }, 120_000);
});

function clean(given: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(given).filter((pair): pair is [string, string] => pair[1] !== undefined));
}
