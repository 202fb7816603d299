import { afterEach, expect, test } from "vitest";

import { measureSlots } from "./measure.ts";

afterEach(() => document.body.replaceChildren());

/** A block as the canvas draws it, its slot with what stands in it; each is 40 px high, and a slot as high as its blocks. */
function block(id: string, ...inner: readonly HTMLElement[]): HTMLElement {
  const element = document.createElement("div");
  element.dataset["id"] = id;
  if (inner.length === 0) element.style.blockSize = "40px";
  else {
    const slot = document.createElement("div");
    slot.dataset["slot"] = "content";
    slot.append(...inner);
    element.append(slot);
  }
  return element;
}

function scrollerWith(...blocks: readonly HTMLElement[]): HTMLElement {
  const scroller = document.createElement("div");
  scroller.style.cssText =
    "position: absolute; inset: 0 auto auto 0; inline-size: 300px; block-size: 200px; overflow: auto";
  scroller.append(...blocks);
  document.body.append(scroller);
  return scroller;
}

const idsOf = (slots: ReturnType<typeof measureSlots>) =>
  slots.map(({ into, slot, depth, items }) => [into, slot, depth, items.map(({ id }) => id)] as const);

test("of a page the outlet's slot is the root, and what stands around it takes nothing", () => {
  const scroller = scrollerWith(
    block("frame:bar"),
    block("frame:outlet", block("words"), block("band", block("in"))),
    block("frame:foot", block("frame:letter")),
  );
  const isOwn = (id: string) => ["words", "band", "in"].includes(id);
  const slots = measureSlots({ scroller, outlet: "frame:outlet", isFrame: false, isOwn });
  expect(idsOf(slots)).toEqual([
    [null, "root", 0, ["words", "band"]],
    ["band", "content", 1, ["in"]],
  ]);
});

test("of a frame all that scrolls is the root, as far as it goes; its outlet, and the page in it, take nothing", () => {
  const scroller = scrollerWith(
    block("bar"),
    block("outlet", block("page:words"), block("page:band", block("page:in"))),
    block("foot", block("letter"), block("links")),
    block("legal"),
  );
  const isOwn = (id: string) => ["bar", "outlet", "foot", "letter", "links", "legal"].includes(id);
  const slots = measureSlots({ scroller, outlet: "outlet", isFrame: true, isOwn });
  expect(idsOf(slots)).toEqual([
    [null, "root", 0, ["bar", "outlet", "foot", "legal"]],
    ["foot", "content", 1, ["letter", "links"]],
  ]);
  expect(slots[0]).toMatchObject({ left: 0, top: 0, bottom: 40 + 80 + 80 + 40 });
});
