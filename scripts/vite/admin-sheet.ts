import postcss from "postcss";

/** The cascade layer of everything that administrators alone see: the editor, its panel and the console (design §5). */
const layer = "admin";

/** Rules that hold others. */
const conditions = new Set(["media", "supports", "container"]);

/** Of a style sheet what stands in the administrators' layer, animations with it; empty when nothing does. */
export function adminRules(css: string): string {
  const root = postcss.parse(css);
  root.each((node) => {
    if (node.type !== "atrule") node.remove();
    else if (conditions.has(node.name)) {
      node.each((inner) => {
        if (inner.type !== "atrule" || !isAdmins(inner)) inner.remove();
      });
      if (node.nodes?.length === 0) node.remove();
    } else if (!isAdmins(node)) node.remove();
  });
  return root.toString();
}

/** Keyframes stand in the layer too. */
function isAdmins({ name, params }: postcss.AtRule): boolean {
  return name === "layer" && params === layer;
}
