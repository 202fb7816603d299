import { describe, expect, test } from "vitest";

import type { BlockNode, LayoutDocument } from "../layout.ts";
import { applied } from "../test-commands.ts";
import { buildLayout, buildNode, samplePage } from "../test-registry.ts";
import { compareLayouts } from "./compare-layouts.ts";

const at = (into: string | null, slot: string, after: string | null = null) => ({ into, slot, after });
const note = (id: string, props: BlockNode["props"] = {}) => ({
  root: [id],
  blocks: { [id]: buildNode(id, "note", { props }) },
});

/** The differences in short: `removed c1+n2+i1`, `moved n3`, `text/fr_FR n1`. */
function short(before: LayoutDocument, after: LayoutDocument): readonly string[] {
  return compareLayouts(before, after).flatMap(({ id, kind, ids, isMoved, isOther, props }) => [
    ...(kind === "changed" ? [] : [`${kind} ${ids.join("+")}`]),
    ...(isMoved ? [`moved ${id}`] : []),
    ...(isOther ? [`other ${id}`] : []),
    ...props.map(({ prop, locale }) => `${[prop, locale].filter(Boolean).join("/")} ${id}`),
  ]);
}

describe("what two states of a page don't have the same", () => {
  const page = samplePage();

  test("[PX1] nothing, of a page and itself, whatever the order of its keys", () => {
    const again = buildLayout(
      Object.values(page.blocks)
        .toReversed()
        .map((node) => ({ ...node })),
    );
    expect(compareLayouts(page, { ...again, root: page.root })).toEqual([]);
  });

  test("[PX2] a container that goes is told with all that goes in it, and what stays of it is moved", () => {
    expect(short(page, applied(page, { type: "remove", ids: ["c1"] }))).toEqual(["removed c1+n2+i1"]);
    const saved = applied(page, { type: "move", ids: ["n2"], at: at(null, "root") });
    expect(short(page, applied(saved, { type: "remove", ids: ["c1"] }))).toEqual(["moved n2", "removed c1+i1"]);
    expect(short(applied(page, { type: "remove", ids: ["c1"] }), page)).toEqual(["added c1+n2+i1"]);
  });

  test("[PX3] what stands behind a new block hasn't moved; of a row whose last came first that one has", () => {
    expect(short(page, applied(page, { type: "insert", at: at(null, "root"), fragment: note("new") }))).toEqual([
      "added new",
    ]);
    expect(short(page, applied(page, { type: "move", ids: ["x1"], at: at(null, "root") }))).toEqual(["moved x1"]);
    const row = ["a", "b", "c", "d", "e"].map((id) => buildNode(id, "note"));
    const before = buildLayout(row);
    expect(short(before, { ...before, root: ["b", "c", "d", "e", "a"] })).toEqual(["moved a"]);
    expect(short(before, { ...before, root: ["c", "d", "a", "b", "e"] })).toHaveLength(2);
  });

  test("[PX3] a block that went into another one has moved, and what stands in it hasn't", () => {
    expect(short(page, applied(page, { type: "move", ids: ["s1"], at: at(null, "root", "d1") }))).toEqual(["moved s1"]);
    const block = buildNode("w", "section", { slots: { content: ["n3"] } });
    expect(short(page, applied(page, { type: "wrap", block }))).toEqual(["added w", "moved n3"]);
  });

  test("[PX4] each prop, each language of a text, and when and for whom", () => {
    const after = applied(page, {
      type: "set-props",
      id: "n1",
      changes: [
        { prop: "text", locale: "fr_FR", value: "deux" },
        { prop: "visibility", value: { devices: ["phone"] } },
      ],
    });
    expect(compareLayouts(page, after)).toMatchObject([
      {
        id: "n1",
        props: [
          { prop: "text", locale: "fr_FR", before: "un", after: "deux" },
          { prop: "visibility", before: undefined, after: { devices: ["phone"] } },
        ],
      },
    ]);
    expect(short(page, applied(page, { type: "set-props", id: "n1", changes: [{ prop: "text" }] }))).toEqual([
      "text/fr_FR n1",
      "text/en_US n1",
    ]);
    expect(short(page, applied(page, { type: "set-props", id: "c1", changes: [{ prop: "gap", value: 8 }] }))).toEqual([
      "gap c1",
    ]);
  });

  test("[PX2] [PX4] another block under the same id is told as one that was exchanged", () => {
    const image = { root: ["n3"], blocks: { n3: buildNode("n3", "image") } };
    expect(short(page, applied(page, { type: "replace", ids: ["n3"], fragment: image }))).toEqual([
      "other n3",
      "route n3",
    ]);
  });

  test("[PX5] differences stand as on the page: what is gone behind what stood before it", () => {
    const without = applied(applied(page, { type: "remove", ids: ["n3"] }), { type: "remove", ids: ["n1"] });
    const after = applied(without, { type: "insert", at: at(null, "root", "x1"), fragment: note("new") });
    expect(short(page, after)).toEqual(["removed n1", "removed n3", "added new"]);
  });
});
