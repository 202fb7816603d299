import { join } from "node:path";

import { type Plugin, runnerImport } from "vite";

const contract = join(import.meta.dirname, "../../schemas/contract");
const all = join(contract, "call-table.ts");
const administrators = join(contract, "admin-call-table.ts");

type Tables = typeof import("../../schemas/contract/admin-call-table.ts") &
  typeof import("../../schemas/contract/call-table.ts");

/**
 * Puts the finished rows in the place of `schemas/contract/call-table.ts`, which reads them off the
 * catalogue: methods, paths and list defaults go into the build, the schemas stay behind (design §4). What administrators
 * alone call goes into the place of `admin-call-table.ts`.
 */
export function plainCallTable(): Plugin {
  return {
    name: "cellardoor:call-table",
    async load(id) {
      if (id !== all && id !== administrators) return null;
      const rows = await read<Tables["callTable"]>("callTable", all, (file) => this.addWatchFile(file));
      const own = await read<Tables["adminCallTable"]>("adminCallTable", administrators, () => {});
      if (id === administrators)
        return `import { callTable } from "./call-table.ts";
export const adminCallTable = ${JSON.stringify(own)};
export function knowAdminCalls() { Object.assign(callTable, adminCallTable); }`;
      const others = Object.entries(rows).filter(([name]) => !Object.hasOwn(own, name));
      return `export const callTable = ${JSON.stringify(Object.fromEntries(others))};`;
    },
  };
}

async function read<Value>(name: keyof Tables, file: string, watch: (file: string) => void): Promise<Value> {
  const options = { configFile: false, logLevel: "silent" } as const;
  const { module, dependencies } = await runnerImport<Readonly<Record<string, unknown>>>(file, options);
  for (const dependency of dependencies) watch(dependency);
  return module[name] as Value;
}
