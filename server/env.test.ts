import { describe, expect, test } from "vitest";

import { readEnv } from "./env.ts";

describe("the environment", () => {
  test("has defaults that serve a fresh clone", () => {
    const env = readEnv({});
    expect(env).toMatchObject({
      ok: true,
      value: { port: 3000, host: "localhost", dataDir: "data", demo: true, pageCache: true },
    });
  });

  test("the public address follows the port unless it is given", () => {
    expect(readEnv({ PORT: "8080" })).toMatchObject({ value: { siteUrl: "http://localhost:8080" } });
    expect(readEnv({ SITE_URL: "https://www.example.com/" })).toMatchObject({
      value: { siteUrl: "https://www.example.com" },
    });
  });

  test("[§7] reviews come from an address or from the demo, or from nowhere", () => {
    expect(readEnv({})).toMatchObject({ value: { reviewsUrl: undefined } });
    expect(readEnv({ REVIEWS_URL: "demo" })).toMatchObject({ value: { reviewsUrl: "demo" } });
    expect(readEnv({ REVIEWS_URL: "https://reviews.example/latest" })).toMatchObject({ ok: true });
    expect(readEnv({ REVIEWS_URL: "file:///etc/passwd" })).toMatchObject({ ok: false });
  });

  test("every mistake is told at once, by its name", () => {
    const env = readEnv({ PORT: "99999", DATABASE_URL: "mysql://x", SITE_URL: "javascript:alert(1)", CACHE: "maybe" });
    expect(env.ok).toBe(false);
    if (env.ok) return;
    expect(env.error.map((line) => line.split("=")[0])).toEqual(["PORT", "DATABASE_URL", "SITE_URL", "CACHE"]);
  });
});
