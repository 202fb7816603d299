import { expect, test, vi } from "vitest";

import { buildIslandNode, buildStaticNode, buildWireDocument } from "#tests/factories/wire-document.ts";

import { prepareWith } from "./payload.ts";

test("a page is ready when its islands' views and its language's messages are there", async () => {
  const views = { load: vi.fn(async () => true) };
  const messages = { load: vi.fn(async () => {}) };
  const hole = { key: "buy", id: "wine.buy", view: "product-detail/buy", props: {} };
  const wine = buildStaticNode({ id: "wine", holes: [hole], slots: { beside: [buildIslandNode({ slug: "album" })] } });
  const sheets = { load: vi.fn(async () => true) };
  const ready = await prepareWith(
    views,
    messages,
    sheets,
  )(buildWireDocument({ page: { locale: "en_US" }, nodes: [wine] }));
  expect(ready).toBe(true);
  expect(views.load).toHaveBeenCalledExactlyOnceWith(["product-detail/buy", "album"]);
  expect(messages.load).toHaveBeenCalledExactlyOnceWith("en_US");
  expect(sheets.load, "it has blocks of everybody's sheet alone").not.toHaveBeenCalled();
});

test("a page that misses a view can be shown without it, one that misses its messages can't", async () => {
  const page = buildWireDocument({ nodes: [buildIslandNode()] });
  const found = async (): Promise<void> => {};
  const sheets = { load: async () => true };
  const lost = async (): Promise<void> => Promise.reject(new TypeError("Failed to fetch"));
  expect(await prepareWith({ load: async () => false }, { load: found }, sheets)(page)).toBe(false);
  await expect(prepareWith({ load: async () => true }, { load: lost }, sheets)(page)).rejects.toThrow(
    "Failed to fetch",
  );
});

test("a page with a sheet of its own is ready when that is there, and can be shown without it", async () => {
  const [views, messages] = [{ load: async () => true }, { load: async () => {} }];
  for (const isThere of [true, false]) {
    const sheets = { load: vi.fn(async () => isThere) };
    const prepare = prepareWith(views, messages, sheets);
    expect(await prepare(buildWireDocument({ sheet: "/assets/private-1.css" }))).toBe(isThere);
    expect(sheets.load).toHaveBeenCalledExactlyOnceWith("/assets/private-1.css");
  }
});
