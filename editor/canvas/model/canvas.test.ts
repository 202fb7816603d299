import { autorun } from "mobx";
import { createIntl } from "react-intl";
import { expect, test } from "vitest";

import type { Canvas as CanvasPage } from "#schemas/content/canvas.ts";
import type { ExpandedBlock } from "#schemas/page/expand-layout.ts";
import type { LayoutDocument } from "#schemas/page/layout.ts";
import { buildLayout, buildNode } from "#schemas/page/test-registry.ts";

import { blankPage, outlet, testParts } from "../test-canvas.ts";
import { Canvas } from "./canvas.ts";

const fixed = (id: string, slug: string, ...content: readonly ExpandedBlock[]): ExpandedBlock => {
  return { id, slug, props: {}, slots: content.length > 0 ? { content } : {} };
};

const site: CanvasPage = {
  ...blankPage,
  frame: [fixed("frame:around", "section", outlet), fixed("frame:legal", "legal-text")],
};

function open(page: Partial<CanvasPage>, document: LayoutDocument): Canvas {
  return new Canvas({ ...site, ...page }, document, createIntl({ locale: "fr" }), testParts());
}

const shown = (canvas: Canvas, id: string, slot = "content") => canvas.nodeOf(id)?.slots[slot];

const page = buildLayout([
  buildNode("words", "heading"),
  buildNode("bar", "app-bar"),
  buildNode("foot", "footer"),
  buildNode("more", "heading"),
]);

test("a page's own header and footer stand around its content, in the place of the frame's, and nothing else moves", () => {
  const canvas = open({ ownParts: ["header", "footer"] }, page);
  expect(shown(canvas, "frame:around")).toEqual(["bar", "frame:outlet", "foot"]);
  expect(shown(canvas, "frame:outlet")).toEqual(["words", "more"]);
  expect(canvas.placeOf("bar")).toEqual({ into: "frame:around", slot: "content" });
  expect(canvas.placeOf("words")).toEqual({ into: "frame:outlet", slot: "content" });
  expect(canvas.outermost).toEqual(["frame:around", "frame:legal"]);
});

test("in a frame without a container they are outermost; a part that the page doesn't bring stays in its content", () => {
  const frame = [fixed("frame:outlet", "outlet"), fixed("frame:legal", "legal-text")];
  const canvas = open({ ownParts: ["header"], frame }, page);
  expect(canvas.outermost).toEqual(["bar", "frame:outlet", "frame:legal"]);
  expect(canvas.placeOf("bar")).toBeNull();
  expect(shown(canvas, "frame:outlet")).toEqual(["words", "foot", "more"]);
  canvas.document.follow({ ...page, root: ["words", "more", "bar", "foot"] });
  expect(shown(canvas, "frame:outlet")).toEqual(["words", "more", "foot"]);
});

test("a frame is edited around what the page shows in it", () => {
  const edited = buildLayout(
    [
      buildNode("bar", "app-bar"),
      buildNode("around", "section", { slots: { content: ["outlet"] } }),
      buildNode("outlet", "outlet"),
      buildNode("legal", "legal-text"),
    ],
    "frame",
  );
  const content = [fixed("page:words", "heading"), fixed("page:band", "section", fixed("page:in", "heading"))];
  const canvas = open({ frame: [], content }, edited);
  expect(canvas.isFrame).toBe(true);
  expect(canvas.outermost).toEqual(["bar", "around", "legal"]);
  expect([canvas.outlet, shown(canvas, "outlet")]).toEqual(["outlet", ["page:words", "page:band"]]);
  expect(canvas.placeOf("page:words")).toEqual({ into: "outlet", slot: "content" });
  expect(canvas.placeOf("page:in")).toEqual({ into: "page:band", slot: "content" });
  expect(canvas.placeOf("bar")).toBeNull();
  expect(canvas.block("page:in").resolved?.slug).toBe("heading");
});

test("[CC11] [PF3] what is set for all blocks of a slug shows at once on each of them, under their own props; no other is drawn anew", () => {
  const document = buildLayout([
    buildNode("one", "heading"),
    buildNode("two", "heading", { props: { size: "small" } }),
    buildNode("text", "rich-text"),
  ]);
  const canvas = open({}, document);
  const drawn: Record<string, unknown[]> = { one: [], two: [], text: [] };
  const drafts: unknown[] = [];
  const stops = Object.entries(drawn).map(([id, seen]) =>
    autorun(() => seen.push(canvas.block(id).resolved?.props["size"])),
  );
  stops.push(autorun(() => drafts.push(canvas.block("text").draft)));
  canvas.followConfigs([{ slug: "heading", v: 1, props: { size: "display" } }]);
  expect(drawn).toEqual({ one: ["large", "display"], two: ["small"], text: ["normal"] });
  canvas.followConfigs([
    { slug: "heading", v: 1, props: { size: "display" } },
    { slug: "image", v: 1, props: { ratio: "wide" } },
  ]);
  canvas.followConfigs([]);
  expect(drawn).toEqual({ one: ["large", "display", "large"], two: ["small"], text: ["normal"] });
  expect(drafts).toHaveLength(1);
  for (const stop of stops) stop();
});

test("a block's view is given other props until it is told to have its own again", () => {
  const canvas = open({}, page);
  const seen: unknown[] = [];
  const stop = autorun(() => seen.push(canvas.block("words").resolved?.props["title"]));
  canvas.block("words").tryOut({ title: "Autre" });
  canvas.block("words").tryOut(null);
  stop();
  expect(seen).toEqual(["", "Autre", ""]);
});

test("[§3 display-toggles] a block that the site's settings switch off is seen by nobody, and that is known; switched on it is", () => {
  const document = buildLayout([buildNode("letter", "newsletter-preferences"), buildNode("words", "heading")]);
  const off = open({ parameters: { SHOW_NEWSLETTER: "false" } }, document);
  expect(off.unseen).toEqual(["letter"]);
  expect(off.block("letter").hidden).toEqual({ reason: "switched-off", visibility: {} });
  const on = open({ parameters: { SHOW_NEWSLETTER: "true" } }, document);
  expect(on.unseen).toEqual([]);
  expect(on.block("letter").hidden).toBeNull();
});
