import { describe, expect, test, vi } from "vitest";

import { buildWireDocument } from "#tests/factories/wire-document.ts";

import { DocumentLoader, documentLife } from "./document-loader.ts";

const { signal } = new AbortController();

describe("fetching a page document", () => {
  test("asks for it under /_data, with its query", async () => {
    const { loader, fetch } = setUp();
    expect(await loader.load("/nos-cuvees?grid.page=2", signal)).toEqual({
      kind: "document",
      document: buildWireDocument(),
    });
    expect(fetch.mock.calls[0]?.[0]).toBe("/_data/nos-cuvees?grid.page=2");
  });

  test("reads a redirect", async () => {
    const { loader } = setUp(() => json({ redirect: "/en_US" }));
    expect(await loader.load("/", signal)).toEqual({ kind: "redirect", to: "/en_US" });
  });

  test("shows the error page that came with its own frame", async () => {
    const document = buildWireDocument({ status: 404 });
    const { loader } = setUp(() => json(document, 404));
    expect(await loader.load("/nowhere", signal)).toEqual({ kind: "document", document });
  });

  test("another build, another shape or no JSON at all is foreign", async () => {
    for (const answer of [
      () => json(buildWireDocument({ build: "build-2" })),
      () => json({ message: "?" }),
      () => json(null),
      () => new Response("<!doctype html>", { headers: { "content-type": "text/html" } }),
    ]) {
      expect(await setUp(answer).loader.load("/", signal)).toEqual({ kind: "foreign" });
    }
  });

  test("rejects with the network's error, and asks again the next time", async () => {
    const { loader, fetch } = setUp();
    fetch.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await expect(loader.load("/a", signal)).rejects.toThrow("Failed to fetch");
    expect((await loader.load("/a", signal)).kind).toBe("document");
  });

  test("rejects as soon as it is called off", async () => {
    const { loader } = setUp(() => new Promise<Response>(() => {}));
    const controller = new AbortController();
    const loading = loader.load("/a", controller.signal);
    controller.abort();
    await expect(loading).rejects.toThrow("abort");
    await expect(loader.load("/a", controller.signal)).rejects.toThrow("abort");
  });
});

describe("documents that are kept", () => {
  test("a prefetched document is used for 30 seconds, then asked for again", async () => {
    const { loader, fetch, clock } = setUp();
    loader.prefetch("/a");
    await loader.load("/a", signal);
    clock.time = documentLife - 1;
    await loader.load("/a", signal);
    expect(fetch).toHaveBeenCalledTimes(1);
    clock.time = documentLife;
    await loader.load("/a", signal);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test("the one unused for longest goes first", async () => {
    const { loader, fetch } = setUp();
    for (let index = 0; index < 10; index += 1) await loader.load(`/${index}`, signal);
    await loader.load("/0", signal);
    await loader.load("/10", signal);
    fetch.mockClear();
    await loader.load("/0", signal);
    expect(fetch).not.toHaveBeenCalled();
    await loader.load("/1", signal);
    expect(fetch).toHaveBeenCalledOnce();
  });

  test.each([
    ["an error page", () => json(buildWireDocument({ status: 404 }), 404)],
    ["a private page", () => json(buildWireDocument({ page: { zone: "private" } }))],
    ["a redirect", () => json({ redirect: "/b" })],
  ])("%s is asked for each time", async (_name, answer) => {
    const { loader, fetch } = setUp(answer);
    await loader.load("/a", signal);
    await loader.load("/a", signal);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test("a prefetch that fails is silent", async () => {
    const { loader, fetch } = setUp();
    fetch.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    loader.prefetch("/a");
    expect((await settle(loader, "/b")).kind).toBe("document");
  });
});

function setUp(answer: () => Response | Promise<Response> = () => json(buildWireDocument())) {
  const clock = { time: 0, now: () => clock.time };
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  return { loader: new DocumentLoader({ fetch, clock, build: "build-1" }), fetch, clock };
}

async function settle(loader: DocumentLoader, address: string) {
  return loader.load(address, signal);
}

function json(body: unknown, status = 200): Response {
  return Response.json(body, { status });
}
