import { isRecord } from "#schemas/fields/check.ts";
import type { CheckedBlock } from "#schemas/page/checked-blocks.ts";

import type { CheckedPage } from "../checked-page.ts";
import type { Finding } from "../finding.ts";
import { typedIn } from "./typed-in.ts";

/** Links to pages and products of this site by an address that somebody typed: they don't follow when that changes. A click names the page instead. */
export function typedAddresses({
  blocks,
  addresses,
  hosts,
}: Pick<CheckedPage, "blocks" | "addresses" | "hosts">): readonly Finding[] {
  if (!addresses) return [];
  return blocks.flatMap((block) =>
    typedIn(block, hosts).flatMap(({ address, path, prop, label, isLink }): readonly Finding[] => {
      const target = isLink ? addresses.targets.get(path) : undefined;
      if (!target) return [];
      const { id, props } = block.node;
      const mend = [
        { type: "set-props", id, changes: [{ prop, value: named(props[prop], address, target) }] },
      ] as const;
      const found = { rule: "typedAddress", block: id, field: label, values: { address } } as const;
      return [{ ...found, ...(isOwn(block, prop) && { mend }) }];
    }),
  );
}

/** What is set for all blocks of a kind isn't changed in one of them. */
function isOwn({ node }: CheckedBlock, prop: string): boolean {
  return Object.hasOwn(node.props, prop);
}

/** The same value, with the page in the place of its address, wherever a link has that. */
function named(value: unknown, address: string, target: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => named(each, address, target));
  if (!isRecord(value)) return value;
  if (value["kind"] === "url" && value["url"] === address) return target;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, named(each, address, target)]));
}
