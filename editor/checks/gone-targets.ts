import type { Reference } from "#schemas/fields/field.ts";
import type { CheckedBlock } from "#schemas/page/checked-blocks.ts";

import type { CheckedPage } from "./checked-page.ts";
import type { Finding } from "./finding.ts";

/** The pages and products that the page's blocks lead to, and their pictures and files: what has to be looked up before `goneTargets`. */
export function targetsOf({ blocks }: Pick<CheckedPage, "blocks">): readonly Reference[] {
  const all = blocks.flatMap((block) => Object.keys(block.fields ?? {}).flatMap((prop) => targetsIn(block, prop)));
  return [...new Map(all.map((each) => [nameOf(each), each])).values()];
}

/**
 * Fields that lead to a page or a product that isn't there any more, or that hold a medium which the library hasn't, as a
 * version that is brought back may. A link of the block's own is taken away by a click.
 */
export function goneTargets({ blocks, found }: Pick<CheckedPage, "blocks" | "found">): readonly Finding[] {
  if (!found) return [];
  const { media, pages, products } = found;
  const lost = new Set(media.filter(({ image }) => image === null).map(({ id }) => nameOf({ kind: "media", id })));
  const gone = new Set([
    ...pages.filter(({ target }) => target === null).map(({ id }) => nameOf({ kind: "page", id })),
    ...products.filter(({ target }) => target === null).map(({ id }) => nameOf({ kind: "product", id })),
  ]);
  return blocks.flatMap((block) =>
    Object.entries(block.fields ?? {}).flatMap(([prop, { kind, label }]): readonly Finding[] => {
      const { id, props } = block.node;
      const targets = targetsIn(block, prop).map(nameOf);
      if (targets.some((target) => lost.has(target))) return [{ rule: "goneMedia", block: id, field: label }];
      if (!targets.some((target) => gone.has(target))) return [];
      const mend = [{ type: "set-props", id, changes: [{ prop, value: null }] }] as const;
      const isOwnLink = kind === "link" && Object.hasOwn(props, prop);
      return [{ rule: "gone", block: id, field: label, ...(isOwnLink && { mend }) }];
    }),
  );
}

function targetsIn({ fields, props }: CheckedBlock, prop: string): readonly Reference[] {
  return fields?.[prop]?.references(props[prop]) ?? [];
}

function nameOf({ kind, id }: Reference): string {
  return `${kind} ${id}`;
}
