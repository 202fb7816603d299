import { expect, test } from "vitest";

import { familyNameOf, faultOf, largestFont } from "./rules.ts";

function packed(kind: string, size: number, ...lengths: readonly number[]): Buffer {
  const bytes = Buffer.alloc(48 + 20 * lengths.length);
  bytes.write(kind, "latin1");
  bytes.writeUInt16BE(lengths.length, 12);
  bytes.writeUInt32BE(size, 16);
  for (const [index, length] of lengths.entries()) bytes.writeUInt32BE(length, 44 + 20 * index + 12);
  return bytes;
}

test("a font is one by its first bytes, and says itself how large it is when it is unpacked", () => {
  expect(faultOf(packed("wOF2", 1000))).toBeNull();
  expect(faultOf(packed("wOFF", 1000, 10, 20))).toBeNull();
  for (const kind of ["\0\u0001\0\0", "OTTO", "true"]) expect(faultOf(packed(kind, 0))).toBeNull();
  for (const kind of ["ttcf", "%PDF", "<svg", "PK\u0003\u0004"])
    expect(faultOf(packed(kind, 0)), kind).toBe("fonts.type");
  expect(faultOf(Buffer.from("wOF2"))).toBe("fonts.type");
  expect(faultOf(Buffer.alloc(0))).toBe("fonts.type");
  expect(faultOf(packed("wOF2", largestFont + 1))).toBe("fonts.large");
  expect(faultOf(packed("wOFF", 1000, largestFont, 1))).toBe("fonts.large");
});

test.each([
  ["Cormorant Garamond Medium", "x.woff2", "Cormorant Garamond"],
  ["Vigne Semi Bold Italic", "x.ttf", "Vigne"],
  ["", "AlegreyaSans-ExtraLightItalic.ttf", "Alegreya Sans"],
  ["", "Inter-VariableFont_wght.ttf", "Inter"],
  ['x"}body{', "Vigne-Bold.otf", "x body"],
  ["Black", "a.ttf", "Black"],
  ["!!!", "Ma_Police.woff", "Ma Police"],
  ["", "---.ttf", ""],
])("a font that says %o, in %s, belongs to %o", (said, file, family) => {
  expect(familyNameOf(said, file)).toBe(family);
});
