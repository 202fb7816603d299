import type { ChosenImage } from "#schemas/content/canvas.ts";
import { ok } from "#schemas/result.ts";

import type { FieldPorts, ListQuery, Target } from "./field-ports.ts";

/** A pixel, so that no test asks a server for a picture. */
const pixel = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

export function testImage(id: number, name: string, alt = ""): ChosenImage {
  const onlineImage = { id, externalId: `${id}`, externalType: "local", externalPath: `${id}`, url: pixel } as const;
  return { id, name, alt, width: 1200, height: 800, focal: { x: 50, y: 50 }, onlineImage, isDecorative: false };
}

const images = [
  testImage(1, "vignes.jpg", "Vignes en automne"),
  testImage(2, "chai.jpg"),
  testImage(3, "cour.jpg", "La cour"),
];
const pages: Target[] = [
  { id: 1, title: "Accueil", path: "/" },
  { id: 2, title: "Le vignoble", path: "/le-vignoble" },
  { id: 3, title: "Une cuvée", path: null },
];
const products: Target[] = [
  { id: 7, title: "Les Aubépines", path: "/vins/les-aubepines/7" },
  { id: 8, title: "Clos du Puits", path: "/vins/clos-du-puits/8" },
];

/** A small library, three pages and two products. For tests. */
export function testPorts(change: Partial<FieldPorts> = {}): FieldPorts {
  return {
    listMedia: async (query) => listed(images, ({ name, alt }) => `${name} ${alt}`, query),
    listPages: async (query) => listed(pages, ({ title }) => title, query),
    listProducts: async (query) => listed(products, ({ title }) => title, query),
    listForms: async () => [
      { id: 1, title: "Nous écrire" },
      { id: 7, title: "Visiter la cave" },
    ],
    lookUp: async (references) => ({
      media: idsOf(references, "media").map((id) => ({ id, image: images.find((image) => image.id === id) ?? null })),
      pages: idsOf(references, "page").map((id) => ({ id, target: pages.find((page) => page.id === id) ?? null })),
      products: idsOf(references, "product").map((id) => ({
        id,
        target: products.find((product) => product.id === id) ?? null,
      })),
    }),
    upload: async (files, onProgress) => {
      onProgress(1);
      return ok(files.map(({ name }, index) => testImage(100 + index, name)));
    },
    ...change,
  };
}

function listed<Item>(items: readonly Item[], words: (item: Item) => string, { search }: ListQuery) {
  const found = items.filter((item) => words(item).toLowerCase().includes(search.toLowerCase()));
  return { items: found, total: found.length };
}

function idsOf(references: readonly { readonly kind: string; readonly id: number }[], wanted: string): number[] {
  return references.filter(({ kind }) => kind === wanted).map(({ id }) => id);
}
