import { createIntl } from "react-intl";
import { expect, test } from "vitest";

import type { ChosenImage, Canvas as CanvasPage, LookedUp } from "#schemas/content/canvas.ts";
import type { Reference } from "#schemas/fields/field.ts";
import type { Locale } from "#schemas/locale.ts";
import type { BlockNode } from "#schemas/page/layout.ts";
import { buildLayout, buildNode } from "#schemas/page/test-registry.ts";

import { Canvas } from "../canvas/model/canvas.ts";
import { blankPage, testParts } from "../canvas/test-canvas.ts";
import { testImage } from "../fields/test-ports.ts";
import type { Editor } from "../store/editor.ts";
import { silentPictures } from "./silent-pictures.ts";

/** What the library has: words in French alone; none; none on purpose. */
function libraryPicture(id: number, locale: Locale): ChosenImage | null {
  if (id === 1) return testImage(1, "vignes.jpg", locale === "fr_FR" ? "Les vignes" : "");
  return id === 2 ? testImage(2, "chai.jpg") : { ...testImage(3, "vrille.jpg"), isDecorative: true };
}

const alternates = { fr_FR: "/fete", en_US: "/en_US/ball" };
const site: CanvasPage = { ...blankPage, page: { ...blankPage.page, alternates } };

function open(...nodes: readonly BlockNode[]) {
  const document = buildLayout(nodes);
  const lookUp = async (references: readonly Reference[], locale: Locale): Promise<LookedUp> => {
    const media = references.map(({ id }) => ({ id, image: libraryPicture(id, locale) }));
    return await Promise.resolve({ media, pages: [], products: [] });
  };
  const canvas = new Canvas(site, document, createIntl({ locale: "fr" }), testParts({ lookUp }));
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
    .poll(() => silentPictures(editor))
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
