import { expect, test, vi } from "vitest";

import { buildLiveNode, buildStaticNode, buildWireDocument } from "#tests/factories/wire-document.ts";

import { liveSlugs, prepareWith, withSnapshots } from "./payload.ts";

test("static subtrees take the HTML that the browser has, at any depth", () => {
  const nodes = [
    buildStaticNode({ id: "head" }),
    buildLiveNode({ id: "section" }, [buildStaticNode({ id: "text" }), buildLiveNode({ id: "album" })]),
  ];
  const filled = withSnapshots(nodes, (id) => `<p>${id}</p>`);
  expect(filled).toEqual([
    buildStaticNode({ id: "head", html: "<p>head</p>" }),
    buildLiveNode({ id: "section" }, [
      buildStaticNode({ id: "text", html: "<p>text</p>" }),
      buildLiveNode({ id: "album" }),
    ]),
  ]);
});

test("a static subtree that is not in the page keeps what the document says", () => {
  const node = buildStaticNode({ html: "<p>sent</p>" });
  expect(withSnapshots([node], () => undefined)).toEqual([node]);
});

test("the views that a page needs are those of its containers and islands, each once", () => {
  const album = buildLiveNode({ slug: "album" });
  const nodes = [buildStaticNode({ slug: "heading" }), buildLiveNode({ slug: "section" }, [album, album])];
  expect([...liveSlugs(nodes)]).toEqual(["section", "album"]);
});

test("a page is ready when its views and its language's messages are there", async () => {
  const views = { load: vi.fn(async () => {}), find: () => undefined };
  const messages = { load: vi.fn(async () => {}), of: () => ({}) };
  await prepareWith(views, messages)(buildWireDocument({ page: { locale: "en_US" }, nodes: [buildLiveNode()] }));
  expect(views.load).toHaveBeenCalledExactlyOnceWith(new Set(["section"]));
  expect(messages.load).toHaveBeenCalledExactlyOnceWith("en_US");
});
