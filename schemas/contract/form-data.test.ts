import { expect, test } from "vitest";

import { toFormData } from "./form-data.ts";

const file = new File(["x"], "x.png");

test("[§7 multipart-json] object values of a multipart body are JSON text, the others plain text", () => {
  const form = toFormData(
    { name: "a", quantity: 6, gift: true, address: { city: "Beaune" }, tags: [1], none: undefined },
    [],
  );
  expect([...form]).toEqual([
    ["name", "a"],
    ["quantity", "6"],
    ["gift", "true"],
    ["address", '{"city":"Beaune"}'],
    ["tags", "[1]"],
  ]);
});

test("[§7 multipart-files] the default field is images for several files and image for one", () => {
  expect([...toFormData({}, [file, file]).keys()]).toEqual(["images", "images"]);
  expect([...toFormData({}, file).keys()]).toEqual(["image"]);
});

test("files may name their own fields", () => {
  expect([...toFormData({}, { label: file, photos: [file, file] }).keys()]).toEqual(["label", "photos", "photos"]);
});
