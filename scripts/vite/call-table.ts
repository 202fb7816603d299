import { join } from "node:path";

import { type Plugin, runnerImport } from "vite";

const file = join(import.meta.dirname, "../../schemas/contract/call-table.ts");

/**
 * Puts the finished rows in the place of `schemas/contract/call-table.ts`, which reads them off the
 * catalogue: methods, paths and list defaults go into the build, the schemas stay behind (design §4).
 */
export function plainCallTable(): Plugin {
  return {
    name: "cellardoor:call-table",
    async load(id) {
      if (id !== file) return null;
      const { module, dependencies } = await runnerImport<typeof import("../../schemas/contract/call-table.ts")>(file, {
        configFile: false,
        logLevel: "silent",
      });
      for (const dependency of dependencies) this.addWatchFile(dependency);
      return `export const callTable = ${JSON.stringify(module.callTable)};`;
    },
  };
}
