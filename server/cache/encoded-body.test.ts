import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { describe, expect, test } from "vitest";

import { chooseEncoding, type Encoding } from "./compress.ts";
import { EncodedBody, type SentBody } from "./encoded-body.ts";

/** What browsers take. */
const browser: readonly Encoding[] = ["br", "gzip", "identity"];

const text = "<p>Le domaine s’éveille.</p>".repeat(200);
const plain = Buffer.from(text);

describe("an encoded body", () => {
  test("gives the same text in every encoding, before and after it is sealed", async () => {
    for (const isSealed of [false, true]) {
      const body = new EncodedBody(plain);
      const sealed = body.seal();
      if (isSealed) await sealed;
      const read = async (accepted: readonly Encoding[]): Promise<string> => decoded(await body.in(accepted));
      expect(await read(["identity"])).toBe(text);
      expect(await read(["gzip", "identity"])).toBe(text);
      await expect.poll(async () => (await body.in(browser)).encoding).toBe("br");
      expect(await read(browser)).toBe(text);
      expect(await read(["br", "identity"])).toBe(text);
    }
  });

  test("nobody waits for Brotli: until it is made, a browser gets gzip, and who takes no gzip the text", async () => {
    const body = new EncodedBody(plain);
    void body.seal();
    // Both in one turn: while the first of them is awaited, Brotli may be made.
    const sent = await Promise.all([body.in(browser), body.in(["br", "identity"])]);
    expect(sent.map(({ encoding }) => encoding)).toEqual(["gzip", "identity"]);
    await expect.poll(async () => (await body.in(["br", "identity"])).encoding).toBe("br");
  });

  test("what is at hand is given at once, and nothing when it has to be made first", async () => {
    const body = new EncodedBody(plain);
    expect(body.ready(["identity"])?.encoding).toBe("identity");
    expect(body.ready(["gzip", "identity"])).toBeNull();
    await body.seal();
    expect(body.ready(["identity"])).toBeNull();
    expect(body.ready(["gzip", "identity"])?.encoding).toBe("gzip");
  });

  test("many who take no compression share one plain form, which is then at hand", async () => {
    const body = new EncodedBody(Buffer.from(text));
    await body.seal();
    const sent = await Promise.all(Array.from({ length: 50 }, () => body.in(["identity"])));
    expect(sent[0]?.body.toString()).toBe(text);
    expect(new Set(sent.map((one) => one.body)).size).toBe(1);
    expect(body.ready(["identity"])?.body).toBe(sent[0]?.body);
  });

  test("no Brotli is made for one that nobody keeps: it goes out once", async () => {
    const [once, kept] = [new EncodedBody(plain), new EncodedBody(plain)];
    await once.in(browser);
    await kept.seal();
    // It stands behind the other one in the queue.
    await expect.poll(async () => (await kept.in(browser)).encoding).toBe("br");
    expect((await once.in(browser)).encoding).toBe("gzip");
  });

  test("a thousand bodies at once are all answered in gzip, and Brotli comes in its turn", async () => {
    const bodies = Array.from({ length: 1_000 }, (_, index) => new EncodedBody(Buffer.from(`${text}${index}`)));
    for (const body of bodies) void body.seal();
    const sent = await Promise.all(bodies.map((body) => body.in(browser)));
    expect(new Set(sent.map(({ encoding }) => encoding))).toEqual(new Set(["gzip"]));
    await expect.poll(() => bodies.filter((body) => body.ready(["br"])?.encoding === "br").length).toBeGreaterThan(50);
  });

  test("lets the plain form go once it is sealed", async () => {
    const body = new EncodedBody(plain);
    await body.seal();
    expect(body.bytes).toBeLessThan(plain.length / 4);
    expect(body.weight).toBeGreaterThanOrEqual(body.bytes);
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

function decoded({ encoding, body }: SentBody): string {
  if (encoding === "br") return brotliDecompressSync(body).toString();
  return encoding === "gzip" ? gunzipSync(body).toString() : body.toString();
}
