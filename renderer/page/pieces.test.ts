import { expect, test } from "vitest";

import { joinPieces, placeMarker, splitPieces } from "./pieces.ts";

const html = `<div data-slot="a">${placeMarker("slot", "a")}</div><b data-hole="x-1">${placeMarker("hole", "x-1")}</b>`;

test("HTML is parted at its slots and holes, and put together again", () => {
  const pieces = splitPieces(html);
  expect(pieces).toEqual(['<div data-slot="a">', { slot: "a" }, '</div><b data-hole="x-1">', { hole: "x-1" }, "</b>"]);
  expect(joinPieces(pieces, (place) => ("slot" in place ? "S" : "H"))).toBe(
    '<div data-slot="a">S</div><b data-hole="x-1">H</b>',
  );
});

test("HTML without places is one piece, comments of the content's own stay", () => {
  expect(splitPieces("<p><!-- slot a --></p>")).toEqual(["<p><!-- slot a --></p>"]);
});

test("a place that is shown twice is a mistake of the view's", () => {
  expect(() => splitPieces(html + html)).toThrow("slot a twice");
});
