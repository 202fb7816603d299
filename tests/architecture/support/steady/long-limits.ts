import type { CallExpression, Expression, Node } from "oxc-parser";

import { chainOf, isFunction, type Place } from "./syntax.ts";

export interface Limits {
  /** Of a test, in milliseconds; so are the others. */
  readonly test: number;
  /** Of what is done before and after tests. */
  readonly hook: number;
  /** Of one expectation that polls. */
  readonly expectation: number;
}

const definers: ReadonlySet<string> = new Set(["test", "it", "describe"]);

const hooks: ReadonlySet<string> = new Set(["beforeAll", "beforeEach", "afterAll", "afterEach", "onTestFinished"]);

/** What `vi` and Playwright wait with, until something is so. */
const waits = /^(poll|element|toPass|waitFor|waitUntil|to[A-Z])/;

/** Where a file allows something a longer time than its tier does; of `isLong ? 600_000 : 60_000` the second counts. */
export function longLimits(places: readonly Place[], limits: Limits): readonly Place[] {
  const numbers = new Map(
    places.flatMap(({ node }) =>
      node.type === "VariableDeclarator" && node.id.type === "Identifier" && node.init
        ? [[node.id.name, node.init] as const]
        : [],
    ),
  );
  const isLonger = (node: Node | undefined, most: number) => (node ? valueOf(node, numbers) : 0) > most;
  return places.filter(({ node, above }) => {
    if (node.type === "Property") {
      const name = chainOf(node.key)[0] ?? "";
      if (name === "testTimeout") return isLonger(node.value, limits.test);
      if (name === "hookTimeout") return isLonger(node.value, limits.hook);
      return name === "timeout" && isLonger(node.value, limitOf(above, limits));
    }
    if (node.type !== "CallExpression") return false;
    const names = chainOf(node.callee);
    if (names.at(-1) === "setTimeout" && names[0]?.startsWith("test")) return isLonger(node.arguments[0], limits.test);
    if (names.join(".") === "test.slow") return true;
    const last = node.arguments.at(-1);
    return node.arguments.some(isFunction) && isLonger(last, limitOf([node], limits));
  });
}

/** The limit that holds for an option that stands there. */
function limitOf(above: readonly Node[], limits: Limits): number {
  const call = above.findLast((node): node is CallExpression => node.type === "CallExpression");
  const names = call ? chainOf(call.callee) : [];
  if (hooks.has(names[0] ?? "") || names.at(-1) === "extend") return limits.hook;
  if (definers.has(names[0] ?? "")) return limits.test;
  return names.some((name) => waits.test(name)) ? limits.expectation : limits.test;
}

/** A number that is written there, or under a name in the same file; 0 for what is only known as it runs. */
function valueOf(node: Node, numbers: ReadonlyMap<string, Expression>): number {
  if (node.type === "Literal") return typeof node.value === "number" ? node.value : 0;
  if (node.type === "ConditionalExpression") return valueOf(node.alternate, numbers);
  if (node.type === "BinaryExpression" && (node.operator === "*" || node.operator === "+")) {
    const [left, right] = [valueOf(node.left as Expression, numbers), valueOf(node.right, numbers)];
    return node.operator === "*" ? left * right : left + right;
  }
  if (node.type === "Identifier" && node.name === "Infinity") return Infinity;
  const named = node.type === "Identifier" ? numbers.get(node.name) : undefined;
  return named && named !== node ? valueOf(named, numbers) : 0;
}
