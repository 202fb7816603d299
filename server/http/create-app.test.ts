import { Hono } from "hono";
import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";

import { DatabaseAway } from "#server/db/database-error.ts";

import { createApp } from "./create-app.ts";
import { createHealthApp } from "./health-app.ts";
import { createLog } from "./request/log.ts";
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

test("the log tells the route of an address, never the address", async () => {
  const lines: string[] = [];
  const log = createLog({ destination: { write: (line) => void lines.push(line) } });
  const files = new Hono().get("/images/:width/*", (c) => c.notFound());
  const site = new Hono().get("*", (c) => {
    if (c.req.path === "/broken/a@b.example") throw new Error(`at ${c.req.path}`);
    if (c.req.path !== "/nowhere") c.set("page", "content 12");
    return c.text("page");
  });
  const kept = { status: 200, headers: {}, body: null, name: "/wines/:slug?/:id" };
  const findKept = ({ url }: Request) => (url.includes("/wines/") ? kept : null);
  const app = createApp({ api: { fetch: () => new Response("api") }, rest: [files, site], findKept, log });
  for (const path of ["/a@b.example?t=s3cret", "/images/320/a@b.example", "/wines/a@b.example/1", "/nowhere"]) {
    await app(new Request(`http://site.test${path}`), {});
  }
  await app(new Request("http://site.test/broken/a@b.example"), {});
  const told = lines.map((line) => JSON.parse(line) as { msg: string; route: string });
  expect(told.map(({ msg, route }) => `${msg} ${route}`)).toEqual([
    "request content 12",
    "request /images/:width/*",
    "request /wines/:slug?/:id",
    "request other",
    "request failed other",
    "request other",
  ]);
  for (const secret of ["a@b", "s3cret"]) expect(lines.join("")).not.toContain(secret);
});

test("a flood of questions whether it is ready is one look at the database, now and then", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let looks = 0;
  const gate = Promise.withResolvers<void>();
  const check = (): Promise<void> => {
    looks += 1;
    return gate.promise;
  };
  const app = answerOf(createHealthApp({ check, isDraining: () => false }));
  const ask = async () => await app(new Request("http://site.test/readyz"), {});
  const flood = Array.from({ length: 50 }, ask);
  gate.resolve();
  const answers = await Promise.all(flood);
  expect([new Set(answers.map(({ status }) => status)), looks]).toEqual([new Set([200]), 1]);
  await ask();
  expect(looks).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  await ask();
  expect(looks).toBe(2);
});

test("a process that stops says when to come again", async () => {
  const app = answerOf(createHealthApp({ check: async () => {}, isDraining: () => true }));
  const { status, headers } = await app(new Request("http://site.test/readyz"), {});
  expect([status, headers.get("retry-after")]).toEqual([503, "1"]);
});

test("an outage is one line without a stack for each answer, an error of ours tells where it was", async () => {
  const lines: string[] = [];
  const log = createLog({ destination: { write: (line) => void lines.push(line) } });
  const site = new Hono().get("*", (c) => {
    throw c.req.path === "/away" ? new DatabaseAway("gone", { cause: new Error("below") }) : new Error("ours");
  });
  const app = createApp({ api: { fetch: () => new Response("api") }, rest: [site], log });
  for (const path of ["/away", "/ours"]) await app(new Request(`http://site.test${path}`), {});
  const told = lines.map((line) => JSON.parse(line) as { msg: string; level: number; why?: string; err?: object });
  const failures = told.filter(({ msg }) => msg !== "request");
  expect(failures).toMatchObject([
    { level: 40, msg: "the database could not serve this request", why: "DatabaseAway: gone" },
    { level: 50, msg: "request failed", err: { message: "ours" } },
  ]);
  expect(lines[0]).not.toContain("stack");
});
