import postcss, { type AtRule, type Container } from "postcss";
import type { Plugin } from "vite";

/**
 * The server build takes what its sheets say of paper into a sheet of its own, `print-{hash}.css`, which pages link
 * with `media="print"`: nobody waits for it before the page is drawn (ADR 066). A block keeps its print rules beside
 * its others.
 */
export function printSheet(): Plugin {
  return {
    name: "cellardoor:print-sheet",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      if (this.environment.name === "client") return;
      const taken: string[] = [];
      for (const output of Object.values(bundle)) {
        if (output.type !== "asset" || !output.fileName.endsWith(".css")) continue;
        const { screen, print } = splitPrint(textOf(output.source));
        output.source = screen;
        taken.push(print);
      }
      this.emitFile({ type: "asset", name: "print.css", source: taken.join("") });
    },
  };
}

/** A sheet without its `@media print`, and what stood in those, each rule in the layer and the rule that it stood in. */
export function splitPrint(css: string): { readonly screen: string; readonly print: string } {
  const screen = postcss.parse(css);
  const print = postcss.root();
  screen.walkAtRules("media", (media) => {
    if (media.params !== "print") return;
    const place = around(media).reduce<Container>(into, print);
    place.append(media.nodes ?? []);
    media.remove();
  });
  return { screen: screen.toString(), print: print.toString() };
}

/** What a rule stands in, the outermost first. */
function around(rule: AtRule): readonly Container[] {
  const found: Container[] = [];
  for (let outer = rule.parent; outer && outer.type !== "root"; outer = outer.parent) found.unshift(outer as Container);
  return found;
}

/** The last thing of a place where it is the same as this one, otherwise an empty one like it, put there. */
function into(place: Container, one: Container): Container {
  const empty = one.clone({ nodes: [] });
  const last = place.last as Container | undefined;
  if (last?.type === "atrule" && last.clone({ nodes: [] }).toString() === empty.toString()) return last;
  place.append(empty);
  return empty;
}

function textOf(source: string | Uint8Array): string {
  return typeof source === "string" ? source : new TextDecoder().decode(source);
}
