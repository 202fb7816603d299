import { Hono } from "hono";
import { pino } from "pino";
import { expect, test } from "vitest";

import { DatabaseAway } from "#server/db/database-error.ts";

import { createApp } from "./create-app.ts";
import { createHealthApp } from "./health-app.ts";
import { sameOrigin } from "./site-actions/same-origin.ts";

function answerOf(part: Hono, isSecure = false) {
  const api = { fetch: () => new Response("api") };
  return createApp({ api, rest: [part], log: pino({ level: "silent" }), isSecure });
}

test("HEAD tells the length that GET would have", async () => {
  const page = new Hono().get("*", (c) => c.html("<p>Château</p>"));
  const answer = await answerOf(page)(new Request("http://site.test/", { method: "HEAD" }), {});
  expect([answer.headers.get("content-length"), await answer.text()]).toEqual(["15", ""]);
});

test("a form from another site is a 403, not an error of ours", async () => {
  const page = new Hono().post("/newsletter", sameOrigin, (c) => c.text("done"));
  const body = new URLSearchParams({ email: "lise@example.org" });
  const headers = { origin: "https://evil.example" };
  const answer = await answerOf(page)(
    new Request("http://site.test/newsletter", { method: "POST", headers, body }),
    {},
  );
  expect([answer.status, answer.headers.has("x-request-id")]).toEqual([403, true]);
});

test.each([
  [true, "max-age=31536000; includeSubDomains"],
  [false, null],
])(
  "pages and files ask to stay on HTTPS only where the site is served by it: %s (reliability D30)",
  async (isSecure, header) => {
    const page = new Hono().get("*", (c) => c.text("page"));
    const { headers } = await answerOf(page, isSecure)(new Request("http://site.test/"), {});
    expect(headers.get("strict-transport-security")).toBe(header);
  },
);

test("what fails for want of the database is a 503 that says when to come again, anything else a 500", async () => {
  const files = new Hono()
    .get("/images/*", () => {
      throw new DatabaseAway("gone");
    })
    .get("/robots.txt", () => {
      throw new Error("ours");
    });
  const read = async (path: string) => {
    const { status, headers } = await answerOf(files)(new Request(`http://site.test${path}`), {});
    return [status, headers.get("retry-after"), headers.get("cache-control")];
  };
  expect(await read("/images/640/a.webp")).toEqual([503, "1", "no-store"]);
  expect(await read("/robots.txt")).toEqual([500, null, "no-store"]);
});

test("a process whose database can't be read lives, but isn't ready", async () => {
  const check = () => Promise.reject(new DatabaseAway("gone"));
  const app = answerOf(createHealthApp({ check, isDraining: () => false }));
  const [health, ready] = await Promise.all(
    ["/healthz", "/readyz"].map(async (path) => app(new Request(`http://site.test${path}`), {})),
  );
  expect([health?.status, ready?.status, ready?.headers.get("retry-after")]).toEqual([200, 503, "1"]);
});
