import type { LookedUp } from "#schemas/content/canvas.ts";
import type { Reference } from "#schemas/fields/field.ts";
import type { Locale } from "#schemas/locale.ts";

import { decorativePictures } from "#server/media/library/read.ts";

import { lookUpReferences } from "../site/look-up-references.ts";

/** What some references stand for, each once, as the blocks of a page in this language get it. */
export async function lookUp(references: readonly Reference[], locale: Locale): Promise<LookedUp> {
  const idsOf = (kind: Reference["kind"]): readonly number[] => [
    ...new Set(references.filter((one) => one.kind === kind).map(({ id }) => id)),
  ];
  const [found, decorative] = await Promise.all([
    lookUpReferences(references, locale),
    decorativePictures(idsOf("media")),
  ]);
  const media = (id: number): LookedUp["media"][number] => {
    const image = found.media(id);
    return { id, image: image && { ...image, isDecorative: decorative.has(id) } };
  };
  return {
    media: idsOf("media").map(media),
    pages: idsOf("page").map((id) => ({ id, target: found.page(id) })),
    products: idsOf("product").map((id) => ({ id, target: found.product(id) })),
  };
}
