import { createIntl } from "react-intl";
import { expect, test } from "vitest";

import { definitionsBySlug } from "#blocks/definitions.ts";
import type { ChosenImage, Canvas as CanvasPage, LookedUp } from "#schemas/content/canvas.ts";
import type { Reference } from "#schemas/fields/field.ts";
import type { Locale } from "#schemas/locale.ts";
import { applyCommand } from "#schemas/page/commands/command.ts";
import type { BlockNode } from "#schemas/page/layout.ts";
import { buildLayout, buildNode } from "#schemas/page/test-registry.ts";

import { Canvas } from "../canvas/model/canvas.ts";
import { blankPage, testParts } from "../canvas/test-canvas.ts";
import { testImage } from "../fields/test-ports.ts";
import type { Editor } from "../store/editor.ts";
import { silentPictures } from "./silent-pictures.ts";

/** What the library has: words in French alone; none; none on purpose; in both languages; in English alone. */
function libraryPicture(id: number, locale: Locale): ChosenImage | null {
  if (id === 4) return testImage(4, "cave.jpg", locale === "fr_FR" ? "La cave" : "The cellar");
  if (id === 5) return testImage(5, "pressoir.jpg", locale === "fr_FR" ? "" : "The press");
  if (id === 1) return testImage(1, "vignes.jpg", locale === "fr_FR" ? "Les vignes" : "");
  return id === 2 ? testImage(2, "chai.jpg") : { ...testImage(3, "vrille.jpg"), isDecorative: true };
}

const alternates = { fr_FR: "/fete", en_US: "/en_US/ball" };
const site: CanvasPage = { ...blankPage, page: { ...blankPage.page, alternates } };

function open(...nodes: readonly BlockNode[]) {
  return openOn(site, async () => await Promise.resolve(), ...nodes);
}

/** `until` is when the library answers of a language. */
function openOn(on: CanvasPage, until: (locale: Locale) => Promise<void>, ...nodes: readonly BlockNode[]) {
  const document = buildLayout(nodes);
  const lookUp = async (references: readonly Reference[], locale: Locale): Promise<LookedUp> => {
    await until(locale);
    const media = references.map(({ id }) => ({ id, image: libraryPicture(id, locale) }));
    return { media, pages: [], products: [] };
  };
  const canvas = new Canvas(on, document, createIntl({ locale: "fr" }), testParts({ lookUp }));
  return { editor: { canvas, document, isProgram: false } as unknown as Editor };
}

const picture = (id: string, image: object) => buildNode(id, "image", { props: { image } });

test("a picture says nothing where neither its place nor the library has words, in some language, and nobody wanted that", async () => {
  const gallery = [{ image: { id: 2 } }, { image: { id: 3 } }, { image: { id: 2, alt: { fr_FR: "", en_US: "" } } }];
  const { editor } = open(
    picture("french", { id: 1 }),
    picture("silent", { id: 2 }),
    picture("adorns", { id: 3 }),
    picture("said", { id: 2, alt: { fr_FR: "Le chai" } }),
    picture("marked", { id: 2, alt: { fr_FR: "", en_US: "" } }),
    picture("half", { id: 1, alt: { en_US: "" } }),
    buildNode("several", "gallery", { props: { images: gallery } }),
    buildNode("ground", "section", { props: { image: { id: 2 } } }),
  );
  await expect
    .poll(() => silentPictures(editor).map(({ mend: _mend, ...found }) => found))
    .toEqual([
      { block: "french", name: "vignes.jpg", locales: ["en_US"] },
      { block: "silent", name: "chai.jpg", locales: ["fr_FR", "en_US"] },
      { block: "half", name: "vignes.jpg", locales: ["en_US"] },
      { block: "several", name: "chai.jpg", locales: ["fr_FR", "en_US"] },
    ]);
});

test("[PS11] nothing is said of those on a page whose content is the program's: visitors don't get them", async () => {
  const { editor } = open(picture("silent", { id: 2 }));
  await expect.poll(() => silentPictures(editor)).toHaveLength(1);
  expect(silentPictures({ canvas: editor.canvas, document: editor.document, isProgram: true })).toEqual([]);
});

test("what nobody has words for becomes decorative by a click, what was emptied takes the library's; words that are somewhere aren't lost", async () => {
  const gallery = [{ image: { id: 4 } }, { image: { id: 2 } }];
  const { editor } = open(
    picture("french", { id: 1 }),
    picture("silent", { id: 2 }),
    picture("emptied", { id: 4, alt: { en_US: "" } }),
    picture("half", { id: 4, alt: { fr_FR: "Le fond de la cave", en_US: "" } }),
    picture("own", { id: 2, alt: { fr_FR: "Le chai", en_US: "" } }),
    buildNode("several", "gallery", { props: { images: gallery } }),
  );
  const set = (id: string, prop: string, value: unknown) => [{ type: "set-props", id, changes: [{ prop, value }] }];
  const none = { fr_FR: "", en_US: "" };
  await expect
    .poll(() => silentPictures(editor).map(({ block, mend }) => [block, mend?.by, mend?.commands]))
    .toEqual([
      ["french", undefined, undefined],
      ["silent", "decorative", set("silent", "image", { id: 2, alt: none })],
      ["emptied", "library", set("emptied", "image", { id: 4 })],
      ["half", "library", set("half", "image", { id: 4, alt: { fr_FR: "Le fond de la cave", en_US: "The cellar" } })],
      ["own", undefined, undefined],
      ["several", "decorative", set("several", "images", [{ image: { id: 4 } }, { image: { id: 2, alt: none } }])],
    ]);
  for (const { mend } of silentPictures(editor))
    for (const command of mend?.commands ?? [])
      expect(applyCommand(editor.document, command, definitionsBySlug)).toMatchObject({ ok: true });
});

test("a picture is called decorative by a click only when every language of the library was read and has no words, the page's or not", async () => {
  const french: CanvasPage = { ...site, page: { ...site.page, alternates: { fr_FR: "/fete" } } };
  const english = Promise.withResolvers<void>();
  const { editor } = openOn(
    french,
    async (locale) => (locale === "en_US" ? await english.promise : undefined),
    picture("silent", { id: 2 }),
    picture("described", { id: 5 }),
  );
  const found = () => silentPictures(editor).map(({ block, mend }) => [block, mend?.by]);
  await expect.poll(found).toEqual([
    ["silent", undefined],
    ["described", undefined],
  ]);
  english.resolve();
  await expect.poll(found).toEqual([
    ["silent", "decorative"],
    ["described", undefined],
  ]);
});
