import { beforeAll, describe, expect, test } from "vitest";

import { islandViews } from "#blocks/client-views.ts";
import { definitions } from "#blocks/definitions.ts";

import { importsOf } from "./support/imports-of.ts";
import { resolveImport } from "./support/resolve-import.ts";
import { files, read } from "./support/source-files.ts";
import {
  readVisitorBuild,
  readSheets,
  gzipSize,
  loadedWith,
  reachableFrom,
  type VisitorBuild,
} from "./support/visitor-build.ts";

/**
 * `import()`s that visitors' code may hold although they lead to administrators' code: the role decides at run
 * time. Everything behind them is left out of what visitors are said to reach.
 */
const roleGated: readonly string[] = ["src/admin/start-admin.tsx"];

const kilobyte = 1000;
/** Script after gzip; sheets after Brotli: of all pages, of pages that hold blocks of the private zone, and of paper. */
const budgets = {
  boot: 6 * kilobyte,
  runtime: 125 * kilobyte,
  checkout: 165 * kilobyte,
  sheet: 16 * kilobyte,
  privateSheet: 8 * kilobyte,
  printSheet: 4 * kilobyte,
};
const modes = new Map(definitions.map(({ slug, mode }) => [slug, mode]));
/** The files that `blocks/client-views.ts` leads to: island blocks' views, and the islands of static blocks' own views. */
const islandFiles = definitions.flatMap(({ slug, mode, islands = {} }) => [
  ...(mode === "island" ? [`blocks/${slug}/view.tsx`] : []),
  ...Object.keys(islands).map((name) => `blocks/${slug}/${name}-island.tsx`),
]);

