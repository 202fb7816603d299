import { readFileSync } from "node:fs";
import { createElement } from "react";

export const dynamic = "force-dynamic";

let tree;

/** Renders our page's elements, read once: Next gets its data for nothing, which is in its favour. */
export default function Page() {
  tree ??= JSON.parse(readFileSync(process.env.TREE_FILE, "utf8"));
  return tree.map(toElement);
}

function toElement(node, key) {
  if (typeof node === "string") return node;
  const [tag, props, children] = node;
  return createElement(tag, { ...props, key }, ...children.map(toElement));
}
