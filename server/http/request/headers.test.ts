import { Hono } from "hono";
import { describe, expect, test } from "vitest";

import { bearerToken } from "./bearer-token.ts";
import { isJsonType, multipartBoundary } from "./content-type.ts";
import { numberRequest } from "./number-request.ts";
import { requestLocale } from "./request-locale.ts";

describe("Content-Type", () => {
  test.each([
    "application/json",
    "application/json; charset=utf-8",
    "application/json;charset=UTF-8",
    "Application/JSON",
  ])("%j is JSON", (type) => {
    expect(isJsonType(type)).toBe(true);
  });

  test.each([
    "application/json\ta",
    "application/json garbage",
    "text/plain",
    "",
    undefined,
    "application/json; charset=utf-7",
    "application/json; charset=utf-8; x=1",
    "application/json, text/plain",
    "application/x-www-form-urlencoded",
    "application/json5",
  ])("%j is not (reliability S-34)", (type) => {
    expect(isJsonType(type)).toBe(false);
  });

  test("a boundary is read plain or quoted", () => {
    expect(multipartBoundary("multipart/form-data; boundary=abc")).toBe("abc");
    expect(multipartBoundary('multipart/form-data; boundary="a b"')).toBe("a b");
    expect(multipartBoundary("multipart/mixed; boundary=abc")).toBeNull();
  });
});

describe("Authorization", () => {
  test.each(["token", "Bearer token", "bearer token", " token "])(
    "[§7] %j carries the token, raw or Bearer",
    (header) => {
      expect(bearerToken(header)).toBe("token");
    },
  );

  test.each(["", undefined, null, "Bearer ", "Basic dXNlcg==", "[object Object]", "a\u00e9b", "x".repeat(513)])(
    "%j carries none",
    (header) => {
      expect(bearerToken(header)).toBeNull();
    },
  );
});

describe("userLang", () => {
  test.each(["fr_FR", "en_US"])("[§7] %s is a language of ours", (header) => {
    expect(requestLocale(header)).toBe(header);
  });

  test.each([
    undefined,
    null,
    "",
    "de_DE",
    "en",
    "EN_us",
    "fr_FR' OR 1=1--",
    "../../etc/passwd",
    "__proto__",
    "constructor",
  ])("[§7] %j reads as the default", (header) => {
    expect(requestLocale(header)).toBe("fr_FR");
  });
});

describe("the number of a request", () => {
  const app = new Hono().use(numberRequest).get("/", () => new Response("page"));
  const numberOf = async (header?: string): Promise<string | null> => {
    const headers = new Headers(header === undefined ? [] : [["x-request-id", header]]);
    return (await app.request("/", { headers })).headers.get("x-request-id");
  };

  test("is a proxy's own when it looks like one", async () => {
    expect(await numberOf("abcd-1234_EF")).toBe("abcd-1234_EF");
  });

  test.each([undefined, "", "a b c d e f g", "<script>alert</script>", "x".repeat(65)])(
    "is new for %j",
    async (header) => {
      expect(await numberOf(header)).toMatch(/^[\da-f-]{36}$/);
    },
  );
});
