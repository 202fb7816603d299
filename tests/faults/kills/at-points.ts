import type { Drill, Trial } from "../kit/trial.ts";

import { countsIn, problemsAfterKill, type WholeSite } from "./whole-site.ts";

/** Something that a kill interrupts. */
export interface Interrupted {
  readonly name: string;
  /** How many different things it does in turn; one when left out. */
  readonly kinds?: number;
  /** What the site has before and after. */
  readonly whole: (kind: number) => Promise<WholeSite>;
  /** True where nothing may be half done even before the site starts again. */
  readonly isWholeAtOnce?: boolean;
  /** A data folder in which it may begin. */
  readonly prepare: () => Promise<string>;
  /** Does it; killed without a word after so many milliseconds, or not at all. */
  readonly run: (dataDir: string, killAfter: number | undefined, turn: number) => Promise<void>;
}

/** Five things are killed at so many points each: ninety kills. */
const points = 18;

/** How many kills come before the thing gets to work at all: half of its time is Node's own start. */
const firstPoint = 0.2;

/**
 * Kills something at points spread over the time that it takes, each time on a site of its own, and starts the site
 * again: it must be whole, and its owner must get in.
 */
export function killsDuring({ name, kinds = 1, whole, isWholeAtOnce = false, prepare, run }: Interrupted): Drill {
  return {
    area: "kills",
    name,
    run: async (trial: Trial) => {
      const durations: number[] = [];
      for (let kind = 0; kind < kinds; kind += 1) {
        const dataDir = await prepare();
        const began = Date.now();
        await run(dataDir, undefined, kind);
        durations.push(Date.now() - began);
      }
      trial.note(`takes ${durations.join(", ")} ms undisturbed; ${points} kills over that time`);
      for (let point = 0; point < points; point += 1) {
        const share = (Math.floor(point / kinds) + 0.5) / (points / kinds);
        const at = Math.round((durations[point % kinds] ?? 0) * (firstPoint + (1 - firstPoint) * share));
        const expected = await whole(point % kinds);
        const left = await prepare();
        await run(left, at, point);
        const halfway = isWholeAtOnce && countsIn(left) !== expected.counts ? [`left halfway: ${countsIn(left)}`] : [];
        const problems = [...halfway, ...(await problemsAfterKill(left, expected))];
        trial.count(
          "after a kill the site starts, whole, with a login that works",
          problems.length === 0,
          `at ${at} ms: ${problems.join("; ")}`,
        );
      }
      trial.note(`${trial.outcomes.filter(({ held }) => held).length} of ${points} kills held`);
    },
  };
}
