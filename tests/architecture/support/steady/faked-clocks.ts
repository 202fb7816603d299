import type { Node } from "oxc-parser";

import { calls, chainOf, type Place } from "./syntax.ts";

/** Whether a place reads a clock that `vi.useFakeTimers` has taken the place of: in the same test, or for the file. */
export function isFaked(place: Place, places: readonly Place[], ...clocks: readonly string[]): boolean {
  return places.some(({ node, above }) => {
    if (!calls(node, "useFakeTimers") || !clocks.some((clock) => fakes(node.arguments[0], clock))) return false;
    const test = testOf(above);
    return test === undefined || test === testOf(place.above);
  });
}

function fakes(options: Node | undefined, clock: string): boolean {
  const named = options?.type === "ObjectExpression" ? options.properties : [];
  const list = named.find((property) => property.type === "Property" && chainOf(property.key)[0] === "toFake");
  if (list?.type !== "Property" || list.value.type !== "ArrayExpression") return true;
  return list.value.elements.some((element) => element?.type === "Literal" && element.value === clock);
}

/** The call of `test` that a node stands in. */
function testOf(above: readonly Node[]): Node | undefined {
  return above.find((node) => node.type === "CallExpression" && ["test", "it"].includes(chainOf(node.callee)[0] ?? ""));
}
