import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { contains, type SlotBox } from "./geometry.ts";
import { resolveDrop } from "./resolve-drop.ts";

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

/** A page with a block, a section of two columns, and a block. */
const page: SlotBox = {
  into: null,
  slot: "root",
  depth: 0,
  ...box(0, 0, 1000, 1000),
  items: [
    { id: "top", ...box(0, 0, 1000, 200) },
    { id: "columns", ...box(0, 200, 1000, 700) },
    { id: "end", ...box(0, 720, 1000, 1000) },
  ],
};
const left: SlotBox = {
  into: "columns",
  slot: "left",
  depth: 1,
  ...box(20, 220, 490, 680),
  items: [{ id: "inner", ...box(20, 220, 490, 400) }],
};
const right: SlotBox = { into: "columns", slot: "right", depth: 1, ...box(510, 220, 980, 680), items: [] };
const slots = [page, left, right];
const takesAll = () => true;

function drop(
  x: number,
  y: number,
  dragged: readonly string[] = [],
  takes: (slot: { into: string | null }) => boolean = takesAll,
) {
  return resolveDrop({ slots, point: { x, y }, dragged, takes });
}

describe("a drop goes where the line is", () => {
  test("beside the nearest block, before or behind its middle", () => {
    expect(drop(500, 50)?.at).toEqual({ into: null, slot: "root", after: null });
    expect(drop(500, 150)?.at).toEqual({ into: null, slot: "root", after: "top" });
    expect(drop(500, 950)).toMatchObject({ at: { after: "end" }, line: { top: 999, left: 0, right: 1000 } });
  });

  test("the line lies between two blocks, in the middle of what lies between them", () => {
    expect(drop(5, 699)?.line).toMatchObject({ top: 709, bottom: 711 });
  });

  test("into the innermost slot that takes it, empty ones too", () => {
    expect(drop(100, 250)?.at).toEqual({ into: "columns", slot: "left", after: null });
    expect(drop(100, 500)?.at).toEqual({ into: "columns", slot: "left", after: "inner" });
    expect(drop(700, 450)?.at).toEqual({ into: "columns", slot: "right", after: null });
  });

  test("a slot that doesn't take it leaves it to the one around", () => {
    expect(drop(700, 450, [], ({ into }) => into === null)?.at).toMatchObject({ into: null });
    expect(drop(700, 450, [], () => false)).toBeNull();
  });

  test("at a container's very edge, beside it", () => {
    expect(drop(100, 224)?.at).toEqual({ into: null, slot: "root", after: "top" });
    expect(drop(100, 676)?.at).toEqual({ into: null, slot: "root", after: "columns" });
  });

  test("never into itself", () => {
    expect(drop(100, 450, ["columns"])?.at.into).toBeNull();
    expect(drop(100, 300, ["inner"])?.at).toEqual({ into: "columns", slot: "left", after: null });
  });

  test("blocks beside each other have upright lines", () => {
    const row: SlotBox = {
      ...{ into: "row", slot: "items", depth: 1, ...box(0, 0, 600, 100) },
      items: [
        { id: "a", ...box(0, 0, 290, 100) },
        { id: "b", ...box(310, 0, 600, 100) },
      ],
    };
    const found = resolveDrop({ slots: [row], point: { x: 580, y: 90 }, dragged: [], takes: takesAll });
    expect(found).toEqual({ at: { into: "row", slot: "items", after: "b" }, line: box(599, 0, 601, 100) });
  });

  test("at every point of the page: into a slot that the point lies in, or the page", () => {
    const point = fc.record({ x: fc.integer({ min: -50, max: 1050 }), y: fc.integer({ min: -50, max: 1050 }) });
    fc.assert(
      fc.property(point, fc.constantFrom([], ["inner"], ["columns"], ["top"]), (at, dragged) => {
        const found = resolveDrop({ slots, point: at, dragged, takes: takesAll });
        const slot = slots.find(({ into, slot: name }) => found?.at.into === into && found.at.slot === name);
        expect(slot).toBeDefined();
        if (slot?.into !== null && slot !== undefined) expect(contains(slot, at)).toBe(true);
        expect(dragged).not.toContain(found?.at.into);
      }),
    );
  });
});
