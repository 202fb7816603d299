import type { CallExpression, Node } from "oxc-parser";

import { calls, chainOf, isFunction, type Place, within } from "./syntax.ts";

/** Playwright's questions to a page that answer once; `expect(locator)` has a polling twin for each. */
const asked = [
  ...["textContent", "innerText", "innerHTML", "allTextContents", "allInnerTexts", "inputValue", "getAttribute"],
  ...["count", "isVisible", "isHidden", "isEnabled", "isDisabled", "isChecked", "isEditable", "ariaSnapshot"],
  ...["evaluate", "evaluateAll", "$eval", "boundingBox", "title", "content", "url"],
];

/**
 * Where an expectation of a story that doesn't poll is about a value that was read from the page once: in the
 * expectation itself, under a name, or by a function of the same file.
 */
export function singleReads(places: readonly Place[]): readonly Place[] {
  const isRead = ({ node }: Place) => calls(node, ...asked);
  const named = places.filter(({ node, above }) => !isPolled(above) && bodyOf(node).some(isRead));
  const readers = new Set(named.filter(({ node }) => isFunction(initOf(node))).map(({ node }) => nameOf(node)));
  const values = named.filter(({ node }) => !isFunction(initOf(node)));
  const isReader = ({ node }: Place) =>
    node.type === "CallExpression" && readers.has(chainOf(node.callee).join(".")) && node.callee.type === "Identifier";
  return expectations(places).filter(({ node, above }) => {
    const subject = node.arguments[0];
    return (
      within(subject!, false).some((place) => isRead(place) || isReader(place)) ||
      values.some((value) => nameOf(value.node) === chainOf(subject!)[0] && above.includes(scopeOf(value.above)!))
    );
  });
}

/**
 * Where an expectation of a component's test is about what a locator finds at once. What is measured of an element that
 * was waited for is none: `expect.element` has no word for a size.
 */
export function singleLooks(places: readonly Place[]): readonly Place[] {
  return expectations(places).filter(({ node }) => {
    let subject = node.arguments[0];
    while (subject?.type === "MemberExpression" && /^(length|textContent|value)$/.test(chainOf(subject).at(-1) ?? ""))
      subject = subject.object;
    return calls(subject!, "query", "element", "elements") && subject.arguments.length === 0;
  });
}

/** The calls of `expect` with a value, where they are made once. */
function expectations(places: readonly Place[]): readonly (Place & { readonly node: CallExpression })[] {
  return places.filter(
    (place): place is Place & { readonly node: CallExpression } =>
      place.node.type === "CallExpression" &&
      /^expect(,soft)?$/.test(String(chainOf(place.node.callee))) &&
      place.node.arguments[0] !== undefined &&
      !isFunction(place.node.arguments[0]) &&
      !isPolled(place.above),
  );
}

/** Whether something is asked again until it holds: inside a function that `expect` or `expect.poll` is given. */
function isPolled(above: readonly Node[]): boolean {
  return above.some(
    (node, index) =>
      node.type === "CallExpression" && chainOf(node.callee)[0] === "expect" && isFunction(above[index + 1]),
  );
}

/** What stands behind a name: of `const text = await line.textContent()` and `const text = async () => …`, and of a function. */
function bodyOf(node: Node): readonly Place[] {
  const init = initOf(node);
  const body = init && isFunction(init) && "body" in init ? (init.body as Node | null) : init;
  return body ? within(body, false) : [];
}

function initOf(node: Node): Node | undefined {
  if (node.type === "FunctionDeclaration") return node;
  return node.type === "VariableDeclarator" && node.id.type === "Identifier" ? (node.init ?? undefined) : undefined;
}

function nameOf(node: Node): string {
  if (node.type !== "FunctionDeclaration" && node.type !== "VariableDeclarator") return "";
  return node.id?.type === "Identifier" ? node.id.name : "";
}

/** The block in which a name is known. */
function scopeOf(above: readonly Node[]): Node | undefined {
  return above.findLast(({ type }) => type === "BlockStatement" || type === "Program");
}
