import { expect, test } from "vitest";

import { buildNode } from "#schemas/page/test-registry.ts";

import { nothingKnown } from "../test-checked.ts";
import { heavyPictures } from "./heavy-pictures.ts";
import { kilobytes, totalOf, type WeighedPicture } from "./page-weight.ts";

const block = { node: buildNode("own", "image"), fields: {}, props: {}, locales: [], isForAll: true };
const picture = (over: Partial<WeighedPicture>): WeighedPicture => ({
  ...{ block: "own", name: "vignes.jpg", bytes: 1000, device: "phone", isWhole: false },
  ...over,
});
const found = (...pictures: readonly WeighedPicture[]) => heavyPictures({ ...nothingKnown, blocks: [block], pictures });

test("a picture is too heavy in the size that a telephone or a computer loads; it is told once, of the telephone first", () => {
  expect(found(picture({ bytes: 250_000 }), picture({ bytes: 600_000, device: "computer" }))).toEqual([]);
  expect(found(picture({ bytes: 700_000, device: "computer" }), picture({ bytes: 250_001 }))).toEqual([
    { rule: "heavyPicture", block: "own", values: { name: "vignes.jpg", kilobytes: 250, device: "phone" } },
  ]);
});

test("one that is sent as it is has other words, and what stands in a frame is nobody's who edits the page", () => {
  expect(found(picture({ bytes: 900_000, isWhole: true, name: "carte.svg" }))).toMatchObject([
    { rule: "wholePicture" },
  ]);
  expect(found(picture({ bytes: 900_000, block: "frame:banner" }))).toEqual([]);
  expect(heavyPictures({ ...nothingKnown, blocks: [block] })).toEqual([]);
});

test("a page weighs what its parts do", () => {
  expect(totalOf({ html: 1, styles: 20, scripts: 300, fonts: 4000, pictures: 50_000 })).toBe(54_321);
  expect([kilobytes(1), kilobytes(54_321)]).toEqual([1, 54]);
});
