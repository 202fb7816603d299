import { expect, test, vi } from "vitest";

import { buildIslandNode, buildStaticNode, buildWireDocument } from "#tests/factories/wire-document.ts";

import { prepareWith } from "./payload.ts";

test("a page is ready when its islands' views and its language's messages are there", async () => {
  const views = { load: vi.fn(async () => true) };
  const messages = { load: vi.fn(async () => {}) };
  const hole = { key: "buy", id: "wine.buy", view: "product-detail/buy", props: {} };
  const wine = buildStaticNode({ id: "wine", holes: [hole], slots: { beside: [buildIslandNode({ slug: "album" })] } });
  const ready = await prepareWith(views, messages)(buildWireDocument({ page: { locale: "en_US" }, nodes: [wine] }));
  expect(ready).toBe(true);
  expect(views.load).toHaveBeenCalledExactlyOnceWith(["product-detail/buy", "album"]);
  expect(messages.load).toHaveBeenCalledExactlyOnceWith("en_US");
});

test("a page that misses a view can be shown without it, one that misses its messages can't", async () => {
  const page = buildWireDocument({ nodes: [buildIslandNode()] });
  const found = async (): Promise<void> => {};
  const lost = async (): Promise<void> => Promise.reject(new TypeError("Failed to fetch"));
  expect(await prepareWith({ load: async () => false }, { load: found })(page)).toBe(false);
  await expect(prepareWith({ load: async () => true }, { load: lost })(page)).rejects.toThrow("Failed to fetch");
});
