import { describe, expect, test } from "vitest";

import { detachReusable } from "./detach-reusable.ts";
import { expandLayout } from "./expand-layout.ts";
import { checkLayout } from "./invariants.ts";
import { applyCommand } from "./commands/command.ts";
import type { LayoutDocument } from "./layout.ts";
import { buildLayout, buildNode, testRegistry } from "./test-registry.ts";

const definitions = { get: testRegistry.get };
const content = buildLayout(
  [
    buildNode("s", "section", { slots: { content: ["n", "r"] } }),
    buildNode("n", "note", { props: { text: { fr_FR: "un" } } }),
    buildNode("r", "reusable", { props: { layoutId: 8 } }),
    buildNode("last", "note"),
  ],
  "reusable",
);
const inner = buildLayout([buildNode("deep", "image")], "reusable");
const reusables = new Map([
  [7, content],
  [8, inner],
]);
const placing = (props: object = {}) => buildNode("place", "reusable", { props: { layoutId: 7, ...props } });
// Ids of what is detached are taken on the page already.
const page = (place = placing()) => buildLayout([buildNode("n", "note"), place, buildNode("s", "section")]);

let made = 0;
const newId = () => `new${(made += 1)}`;
const detached = (place = placing(), document = content) => detachReusable(place, document, newId);

describe("[PD25] detaching", () => {
  test("puts a copy under new ids in its place, which shows what was shown; taken back, all is as it was", () => {
    const before = page();
    const command = detached();
    const after = command.ok ? applyCommand(before, command.value, definitions) : command;
    if (!after.ok) throw new Error(after.error.messageKey);
    const { document, inverse } = after.value;
    expect(checkLayout(document, definitions)).toEqual([]);
    expect(document.root).toHaveLength(4);
    expect([document.root[0], document.root[3]]).toEqual(["n", "s"]);
    const slugs = (layout: LayoutDocument) =>
      expandLayout({ frame: null, page: layout, reusables, definitions }).map(({ slug, slots, props }) => [
        slug,
        props,
        Object.values(slots).flatMap((list) => list.map((block) => [block.slug, block.props])),
      ]);
    expect(slugs(document)).toEqual(slugs(before));
    // What it placed in turn stays linked.
    expect(Object.values(document.blocks).filter(({ slug }) => slug === "reusable")).toHaveLength(1);
    expect(applyCommand(document, inverse, definitions)).toMatchObject({ ok: true, value: { document: before } });
  });

  test("keeps when and for whom it was shown, on each of the outermost copies alone", () => {
    const phones = { devices: ["phone"] };
    const command = detached(placing({ visibility: phones }));
    if (!command.ok) throw new Error(command.error.messageKey);
    const { root, blocks } = command.value.fragment;
    const saying = Object.values(blocks).filter(({ props }) => props["visibility"] !== undefined);
    expect(saying.map(({ id }) => id)).toEqual(root);
    expect(saying.map(({ props }) => props["visibility"])).toEqual([phones, phones]);
  });

  test("is refused where both conditions never hold, and where there is nothing", () => {
    const computers = buildLayout([buildNode("n", "note", { props: { visibility: { devices: ["computer"] } } })]);
    const both = detached(placing({ visibility: { devices: ["phone"] } }), computers);
    expect(both).toMatchObject({ ok: false, error: { messageKey: "reusable.neverShown", block: "place" } });
    const nothing = detached(placing(), buildLayout([], "reusable"));
    const done = nothing.ok ? applyCommand(page(), nothing.value, definitions) : nothing;
    expect(done).toMatchObject({ ok: false, error: { messageKey: "change.empty" } });
  });
});
