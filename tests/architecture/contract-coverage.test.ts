import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { calls } from "#schemas/contract/catalogue.ts";

import { specCalls } from "./support/spec-calls.ts";

const section = readFileSync(new URL("fixtures/spec-section-7.md", import.meta.url), "utf8");
const inCatalogue = new Set(calls.map((call) => shapeOf(`${call.method} ${call.path}`)));
const entries = specCalls.map((call) => ({ call, shape: shapeOf(call) }));

describe("[§7] the calls of the specification", () => {
  test("[§7 calls-listed] each call that the text names stands in the list, and the list names nothing else", () => {
    const named = new Set([...callsInText(section), ...describedOnly].map(shapeOf));
    expect([...named].filter((shape) => !entries.some((entry) => entry.shape === shape))).toEqual([]);
    expect(entries.filter(({ shape }) => !named.has(shape)).map(({ call }) => call)).toEqual([]);
  });

  test("[§7] each of them is in the catalogue", () => {
    expect(entries.length).toBeGreaterThan(80);
    expect(entries.filter(({ shape }) => !inCatalogue.has(shape)).map(({ call }) => call)).toEqual([]);
  });

  test("a call that the specification does not name says that it is our own, and no other says so", () => {
    const spec = new Set(entries.map(({ shape }) => shape));
    const wrong = calls.filter(({ method, path, isOwn }) => isOwn === spec.has(shapeOf(`${method} ${path}`)));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

/** Calls that the text describes in words; their paths were decided in design §11. */
const describedOnly = ["GET /{cardProvider}/public-key", "GET /{cardProvider}/result/{id}", "GET /reviews"];

/** A call without what doesn't tell it apart: parameter names, query. */
function shapeOf(call: string): string {
  return call.replace(/\?.*$/, "").replaceAll(/\{[^}]+\}/g, "{}");
}

function callsInText(text: string): string[] {
  const atStart = /\*\*At start \(GET\)\*\*: (.*?)\. Failures/.exec(text)?.[1] ?? "";
  const start = atStart.split(", ").map((path) => `GET ${generalize(path)}`);
  const rest = [...text.matchAll(/\b(GET|POST|PUT|DELETE) (\/[^\s;,()]*)/g)].flatMap(([, method, path = ""]) =>
    spellings(path.replace(/\.$/, "")).map((spelling) => `${method} ${spelling}`),
  );
  return [...start, ...rest].filter((call) => !call.includes("{card-provider"));
}

/** The start calls name one list and one application each; the calls are the general ones. */
function generalize(path: string): string {
  return path
    .replace(/^\/element\/[\w-]+/, "/element/{route}")
    .replace(/^\/external-app\/[A-Z_]+/, "/external-app/{app}");
}

/** `list[/{id}]` and `folder/[{id}]` are two calls each. */
function spellings(path: string): string[] {
  const optional = /^(.*?)\/?\[\/?(.*?)\](.*)$/.exec(path);
  if (!optional) return [path];
  const [, before = "", inside = "", after = ""] = optional;
  return [`${before}${after}`, `${before}/${inside}${after}`];
}
