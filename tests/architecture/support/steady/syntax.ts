import { type CallExpression, type Node, parseSync, visitorKeys } from "oxc-parser";

/** A node of a source's tree, with those that it stands in, the outermost first. */
export interface Place {
  readonly node: Node;
  readonly above: readonly Node[];
}

/**
 * Every node of a TypeScript source, a parent before its children.
 * @throws Error when the source can't be parsed.
 */
export function placesIn(file: string, source: string): readonly Place[] {
  const { program, errors } = parseSync(file, source, { preserveParens: false });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return within(program);
}

/** A node and everything inside it; with `inner: false` nothing of the functions inside it. */
export function within(node: Node, inner = true): readonly Place[] {
  const found: Place[] = [];
  const add = (own: Node, above: readonly Node[]): void => {
    found.push({ node: own, above });
    const parts = own as unknown as Readonly<Record<string, Node | readonly (Node | null)[] | null>>;
    let around: readonly Node[] | null = null;
    for (const key of visitorKeys[own.type] ?? []) {
      for (const child of [parts[key] ?? []].flat()) {
        if (child && (inner || !isFunction(child))) add(child, (around ??= [...above, own]));
      }
    }
  };
  add(node, []);
  return found;
}

export function isFunction(node: Node | undefined): boolean {
  return node !== undefined && /^(Arrow)?Function/.test(node.type);
}

/** The names of what is called, in their order: `expect.poll(…).toBe` is `["expect", "poll", "toBe"]`. */
export function chainOf(node: Node): readonly string[] {
  if (node.type === "Identifier") return [node.name];
  if (node.type === "CallExpression") return chainOf(node.callee);
  if (node.type === "AwaitExpression") return chainOf(node.argument);
  if (node.type !== "MemberExpression") return [];
  return [...chainOf(node.object), node.property.type === "Identifier" ? node.property.name : ""];
}

/** Whether a call is that of a method with this name, whatever its object. */
export function calls(node: Node, ...names: readonly string[]): node is CallExpression {
  return (
    node.type === "CallExpression" &&
    node.callee.type === "MemberExpression" &&
    node.callee.property.type === "Identifier" &&
    names.includes(node.callee.property.name)
  );
}
