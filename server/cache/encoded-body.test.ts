import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { describe, expect, test } from "vitest";

import { chooseEncoding } from "./compress.ts";
import { EncodedBody } from "./encoded-body.ts";

const text = "<p>Le domaine s’éveille.</p>".repeat(200);

describe("an encoded body", () => {
  test("gives the same text in every encoding, before and after it is sealed", async () => {
    const body = new EncodedBody(text);
    for (const moment of ["fresh", "sealed"]) {
      expect(brotliDecompressSync(await bytes(body, "br")).toString(), moment).toBe(text);
      expect(gunzipSync(await bytes(body, "gzip")).toString(), moment).toBe(text);
      expect((await bytes(body, "identity")).toString(), moment).toBe(text);
      await body.seal();
    }
  });

  test("lets the text go once it is sealed", async () => {
    const body = new EncodedBody(text);
    await body.seal();
    expect(body.bytes).toBeLessThan(text.length / 4);
  });
});

describe("the choice of an encoding", () => {
  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.0,gzip;q=0", "identity"],
    ["br;q=0.5", "br"],
    ["sobriety", "identity"],
    ["", "identity"],
    [undefined, "identity"],
  ])("%s gives %s", (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});

async function bytes(body: EncodedBody, encoding: "br" | "gzip" | "identity"): Promise<Buffer> {
  const value = await body.in(encoding);
  return typeof value === "string" ? Buffer.from(value) : value;
}
