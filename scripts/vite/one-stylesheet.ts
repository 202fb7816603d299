import type { Plugin } from "vite";

/**
 * The server build emits the one stylesheet that every page links (design §5), the one of the private zone's blocks
 * (ADR 048) and the one of paper (ADR 066). The browser build keeps the class names and drops the rules, so that no style is sent twice.
 */
export function oneStylesheet(): Plugin {
  return {
    name: "cellardoor:one-stylesheet",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      for (const file of Object.keys(bundle)) {
        if (/\.(css|woff2?)$/.test(file)) delete bundle[file];
      }
    },
  };
}
