import { join } from "node:path";

import { build } from "vite";
import { describe, expect, test } from "vitest";

import { adminCallTable } from "#schemas/contract/admin-call-table.ts";
import { callTable } from "#schemas/contract/call-table.ts";

import { plainCallTable } from "../../scripts/vite/call-table.ts";

import { root } from "./support/source-files.ts";

describe("what of the contract reaches a browser (design §4)", () => {
  test("the client brings the plain table and no schema", async () => {
    const { modules, code } = await bundle("schemas/contract/client.ts");
    expect(modules).toEqual([
      "schemas/contract/api-error.ts",
      "schemas/contract/call-headers.ts",
      "schemas/contract/call-table.ts",
      "schemas/contract/client.ts",
      "schemas/contract/form-data.ts",
      "schemas/contract/kept-answers.ts",
      "schemas/contract/request-url.ts",
    ]);
    const rows = Object.entries(callTable);
    const [own, others] = [true, false].map((isOwn) => rows.filter(([name]) => name in adminCallTable === isOwn));
    expect(others?.filter(([, { path }]) => !code.includes(`"${path}"`))).toEqual([]);
    expect(own?.filter(([name]) => code.includes(name))).toEqual([]);
    expect(own?.length).toBeGreaterThan(20);
    expect(code).not.toContain("summary");
  });

  test("what administrators alone call comes with what is theirs", async () => {
    const { code } = await bundle("schemas/contract/admin-call-table.ts");
    for (const { path } of Object.values(callTable)) expect(code).toContain(`"${path}"`);
    expect(code).not.toContain("summary");
  });

  test("a form that checks a call's body takes that body along, and no answer", async () => {
    const { modules } = await bundle("schemas/contract/calls/newsletter.body.ts");
    const own = modules.filter((module) => !module.startsWith("node_modules/"));
    expect(own).toEqual(["schemas/contract/calls/newsletter.body.ts", "schemas/contract/shapes/shape.ts"]);
  });
});

/** The modules that running `entry` in a browser loads, and the code that becomes of them. */
async function bundle(entry: string): Promise<{ modules: readonly string[]; code: string }> {
  const built = await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [plainCallTable()],
    build: { write: false, minify: false, lib: { entry: join(root, entry), formats: ["es"], fileName: "out" } },
  });
  const chunks = (Array.isArray(built) ? built : [built])
    .flatMap((one) => ("output" in one ? one.output : []))
    .filter((output) => output.type === "chunk");
  const modules = chunks
    .flatMap((chunk) => Object.keys(chunk.modules))
    .filter((id) => id.startsWith(root))
    .map((id) => id.slice(root.length + 1));
  return { modules: modules.toSorted(), code: chunks.map(({ code }) => code).join("\n") };
}
