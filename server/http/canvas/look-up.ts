import type { LookedUp } from "#schemas/content/canvas.ts";
import type { Reference } from "#schemas/fields/field.ts";
import type { Locale } from "#schemas/locale.ts";

import { lookUpReferences } from "../site/look-up-references.ts";

/** What some references stand for, each once, as the blocks of a page in this language get it. */
export async function lookUp(references: readonly Reference[], locale: Locale): Promise<LookedUp> {
  const found = await lookUpReferences(references, locale);
  const idsOf = (kind: Reference["kind"]): readonly number[] => [
    ...new Set(references.filter((one) => one.kind === kind).map(({ id }) => id)),
  ];
  return {
    media: idsOf("media").map((id) => ({ id, image: found.media(id) })),
    pages: idsOf("page").map((id) => ({ id, target: found.page(id) })),
    products: idsOf("product").map((id) => ({ id, target: found.product(id) })),
  };
}
