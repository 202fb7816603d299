import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { Hono } from "hono";
import { describe, expect, test } from "vitest";

import { encodeAnswer } from "./encode-answer.ts";

const long = JSON.stringify(
  Array.from({ length: 200 }, (_, id) => ({ id, title: "Une parcelle au-dessus du village" })),
);

function ask(
  { body = long, type = "application/json", cache = "no-cache" },
  headers: Readonly<Record<string, string>> = {},
  method = "GET",
): Promise<Response> {
  const app = new Hono().get("/", encodeAnswer, (c) =>
    c.body(body, 200, { "Content-Type": type, ...(cache && { "Cache-Control": cache }) }),
  );
  return Promise.resolve(app.request("/", { method, headers }));
}

async function bytesOf(answer: Response): Promise<Buffer> {
  return Buffer.from(await answer.arrayBuffer());
}

describe("an answer that may be stored", () => {
  test("is compressed as the asker likes it", async () => {
    const plain = await ask({});
    expect([plain.headers.get("content-encoding"), await plain.text()]).toEqual([null, long]);
    const gzip = await ask({}, { "accept-encoding": "gzip" });
    expect([gzip.headers.get("content-encoding"), gunzipSync(await bytesOf(gzip)).toString()]).toEqual(["gzip", long]);
    const brotli = await ask({}, { "accept-encoding": "gzip, br" });
    const bytes = await bytesOf(brotli);
    expect([brotli.headers.get("content-encoding"), brotli.headers.get("content-length")]).toEqual([
      "br",
      String(bytes.byteLength),
    ]);
    expect(brotliDecompressSync(bytes).toString()).toBe(long);
    for (const { headers } of [plain, gzip, brotli]) expect(headers.get("vary")).toBe("Accept-Encoding");
  });

  test("has one weak validator in all encodings, and is answered with 304 to who has it", async () => {
    const tags = await Promise.all(
      ["identity", "gzip", "br"].map(async (encoding) =>
        (await ask({}, { "accept-encoding": encoding })).headers.get("etag"),
      ),
    );
    const [tag = ""] = tags;
    expect(tag).toMatch(/^W\/"\w+"$/);
    expect(new Set(tags).size).toBe(1);
    const again = await ask({}, { "if-none-match": `"x", ${tag}`, "accept-encoding": "br" });
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", tag]);
    expect((await ask({ body: `${long} ` }, { "if-none-match": tag ?? "" })).status).toBe(200);
  });

  test("goes out as it is when it is tiny, or compressed already", async () => {
    const tiny = await ask({ body: "{}" }, { "accept-encoding": "br" });
    expect([tiny.headers.get("content-encoding"), await tiny.text()]).toEqual([null, "{}"]);
    const font = await ask({ type: "font/woff2" }, { "accept-encoding": "br" });
    expect([font.headers.get("content-encoding"), await font.text()]).toEqual([null, long]);
  });

  test("tells its length to who only asks for its headers", async () => {
    const length = (await bytesOf(await ask({}, { "accept-encoding": "gzip" }))).byteLength;
    const head = await ask({}, { "accept-encoding": "gzip" }, "HEAD");
    expect([head.headers.get("content-length"), await head.text()]).toEqual([String(length), ""]);
  });
});

test.each(["no-store", "private, max-age=60", ""])("an answer for one person (%j) has neither", async (cache) => {
  const answer = await ask({ cache }, { "accept-encoding": "br", "if-none-match": "*" });
  expect([answer.status, answer.headers.get("content-encoding"), answer.headers.get("etag")]).toEqual([
    200,
    null,
    null,
  ]);
  expect(await answer.text()).toBe(long);
});
