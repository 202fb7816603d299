import type { BlockPorts } from "#blocks/kit/ports.tsx";
import type { KeyedNeeds } from "#renderer/data/resolve-block.ts";

import type { Answers } from "./answers.ts";

/** What the page shows otherwise than the site has it, to who looks at it so. */
export interface OtherSight {
  /** What its blocks ask in the place of what they ask anyway; null: that. */
  readonly live: Answers | null;
  readonly ports: BlockPorts;
  answers(needs: KeyedNeeds, answers: ReadonlyMap<string, unknown>): ReadonlyMap<string, unknown>;
  subject(subject: object | null): object | null;
}
