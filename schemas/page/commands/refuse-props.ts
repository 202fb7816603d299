import { refuse, type Problem } from "../../refusal.ts";
import type { Err } from "../../result.ts";
import type { BlockNode } from "../layout.ts";
import type { LayoutRefusal } from "../layout-refusal.ts";

/** Refuses what a block's props would become; the problems say which prop, and why. */
export function refuseProps({ id, slug }: BlockNode, problems: readonly Problem[]): Err<LayoutRefusal> {
  return refuse("invalid-props", "block.props", { values: { slug }, problems, block: id });
}