describe("what a visitor can ever load", () => {
  let visitors: VisitorBuild;
  let modules: string[];

  beforeAll(async () => {
    visitors = await readVisitorBuild();
    modules = reachableFrom(visitors, [visitors.boot, visitors.runtime], roleGated).flatMap((chunk) => chunk.modules);
  });

  test("the build is the real one: boot, the runtime and React are in it", () => {
    expect(modules).toContain("src/boot.ts");
    expect(modules).toContain("src/entry-client.tsx");
    expect(modules.some((module) => module.includes("node_modules/react-dom/"))).toBe(true);
  });

  test("no static block's code, but that of the islands in its own view", () => {
    const holding = new Set(definitions.filter(({ islands }) => islands).map(({ slug }) => slug));
    const foreign = modules.filter((module) => {
      const [, folder = "", file = ""] = module.split("/");
      if (blockMode(module) !== "static" || !isCode(module)) return false;
      return !holding.has(folder) || file.startsWith("view.tsx");
    });
    expect(foreign).toEqual([]);
  });

  test("no block's definition: fields and needs stay on the server", () => {
    expect(modules.filter((module) => /^blocks\/([^/]+\/definition|definitions|views)\.ts$/.test(module))).toEqual([]);
  });

  test("nothing of the editor, the operator's panel, the server or the tests", () => {
    const foreign = /^(editor|src\/admin|server|documents|tests|demo|scripts)\//;
    expect(modules.filter((module) => foreign.test(module))).toEqual([]);
  });

  test("no message parser, no editing libraries", () => {
    const heavy = /node_modules\/(@formatjs\/icu-messageformat-parser\/parser|@dnd-kit|@tiptap|html-to-image)/;
    expect(modules.filter((module) => heavy.test(module))).toEqual([]);
  });

  test("validators and Formik come with the forms that check themselves, and with nothing else (ADR 058)", () => {
    const checks = new Set(islandsNamed("check"));
    const others = [...visitors.chunks.values()].filter(
      ({ modules: own }) => !own.some((module) => checks.has(module)),
    );
    const entries = [visitors.runtime, ...others.filter(isIsland).map(({ file }) => file)];
    const loaded = entries.flatMap((entry) => loadedWith(visitors, entry)).flatMap((chunk) => chunk.modules);
    expect(loaded.filter((module) => /node_modules\/(yup|formik)\//.test(module))).toEqual([]);
    expect(checks.size).toBeGreaterThan(0);
  });

  test("a step of the checkout keeps within its bytes, with all that it loads by itself", () => {
    // The shop's stores and the client of the API come at once where there is a cart.
    const asked = ["src/commerce/commerce.ts", "src/commerce/kept-choices.ts", "schemas/contract/client.ts"];
    for (const step of ["checkout-address", "checkout-shipping", "checkout-payment"]) {
      const own = islandFiles.filter((file) => file.startsWith(`blocks/${step}/`));
      const entries = [...asked, ...own].map((module) => chunkOf(visitors, module));
      const chunks = new Set([visitors.runtime, ...entries].flatMap((entry) => loadedWith(visitors, entry)));
      const size = gzipSize([...chunks]);
      console.info(`${step} ${kB(size)} (gzip)`);
      expect(size).toBeLessThanOrEqual(budgets.checkout);
    }
  });

  test("boot and the runtime keep within their bytes", () => {
    const boot = gzipSize(loadedWith(visitors, visitors.boot));
    const runtime = gzipSize(loadedWith(visitors, visitors.runtime));
    console.info(`boot ${kB(boot)}, runtime ${kB(runtime)} (gzip)`);
    for (const chunk of reachableFrom(visitors, [visitors.runtime]))
      console.info(`  ${chunk.file} ${kB(chunk.gzipBytes)}`);
    expect(boot).toBeLessThanOrEqual(budgets.boot);
    expect(runtime).toBeLessThanOrEqual(budgets.runtime);
  });

  test("the sheets keep within their bytes, and the private zone's blocks have no rule in everybody's", async () => {
    const { shared, own, print } = await readSheets();
    console.info(`sheets ${[shared, own, print].map(({ brotliBytes }) => kB(brotliBytes)).join(", ")} (Brotli)`);
    expect(shared.brotliBytes).toBeGreaterThan(kilobyte);
    expect(shared.brotliBytes).toBeLessThanOrEqual(budgets.sheet);
    expect(own.brotliBytes).toBeLessThanOrEqual(budgets.privateSheet);
    const classesOf = ({ text }: { text: string }) => new Set(text.match(/\._[a-z\d]+/g));
    const everybodys = classesOf(shared);
    expect([...classesOf(own)].filter((name) => everybodys.has(name))).toEqual([]);
    expect(own.text).toContain("@layer blocks");
    expect(print.brotliBytes).toBeLessThanOrEqual(budgets.printSheet);
    for (const layer of ["reset", "kit", "blocks"]) expect(print.text).toContain(`@layer ${layer}`);
    expect([shared, own, print].filter(({ text }) => /@media[^{]*\bprint\b/.test(text))).toEqual([]);
  });
});

describe("blocks/client-views.ts", () => {
  const imported = importsOf("blocks/client-views.ts", read("blocks/client-views.ts")).flatMap(
    ({ kind, specifier }) => {
      const target = resolveImport("blocks/client-views.ts", specifier ?? "");
      return kind === "type" || target.kind !== "file" ? [] : [{ path: target.path, kind }];
    },
  );

  test("leads to every island by import(), and to nothing else", () => {
    expect(imported.map(({ path }) => path).toSorted()).toEqual(islandFiles.toSorted());
    expect(imported.filter(({ kind }) => kind !== "dynamic")).toEqual([]);
  });

  test("names each island block by its slug and each island of a view as slug/name", () => {
    const named = islandFiles.map((file) =>
      file.replace(/^blocks\/(.+)\/view\.tsx$/, "$1").replace(/^blocks\/(.+)-island\.tsx$/, "$1"),
    );
    expect(Object.keys(islandViews).toSorted()).toEqual(named.toSorted());
  });

  test("a block's folder has its slug's name", () => {
    const folders = files("blocks/*/definition.ts").map((file) => file.split("/")[1]);
    expect(new Set(folders)).toEqual(new Set(modes.keys()));
  });
});

/** The files of the islands of a name. */
function islandsNamed(name: string): string[] {
  return islandFiles.filter((file) => file.endsWith(`/${name}-island.tsx`));
}

function isIsland({ modules }: { readonly modules: readonly string[] }): boolean {
  return modules.some((module) => islandFiles.includes(module));
}

/** The chunk that a module went into. */
function chunkOf({ chunks }: VisitorBuild, module: string): string {
  const found = [...chunks.values()].find(({ modules }) => modules.includes(module));
  if (!found) throw new Error(`No chunk holds ${module}`);
  return found.file;
}

function blockMode(module: string): string | undefined {
  const [room, folder = ""] = module.split("/");
  return room === "blocks" ? modes.get(folder) : undefined;
}

/** CSS modules leave an object of class names behind, never in a static block's case: nobody imports them. */
function isCode(module: string): boolean {
  return /\.(tsx?|css)($|\?)/.test(module);
}

function kB(bytes: number): string {
  return `${(bytes / kilobyte).toFixed(1)} kB`;
}
