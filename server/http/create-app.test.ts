import { Hono } from "hono";
import { pino } from "pino";
import { expect, test } from "vitest";

import { createApp } from "./create-app.ts";
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
