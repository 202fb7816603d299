import type { Plugin } from "vite";

import { adminRules } from "./admin-sheet.ts";

/**
 * The server build emits the one stylesheet that every page links (design §5), the one of the private zone's blocks
 * (ADR 048) and the one of paper (ADR 066). The browser build keeps the class names and drops the rules, so that no style
 * is sent twice; what stands in the administrators' layer becomes a sheet of theirs (ADR 072): `admin-{hash}.css`.
 */
export function oneStylesheet(): Plugin {
  return {
    name: "cellardoor:one-stylesheet",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      let admins = "";
      for (const [file, output] of Object.entries(bundle)) {
        if (!/\.(css|woff2?)$/.test(file)) continue;
        if (output.type === "asset" && file.endsWith(".css")) admins += adminRules(textOf(output.source));
        delete bundle[file];
      }
      if (admins !== "") this.emitFile({ type: "asset", name: "admin.css", source: admins });
    },
  };
}

function textOf(source: string | Uint8Array): string {
  return typeof source === "string" ? source : new TextDecoder().decode(source);
}
