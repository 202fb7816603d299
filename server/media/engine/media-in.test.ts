import { expect, test } from "vitest";

import { findInDocument, findInText, nothingFound } from "./media-in.ts";

const inDocument = (stored: unknown) => {
  const found = nothingFound();
  findInDocument(stored, found);
  return { ids: [...found.ids], names: [...found.names] };
};

test("pictures of blocks are found by their ids, at any depth, with words of their own or without", () => {
  const image = { id: 7, alt: { fr_FR: "Les vignes" } };
  const document = { blocks: { a: { id: "a", props: { image, images: [{ image: { id: 8 } }, { image: null }] } } } };
  expect(inDocument(document).ids).toEqual([7, 8]);
});

test("a link to a page, a block and a product are no pictures", () => {
  const props = { to: { kind: "page", id: 3 }, product: 4, node: { id: "x", slug: "image" }, row: { id: 5, name: "" } };
  expect(inDocument(props).ids).toEqual([]);
});

test.each([
  ["films/vendange.mp4", "films/vendange.mp4"],
  ["/films/vendange.mp4", "films/vendange.mp4"],
  ["/media/plan.pdf", "plan.pdf"],
  ['<p><a href="/media/uploads/ab/plan.pdf#page=2">Le plan</a></p>', "uploads/ab/plan.pdf"],
  ["https://domaine.example/media/plan.pdf?x=1", "plan.pdf"],
  ["a { background: url(/media/paper-0123456789abcdef.jpg) }", "paper-0123456789abcdef.jpg"],
  ["/images/640/wines/rouge.jpg.avif", "wines/rouge.jpg"],
  ["Le plan : /media/plan.pdf.", "plan.pdf"],
])("in %s the name is found", (text, name) => {
  expect(inDocument({ text }).names).toContain(name);
});

test("words with a point in them name nothing of the library by themselves", () => {
  expect(inDocument({ text: "Ouvert de 9 h à 12 h. Fermé le lundi." }).names).toEqual([]);
  const found = nothingFound();
  findInText("vendange.mp4", found);
  expect(found.names.size).toBe(0);
});
