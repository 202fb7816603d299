import { join } from "node:path";

import { type Plugin, runnerImport } from "vite";

const contract = join(import.meta.dirname, "../../schemas/contract");
const all = join(contract, "call-table.ts");
/** Those that come with what needs them, by what makes them known. */
const apart = {
  adminCallTable: { file: join(contract, "admin-call-table.ts"), makesKnown: "knowAdminCalls" },
  panelCallTable: { file: join(contract, "panel-call-table.ts"), makesKnown: "knowPanelCalls" },
} as const;

type Table = Readonly<Record<string, unknown>>;

/**
 * Puts the finished rows in the place of `schemas/contract/call-table.ts`, which reads them off the
 * catalogue: methods, paths and list defaults go into the build, the schemas stay behind (design §4). What administrators
 * alone call goes into the place of `admin-call-table.ts`, what the panel alone does into that of `panel-call-table.ts`.
 */
export function plainCallTable(): Plugin {
  return {
    name: "cellardoor:call-table",
    async load(id) {
      const own = Object.entries(apart).find(([, { file }]) => file === id);
      if (id !== all && !own) return null;
      const rows = await read("callTable", all, (file) => this.addWatchFile(file));
      if (own) {
        const [name, { file, makesKnown }] = own;
        return `import { callTable } from "./call-table.ts";
export const ${name} = ${JSON.stringify(await read(name, file, () => {}))};
export function ${makesKnown}() { Object.assign(callTable, ${name}); }`;
      }
      const others = await Promise.all(
        Object.entries(apart).map(async ([name, { file }]) => await read(name, file, () => {})),
      );
      const left = Object.entries(rows).filter(([name]) => !others.some((table) => Object.hasOwn(table, name)));
      return `export const callTable = ${JSON.stringify(Object.fromEntries(left))};`;
    },
  };
}

async function read(name: string, file: string, watch: (file: string) => void): Promise<Table> {
  const options = { configFile: false, logLevel: "silent" } as const;
  const { module, dependencies } = await runnerImport<Readonly<Record<string, unknown>>>(file, options);
  for (const dependency of dependencies) watch(dependency);
  return module[name] as Table;
}
