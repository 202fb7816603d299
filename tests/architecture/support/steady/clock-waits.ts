import type { Node } from "oxc-parser";

import { chainOf, isFunction, type Place, within } from "./syntax.ts";

/** Where a promise is kept by the clock alone: Node's awaitable timers, and a promise that `setTimeout` resolves. */
export function clockWaits(places: readonly Place[]): readonly Place[] {
  const timers = new Set(places.flatMap(({ node }) => awaitableTimers(node)));
  const resolvers = new Set(places.flatMap(({ node }) => resolversOf(node)));
  return places.filter(({ node }) => {
    if (node.type !== "CallExpression") return false;
    const [first, second] = node.arguments;
    const called = chainOf(node.callee);
    if (timers.has(called[0] ?? "")) return called.at(-1) !== "setImmediate" && !isZero(first);
    if (called.join(".") === "Atomics.wait") return true;
    return called.at(-1) === "setTimeout" && called[0] !== "test" && !isZero(second) && resolves(first, resolvers);
  });
}

/** What a file calls the awaitable timers that take a time. */
function awaitableTimers(node: Node): readonly string[] {
  if (node.type !== "ImportDeclaration" || !/^(node:)?timers\/promises$/.test(node.source.value)) return [];
  return node.specifiers.flatMap((specifier) => {
    const imported = specifier.type === "ImportSpecifier" ? specifier.imported : specifier.local;
    return chainOf(imported)[0] === "setImmediate" ? [] : [specifier.local.name];
  });
}

/** The names under which a promise can be resolved: its executor's first parameter, or what `withResolvers` gave. */
function resolversOf(node: Node): readonly string[] {
  if (node.type === "NewExpression" && chainOf(node.callee)[0] === "Promise") {
    const [executor] = node.arguments;
    const isWritten = executor?.type === "ArrowFunctionExpression" || executor?.type === "FunctionExpression";
    const parameter = isWritten ? executor.params[0] : undefined;
    return parameter?.type === "Identifier" ? [parameter.name] : [];
  }
  if (node.type !== "VariableDeclarator" || node.init?.type !== "CallExpression" || node.id.type !== "ObjectPattern")
    return [];
  if (chainOf(node.init).at(-1) !== "withResolvers") return [];
  return node.id.properties.flatMap((property) =>
    property.type === "Property" && property.value.type === "Identifier" && chainOf(property.key)[0] === "resolve"
      ? [property.value.name]
      : [],
  );
}

function resolves(callback: Node | undefined, resolvers: ReadonlySet<string>): boolean {
  if (!callback) return false;
  const isResolver = (node: Node) => {
    const names = chainOf(node);
    return names.length === 1 ? resolvers.has(names[0] ?? "") : names.at(-1) === "resolve";
  };
  if (!isFunction(callback)) return isResolver(callback);
  return within(callback).some(({ node }) => node.type === "CallExpression" && isResolver(node.callee));
}

/** No time, or none given: a turn of the event loop. */
function isZero(time: Node | undefined): boolean {
  return time === undefined || (time.type === "Literal" && time.value === 0);
}
