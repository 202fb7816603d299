import { ask, isFine, isTurnedAway, tally } from "../kit/ask.ts";
import type { Drill } from "../kit/trial.ts";

import { underFlood } from "./flood.ts";

/** So many different searches at the same moment, by so many visitors. */
function searches(name: string, count: number, visitors: number): Drill {
  return {
    area: "floods",
    name,
    run: (trial) =>
      underFlood(trial, async ({ server }) => {
        const answers = await Promise.all(
          Array.from({ length: count }, (_, at) =>
            ask(`${server.url}/products/search?q=${name}-${at}`, {
              from: `127.0.0.${10 + (at % visitors)}`,
              timeout: 60_000,
              // As browsers do: what is sent to them is compressed first.
              headers: { "accept-encoding": "br, gzip" },
            }),
          ),
        );
        const others = answers.filter((answer) => !isFine(answer) && !isTurnedAway(answer));
        trial.check("each is answered, or refused with 503 and Retry-After", others.length === 0, tally(answers));
      }),
  };
}

export const searchesOfOne = searches("1400-searches", 1400, 1);
export const searchesOfMany = searches("1400-searches-of-70-visitors", 1400, 70);
export const fewerSearches = searches("300-searches", 300, 1);
