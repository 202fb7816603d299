import { expect, test } from "vitest";

import type { ExpandedBlock } from "#schemas/page/expand-layout.ts";
import { builtInSlugs } from "#schemas/page/layout.ts";

import { withAlways } from "./with-always.ts";

function block(id: string, slug: string, content: readonly ExpandedBlock[] = []): ExpandedBlock {
  return { id, slug, props: {}, slots: { content } };
}

const framed = (...content: readonly ExpandedBlock[]): readonly ExpandedBlock[] => [
  block("bar", "app-bar"),
  block("around", "section", [block("outlet", builtInSlugs.outlet, content)]),
  block("end", "footer"),
];

const notice = { id: "always:minors-notice", slug: "minors-notice", props: {}, slots: {} };

test("what must be on a page stands below its content where the layout lacks it", () => {
  const text = block("text", "rich-text");
  expect(withAlways(framed(text), ["minors-notice"])).toEqual(framed(text, notice));
  expect(withAlways([text], ["minors-notice"])).toEqual([text, notice]);
});

test("what stands somewhere already, in the page or its frame, isn't there twice", () => {
  const own = framed(block("band", "section", [block("own", "minors-notice")]));
  const frames = [block("own", "minors-notice"), ...framed()];
  expect(withAlways(own, ["minors-notice"])).toBe(own);
  expect(withAlways(frames, ["minors-notice"])).toBe(frames);
});

test("[PV4] what stands there for some, or at times, only counts as missing", () => {
  const hidden = {
    ...block("band", "section", [block("own", "minors-notice")]),
    shown: [{ languages: ["en_US"] as const }],
  };
  expect(withAlways(framed(hidden), ["minors-notice"])).toEqual(framed(hidden, notice));
});
