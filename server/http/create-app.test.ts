import { Hono } from "hono";
import { pino } from "pino";
import { expect, test } from "vitest";

import { createApp } from "./create-app.ts";

test.each([
  [true, "max-age=31536000; includeSubDomains"],
  [false, null],
])(
  "pages and files ask to stay on HTTPS only where the site is served by it: %s (reliability D30)",
  async (isSecure, header) => {
    const page = new Hono().get("*", (c) => c.text("page"));
    const api = { fetch: () => new Response("api") };
    const answer = createApp({ api, rest: [page], log: pino({ level: "silent" }), isSecure });
    const { headers } = await answer(new Request("http://site.test/"), {});
    expect(headers.get("strict-transport-security")).toBe(header);
  },
);
