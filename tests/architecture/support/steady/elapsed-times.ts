import type { Node } from "oxc-parser";

import { chainOf, type Place, within } from "./syntax.ts";

const clocks: ReadonlySet<string> = new Set([
  "Date.now",
  "performance.now",
  "process.hrtime",
  "process.hrtime.bigint",
  "process.uptime",
]);

/**
 * Where a file takes the time that has passed since it last read the clock, or compares two readings by more than
 * their order. A reading less a number (`Date.now() - 60_000`) is a point in time: test data.
 */
export function elapsedTimes(places: readonly Place[]): readonly Place[] {
  const readings = new Set(
    places.flatMap(({ node }) =>
      node.type === "VariableDeclarator" && node.id.type === "Identifier" && node.init && readsClock(node.init)
        ? [node.id.name]
        : node.type === "AssignmentExpression" && readsClock(node.right)
          ? [chainOf(node.left).join(".")]
          : [],
    ),
  );
  const isReading = (node: Node) => readsClock(node) || readings.has(chainOf(node).join("."));
  return places.filter(({ node }) => {
    if (node.type === "BinaryExpression" && node.operator === "-") return isReading(node.left) && isReading(node.right);
    if (node.type !== "CallExpression" || chainOf(node)[0] !== "expect") return false;
    return node.arguments.some((argument) => isLater(argument, isReading)) && subjects(node).some(isReading);
  });
}

function readsClock(node: Node): boolean {
  return node.type === "CallExpression" && clocks.has(chainOf(node.callee).join("."));
}

/** `began + 1000`: a reading, and something on top. */
function isLater(node: Node, isReading: (node: Node) => boolean): boolean {
  return node.type === "BinaryExpression" && node.operator === "+" && isReading(node.left);
}

/** What an expectation is about: the arguments of `expect(…)` in its chain. */
function subjects(node: Node): readonly Node[] {
  return within(node, false).flatMap((place) =>
    place.node.type === "CallExpression" && chainOf(place.node.callee).join() === "expect" ? place.node.arguments : [],
  );
}
