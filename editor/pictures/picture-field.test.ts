import { expect, test } from "vitest";

import { definitions, definitionsBySlug } from "#blocks/definitions.ts";
import { applyCommand, type Command } from "#schemas/page/commands/command.ts";
import { emptyLayout, type LayoutDocument } from "#schemas/page/layout.ts";
import { checkProps } from "#schemas/fields/props.ts";

import { imageBlocks, imageSlug, pictureField, putPictures } from "./picture-field.ts";

const fieldOf = (slug: string) => {
  const definition = definitionsBySlug.get(slug);
  return definition ? pictureField(definition) : undefined;
};

test.each([
  ["image", { prop: "image" }],
  ["banner", { prop: "image" }],
  ["quote", { prop: "image" }],
  ["video", { prop: "poster" }],
  ["gallery", { prop: "images", item: "image" }],
])("a picture put onto %s goes into %j", (slug, field) => {
  expect(fieldOf(slug)).toEqual(field);
});

test.each(["rich-text", "heading", "section", "timeline", "tabs", "product-grid"])("%s takes none", (slug) => {
  expect(fieldOf(slug)).toBeNull();
});

test("every block that takes pictures takes one of the library, and a container none", () => {
  const takers = definitions.filter((definition) => pictureField(definition) !== null);
  expect(takers.length).toBeGreaterThan(5);
  for (const definition of takers) {
    const block = { id: "b", slug: definition.slug, v: definition.version, props: {}, slots: {} };
    const field = pictureField(definition);
    const command = field && putPictures(block, field, [7]);
    const changes = command?.type === "set-props" ? command.changes : [];
    const props = Object.fromEntries(changes.map(({ prop, value }) => [prop, value]));
    expect({ slug: definition.slug, ok: checkProps(definition.fields, props).ok }).toEqual({
      slug: definition.slug,
      ok: true,
    });
    expect(Object.keys(definition.slots ?? {})).toEqual([]);
  }
});

function after(document: LayoutDocument, command: Command): LayoutDocument {
  const done = applyCommand(document, command, definitionsBySlug);
  if (!done.ok) throw new Error(done.error.messageKey);
  return done.value.document;
}

test("one picture replaces another with its words; taken back, both are there again", () => {
  const props = { image: { id: 3, alt: { fr_FR: "La cour" } }, caption: { fr_FR: "Ici" } };
  const block = { id: "b", slug: "image", v: 1, props, slots: {} };
  const document = { ...emptyLayout("page"), root: ["b"], blocks: { b: block } };
  const done = applyCommand(document, putPictures(block, { prop: "image" }, [8, 9]), definitionsBySlug);
  if (!done.ok) throw new Error(done.error.messageKey);
  expect(done.value.document.blocks["b"]?.props).toEqual({ image: { id: 9 }, caption: { fr_FR: "Ici" } });
  expect(after(done.value.document, done.value.inverse)).toEqual(document);
});

test("a gallery keeps its pictures, and gets all that are put onto it, in order", () => {
  const props = { images: [{ image: { id: 1 } }] };
  const block = { id: "b", slug: "gallery", v: 1, props, slots: {} };
  const document = { ...emptyLayout("page"), root: ["b"], blocks: { b: block } };
  const full = after(document, putPictures(block, { prop: "images", item: "image" }, [8, 9]));
  expect(full.blocks["b"]?.props["images"]).toEqual([1, 8, 9].map((id) => ({ image: { id } })));
});

test("between blocks, each picture becomes an image block, all in one step", () => {
  let next = 0;
  const version = definitionsBySlug.get(imageSlug)?.version ?? 0;
  const fragment = imageBlocks([4, 5], version, () => `new${(next += 1)}`);
  const at = { into: null, slot: "root", after: null };
  const full = after(emptyLayout("page"), { type: "insert", at, fragment });
  expect(full.root.map((id) => full.blocks[id])).toMatchObject([
    { slug: "image", props: { image: { id: 4 } } },
    { slug: "image", props: { image: { id: 5 } } },
  ]);
});
