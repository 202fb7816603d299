import { join } from "node:path";

import { build } from "vite";
import { describe, expect, test } from "vitest";

import { adminCallTable } from "#schemas/contract/admin-call-table.ts";
import { panelCallTable } from "#schemas/contract/panel-call-table.ts";
import { calls } from "#schemas/contract/catalogue.ts";
import { callTable } from "#schemas/contract/call-table.ts";

import { plainCallTable } from "../../scripts/vite/call-table.ts";

import { read, root, sourceFiles } from "./support/source-files.ts";

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
    const [own, others] = [true, false].map((isOwn) =>
      rows.filter(([name]) => (name in adminCallTable || name in panelCallTable) === isOwn),
    );
    expect(others?.filter(([, { path }]) => !code.includes(`"${path}"`))).toEqual([]);
    expect(own?.filter(([name]) => code.includes(name))).toEqual([]);
    expect(own?.length).toBeGreaterThan(20);
    expect(code).not.toContain("summary");
  });

  test("what administrators alone call comes with what is theirs", async () => {
    const [{ code: editors }, { code: panels }] = [
      await bundle("schemas/contract/admin-call-table.ts"),
      await bundle("schemas/contract/panel-call-table.ts"),
    ];
    for (const [name, { path }] of Object.entries(callTable)) {
      if (!(name in panelCallTable)) expect(editors).toContain(`"${path}"`);
      if (!(name in adminCallTable)) expect(panels).toContain(`"${path}"`);
    }
    expect(editors.includes("listRecords")).toBe(false);
    expect(panels.includes("openCanvas")).toBe(false);
    for (const code of [editors, panels]) expect(code).not.toContain("summary");
  });

  test("no calls of a page, or of the editor, are among those that come with the panel", () => {
    const paneled = calls.filter(({ name }) => name in panelCallTable);
    expect(paneled.filter(({ access, isOwn }) => !/ADMIN/.test(access) || !isOwn)).toEqual([]);
    const asked = new Set(paneled.map(({ name }) => name));
    const outside = sourceFiles()
      .filter(
        (file) => /^(editor|src)\//.test(file) && !file.startsWith("editor/site-panel/") && !file.includes(".test."),
      )
      .filter((file) => [...read(file).matchAll(/call\(\s*"(\w+)"/g)].some(([, name = ""]) => asked.has(name)));
    expect(outside).toEqual([]);
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
