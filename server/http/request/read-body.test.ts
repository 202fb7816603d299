import { describe, expect, test } from "vitest";

import { readBody, readJsonBody } from "./read-body.ts";

function streamed(chunks: readonly Uint8Array[], onCancel: () => void = () => {}): Request {
  const queue = [...chunks];
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const next = queue.shift();
        if (next) controller.enqueue(next);
        else controller.close();
      },
      cancel: onCancel,
    },
    { highWaterMark: 0 },
  );
  return requestOf(body);
}

function requestOf(body: ReadableStream<Uint8Array>): Request {
  const init = { method: "POST", body, duplex: "half" };
  return new Request("http://estate.test/", init);
}

describe("the limit of a body", () => {
  test("a body of exactly the limit is read", async () => {
    expect(await readBody(streamed([new Uint8Array(6), new Uint8Array(4)]), 10)).toMatchObject({ ok: true });
  });

  test("one byte more is refused, and what follows is not read", async () => {
    let isCancelled = false;
    const endless = Array.from({ length: 1000 }, () => new Uint8Array(6));
    const result = await readBody(
      streamed(endless, () => (isCancelled = true)),
      10,
    );
    expect(result).toMatchObject({ ok: false, error: { code: "too-large", values: { limit: "10 B" } } });
    expect(isCancelled).toBe(true);
  });

  test("a declared length beyond the limit is refused before anything is read", async () => {
    const request = streamed([]);
    request.headers.set("content-length", "11");
    expect(await readBody(request, 10)).toMatchObject({ error: { code: "too-large" } });
    expect(request.bodyUsed).toBe(false);
  });

  test("a body that breaks off is refused", async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error("reset")) });
    expect(await readBody(requestOf(body), 10)).toMatchObject({ error: { messageKey: "body.interrupted" } });
  });
});

describe("a JSON body", () => {
  const json = (body: BodyInit | null) =>
    readJsonBody(new Request("http://estate.test/", { method: "POST", body }), 1000);

  test("is parsed", async () => {
    expect(await json('{"a":1}')).toEqual({ ok: true, value: { a: 1 } });
  });

  test.each([
    [null, "body.missing"],
    ["", "body.missing"],
    ["{", "body.malformedJson"],
    [new Uint8Array([0x22, 0xff, 0x22]), "body.malformedJson"],
    ['{"__proto__":1}', "body.reservedKey"],
    ["[".repeat(30) + "]".repeat(30), "body.tooDeep"],
  ])("%j is refused", async (body, message) => {
    expect(await json(body)).toMatchObject({ ok: false, error: { code: "invalid", messageKey: message } });
  });
});
