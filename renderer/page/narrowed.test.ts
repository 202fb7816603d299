import { expect, test } from "vitest";

import { deviceSheet } from "../theme/device-sheet.ts";
import { contentHash } from "./content-hash.ts";
import { lazily, narrowedIds, seenEverywhere } from "./narrowed.ts";
import type { ResolvedBlock } from "./page-document.ts";

function block(id: string, more: Partial<ResolvedBlock> = {}): ResolvedBlock {
  return { id, slug: "note", mode: "static", readsPage: false, props: {}, data: {}, query: {}, slots: {}, ...more };
}

const blocks = [
  block("a", { hiddenOn: ["computer"], slots: { content: [block("b")] } }),
  block("c", { slots: { content: [block("d", { hiddenOn: ["phone"] }), block("e")] } }),
];

test("[PV6] what some devices leave out is left out by the width of the page, in as few rules as there are devices", () => {
  expect(deviceSheet([])).toBe("");
  expect(
    deviceSheet([
      { id: "a", hiddenOn: ["phone", "computer"] },
      { id: "frame:b", hiddenOn: ["phone"] },
      { id: "c", hiddenOn: [] },
    ]),
  ).toBe(
    '@container page (max-width:599.98px){[data-id="a"],[data-id="frame:b"]{display:none!important}}' +
      '@container page (min-width:960px){[data-id="a"]{display:none!important}}',
  );
});

test("[PV6] only what every device shows has a picture fetched ahead, whatever it stands in", () => {
  expect([...narrowedIds(blocks)]).toEqual(["a", "b", "d"]);
  expect(seenEverywhere(blocks)).toMatchObject([{ id: "c", slots: { content: [{ id: "e" }] } }]);
});

test("[PV6] pictures of what some devices leave out are fetched when they are seen", () => {
  const first = '<img alt="" loading="eager" decoding="auto" fetchPriority="high" src="/a.jpg"/>';
  const own = { pieces: [first, { slot: "content" }, "<p>"], html: `${first}<p>`, hash: "old", holes: [], size: 99 };
  const later = '<img alt="" loading="lazy" decoding="auto" src="/a.jpg"/>';
  const html = `${later}<p>`;
  expect(lazily(own)).toEqual({ ...own, pieces: [later, { slot: "content" }, "<p>"], html, hash: contentHash(html) });
  const plain = { ...own, pieces: ["<p>"], html: "<p>" };
  expect(lazily(plain)).toBe(plain);
});
