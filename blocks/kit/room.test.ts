import { expect, test } from "vitest";

import { frameRoom, inColumns, pageRoom, placeIn, roomInside } from "./room.ts";

const halves = [{ from: 42, part: 1 / 2, gaps: 1, gap: [2, 5, 5] }] as const;

test("a block in the page itself keeps to its gutters and its widest", () => {
  expect(placeIn(pageRoom, 390)).toEqual({ slot: 390, width: 350 });
  expect(placeIn(pageRoom, 1000)).toEqual({ slot: 1000, width: 910 });
  expect(placeIn(pageRoom, 1920)).toEqual({ slot: 1920, width: 82 * 16 });
  expect(placeIn(frameRoom, 1920)).toEqual({ slot: 1920, width: 96 * 16 });
});

test("what stands in a slot gets what the slots around it leave", () => {
  const section = roomInside(pageRoom, { width: 46 });
  expect(placeIn(section, 1440)).toEqual({ slot: 736, width: 736 });
  expect(placeIn(section, 390)).toEqual({ slot: 350, width: 350 });
  const column = roomInside(section, { columns: halves });
  // Between the columns: 5 % of the section's 736 px.
  expect(placeIn(column, 1440).width).toBeCloseTo((736 - 36.8) / 2);
  expect(placeIn(column, 390).width).toBe(350);
});

test("a section inside another one takes all of its slot, a full one all of the page", () => {
  const section = roomInside(pageRoom, { width: 46 });
  expect(placeIn(roomInside(section, { width: 82 }), 1440).width).toBe(736);
  expect(placeIn(roomInside(pageRoom, { width: 0 }), 1440).width).toBe(1440);
});

test("columns in the page itself ask the slot's width, and share what is between the gutters", () => {
  const place = placeIn(pageRoom, 700);
  expect(inColumns(halves, place)).toBeCloseTo((637 - 35) / 2);
  expect(placeIn(roomInside(pageRoom, { columns: halves }), 700).slot).toBeCloseTo((637 - 35) / 2);
});

test("the frame's outlet gives the page the whole window, and its gutters", () => {
  expect(roomInside(frameRoom, { width: 0, edge: 82 })).toEqual(pageRoom);
});
