import { isLong } from "#tests/setup/is-long.ts";

/**
 * The ways in which a story is told: in which language, how wide, by keys or by touch. `npm run test:long` (`LONG=1`)
 * tells it in all of them. `npm test`, which is waited for, tells it in those whose places are given: so chosen over
 * the files that each language, width and hand has its share (ADR 112).
 */
export function inTurn<Way>(ways: readonly Way[], ...places: readonly [number, ...number[]]): readonly Way[] {
  if (isLong) return ways;
  return places.map((place) => {
    const way = ways[place];
    if (way === undefined) throw new Error(`There are ${ways.length} ways, and none at place ${place}`);
    return way;
  });
}
