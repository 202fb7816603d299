import type { CheckedPage } from "../checked-page.ts";
import type { Finding } from "../finding.ts";
import { typedIn } from "./typed-in.ts";

/** Typed addresses of this site at which there is nothing. A link of the block's own is taken away by a click. */
export function deadAddresses({ blocks, addresses }: Pick<CheckedPage, "blocks" | "addresses">): readonly Finding[] {
  if (!addresses) return [];
  return blocks.flatMap((block) =>
    typedIn(block).flatMap(({ path, prop, label, isLink }): readonly Finding[] => {
      if (!addresses.dead.has(path)) return [];
      const { id, props } = block.node;
      const mend = [{ type: "set-props", id, changes: [{ prop, value: null }] }] as const;
      const isOwn = isLink && block.fields?.[prop]?.kind === "link" && Object.hasOwn(props, prop);
      return [{ rule: "deadAddress", block: id, field: label, values: { address: path }, ...(isOwn && { mend }) }];
    }),
  );
}
