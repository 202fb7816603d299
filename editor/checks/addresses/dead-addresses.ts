import type { CheckedPage } from "../checked-page.ts";
import type { Finding, Rule } from "../finding.ts";
import { isOnEdited, pathToAsk } from "./places-here.ts";
import { type TypedAddress, typedIn } from "./typed-in.ts";

type Looked = Pick<CheckedPage, "blocks" | "addresses" | "here" | "hosts">;

/** Typed addresses of this site at which there is nothing, or not the place that they lead to. A link of the block's own is taken away by a click. */
export function deadAddresses({ blocks, addresses, here, hosts }: Looked): readonly Finding[] {
  return blocks.flatMap((block) =>
    typedIn(block, hosts).flatMap((typed): readonly Finding[] => {
      const rule = faultOf(typed, { addresses, here });
      if (rule === null) return [];
      const { prop, label, isLink, address } = typed;
      const { id, props } = block.node;
      const mend = [{ type: "set-props", id, changes: [{ prop, value: null }] }] as const;
      const isOwn = isLink && block.fields?.[prop]?.kind === "link" && Object.hasOwn(props, prop);
      return [{ rule, block: id, field: label, values: { address }, ...(isOwn && { mend }) }];
    }),
  );
}

function faultOf(typed: TypedAddress, { addresses, here }: Pick<Looked, "addresses" | "here">): Rule | null {
  const isHere = isOnEdited(typed, here);
  const asked = pathToAsk(typed, here);
  if (asked === null) return null;
  if (addresses?.dead.has(asked)) {
    if (!isHere) return "deadAddress";
    // Where the site can't draw the page, the canvas tells alone; visitors find nothing there before it is published.
    return asked.startsWith(`${here.whole}#`) ? "deadPlace" : null;
  }
  return addresses?.lost.has(asked) ? "deadPlace" : null;
}
