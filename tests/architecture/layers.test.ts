import { describe, expect, test } from "vitest";

import { importsOf } from "./support/imports-of.ts";
import { violation } from "./support/layer-rules.ts";
import { resolveImport } from "./support/resolve-import.ts";
import { domains, mechanisms, misplaced } from "./support/server-rooms.ts";
import { files, isTest, read, rooms, sourceFiles } from "./support/source-files.ts";

function violationsIn(file: string, source: string): string[] {
  return importsOf(file, source).flatMap((imported) => {
    const problem = violation(file, imported);
    return problem === null ? [] : [`${file}:${imported.line} ${problem}`];
  });
}

describe("the table of arrows (design §3)", () => {
  test("every import in the tree follows it", () => {
    const checked = sourceFiles();
    expect(checked.length).toBeGreaterThan(50);
    expect(checked.flatMap((file) => violationsIn(file, read(file)))).toEqual([]);
  });

  test("no index files, anywhere", () => {
    expect(sourceFiles().filter((file) => /(^|\/)index\.[a-z]+$/.test(file))).toEqual([]);
  });

  test("a refusal is made in one way: one function makes it, for every room", () => {
    const makers = sourceFiles().filter((file) => /\bfunction refuse\b|\brefuse = /.test(read(file)));
    expect(makers).toEqual(["schemas/refusal.ts"]);
  });

  test("what the server loads of the blocks is pure: no React, no CSS, no .tsx", () => {
    const pure = files("blocks/{definitions.ts,*/definition.ts}").filter((file) => !isTest(file));
    expect(runtimeClosure(pure).filter((name) => /\.(tsx|css)$|^package:(react|mobx)/.test(name))).toEqual([]);
  });

  test("what the server loads of the renderer is pure: no React, no CSS, no .tsx", () => {
    const pure = files("renderer/data/**/*.ts").filter((file) => !isTest(file));
    expect(runtimeClosure(pure).filter((name) => /\.(tsx|css)$|^package:(react|mobx)/.test(name))).toEqual([]);
  });
});

describe("the rooms of the server (server/README.md)", () => {
  test("every file stands in a mechanism, or in a domain under an agreed name", () => {
    const all = files("server/**/*.*");
    expect(all.length).toBeGreaterThan(150);
    expect(all.flatMap((file) => misplaced(file) ?? [])).toEqual([]);
  });

  test.each([
    "server/content/news.ts",
    "server/news/save-news.ts",
    "server/news/save-news.test.ts",
    "server/catalogue/awards/medals/read.ts",
    "server/orders/helpers/vat.ts",
  ])("%s stands nowhere", (file) => {
    expect(misplaced(file)).toContain(file);
  });

  test.each([
    "server/start-server.ts",
    "server/http/site/find-route.ts",
    "server/news/write.test.ts",
    "server/search/SPEC.md",
    "server/search/engine/sources/pages.ts",
    "server/catalogue/awards/read.ts",
    "server/returns/rules.ts",
  ])("%s stands where it should", (file) => {
    expect(misplaced(file)).toBeNull();
  });

  test("the README's table names every domain and mechanism, and no other", () => {
    const rows = [...read("server/README.md").matchAll(/^\| `([\w-]+)\/` +\|/gm)].map(([, name = ""]) => name);
    expect(rows.toSorted()).toEqual([...Object.keys(domains), ...Object.keys(mechanisms)].toSorted());
  });

  test("a domain only asks domains that are there", () => {
    expect(
      Object.values(domains)
        .flat()
        .filter((name) => !(name in domains)),
    ).toEqual([]);
  });
});

describe("the checker finds planted violations", () => {
  const planted: readonly (readonly [file: string, source: string])[] = [
    ["schemas/page/x.ts", `import { a } from "#blocks/kit/define-block.ts";`],
    ["schemas/page/x.ts", `import type { A } from "../../blocks/kit/define-block.ts";`],
    ["schemas/page/x.ts", `export { a } from "#server/db/open.ts";`],
    ["schemas/page/x.ts", `export * from "../../renderer/page/page-document.ts";`],
    ["schemas/page/x.ts", `import { useState } from "react";`],
    ["schemas/page/x.ts", `import { readFileSync } from "node:fs";`],
    ["schemas/page/x.ts", `import { readFileSync } from "fs";`],
    ["schemas/page/x.ts", `type A = import("#src/app/root.ts").A;`],
    ["schemas/page/x.ts", `import { a } from "#schemas/site/index.ts";`],
    ["blocks/hero/view.tsx", `import { Banner } from "../banner/view.tsx";`],
    ["blocks/hero/view.tsx", `import { Banner } from "#blocks/banner/view.tsx";`],
    ["blocks/hero/view.tsx", `import { definitions } from "#blocks/definitions.ts";`],
    ["blocks/hero/view.tsx", `import { tree } from "#renderer/page/page-tree.tsx";`],
    ["blocks/hero/view.tsx", `const cart = await import("#src/commerce/cart-store.ts");`],
    ["blocks/hero/definition.ts", `import { makeAutoObservable } from "mobx";`],
    ["blocks/kit/link.tsx", `import { Hero } from "../hero/view.tsx";`],
    ["blocks/hero/view.tsx", `import { toPng } from "html-to-image";`],
    ["blocks/hero/view.tsx", `import { Link } from "react-router-dom";`],
    ["blocks/kit/link.tsx", `import { Link } from "react-router-dom";`],
    ["renderer/page/x.tsx", `import { observer } from "mobx-react-lite";`],
    ["renderer/page/x.tsx", `import { useDraggable } from "@dnd-kit/core";`],
    ["renderer/page/x.tsx", `import { store } from "#editor/store/store.ts";`],
    ["renderer/page/x.tsx", `const all = import.meta.glob("../../blocks/*/view.tsx");`],
    ["renderer/page/x.tsx", `const view = (name: string) => import(name);`],
    ["editor/canvas/x.tsx", `import { shell } from "#src/admin/shell.tsx";`],
    ["editor/canvas/x.tsx", `const all = import.meta.glob("../../src/admin/start-admin.tsx");`],
    ["editor/canvas/x.tsx", "const all = import.meta.glob(`../../blocks/${name}/fixtures.ts`);"],
    ["src/app/x.tsx", `import { Editor } from "#editor/editor.tsx";`],
    ["src/app/x.tsx", `const editor = () => import("#editor/editor.tsx");`],
    ["src/admin/x.tsx", `import { Editor } from "#editor/editor.tsx";`],
    ["src/admin/x.tsx", `import type { Editor } from "../../editor/editor.tsx";`],
    ["src/commerce/cart-store.ts", `import { x } from "../admin/x.tsx";`],
    ["src/commerce/cart-store.ts", `import { x } from "#src/admin/x.tsx";`],
    ["src/app/x.tsx", `import { env } from "../../server/env.ts";`],
    ["src/app/x.tsx", `import { useEditor } from "@tiptap/react";`],
    ["documents/order-mail.tsx", `import { Picture } from "#blocks/kit/picture.tsx";`],
    ["starter/pages.ts", `import { demoPages } from "#demo/content/pages.ts";`],
    ["starter/pages.ts", `import { savePage } from "#server/pages/write.ts";`],
    ["starter/pages.ts", `import { readFile } from "node:fs/promises";`],
    ["demo/store/x.ts", `import { storePages } from "#server/estate/engine/store-pages.ts";`],
    ["demo/store/x.ts", `import { checkFields } from "#server/elements/rules.ts";`],
    ["demo/store/x.ts", `import { respondWith } from "#server/http/api/respond.ts";`],
    ["demo/store/x.ts", `import { startServer } from "../../server/start-server.ts";`],
    ["starter/pages.ts", `import { storePages } from "#server/estate/pages/write.ts";`],
    ["src/app/x.tsx", `import { startingPages } from "#starter/pages.ts";`],
    ["server/http/site/x.ts", `import { startingPages } from "#starter/pages.ts";`],
    ["server/http/site.ts", `import { views } from "#blocks/views.ts";`],
    ["server/http/site.ts", `import { Hero } from "#blocks/hero/view.tsx";`],
    ["server/http/site.ts", `import { render } from "#renderer/page/render-page.tsx";`],
    ["server/http/site.ts", `import { render } from "#src/entry-server.tsx";`],
    ["server/http/site.ts", `import { type Render } from "#src/entry-server.tsx";`],
    ["server/http/site.ts", `import { renderToString } from "react-dom/server";`],
    ["server/http/site.ts", `import { a } from "../../tests/factories/page.ts";`],
    ["server/http/site.ts", `import react = require("react");`],
    ["server/start-server.ts", `import { demoEstate } from "#demo/estate.ts";`],
    ["server/drivers/reviews/x.ts", `import { demoReviews } from "#demo/content/reviews.ts";`],
    ["server/drivers/reviews/x.ts", `import { listNews } from "#server/news/read.ts";`],
    ["server/text/x.ts", `import { database } from "#server/db/context.ts";`],
    ["server/db/x.ts", `import { listNews } from "../news/read.ts";`],
    ["server/cache/x.ts", `import { respondWith } from "#server/http/api/respond.ts";`],
    ["server/search/engine/x.ts", `import { newsColumns } from "#server/news/columns.ts";`],
    ["server/search/read.ts", `import { presentNews } from "../news/present.ts";`],
    ["server/search/read.ts", `import { newsHandlers } from "#server/news/answer.ts";`],
    ["server/news/read.ts", `import { findPage } from "#server/pages/records/read.ts";`],
    ["server/news/read.ts", `import { refuse } from "#server/http/errors.ts";`],
    ["server/news/answer.ts", `import { cookieOf } from "#server/http/site/cookies.ts";`],
    ["server/news/write.ts", `import { startServer } from "../start-server.ts";`],
    ["server/accounts/read.ts", `import { stateOf } from "#server/payment/read.ts";`],
    ["server/orders/write.ts", `import { priceOf } from "#server/cart/rules.ts";`],
    ["server/orders/write.ts", `import { hash } from "#server/accounts/engine/password-hash.ts";`],
    ["server/catalogue/stock/write.ts", `import { linesOf } from "#server/cart/read.ts";`],
    ["server/http/site/x.ts", `import { newsHandlers } from "#server/news/answer.ts";`],
    ["server/http/site/x.ts", `import { presentNews } from "#server/news/present.ts";`],
    ["server/http/site/x.ts", `import { runCli } from "#server/cli/run-cli.ts";`],
  ];

  test.each(planted)("%s: %s", (file, source) => {
    expect(violationsIn(file, source)).toHaveLength(1);
  });

  const allowed: readonly (readonly [file: string, source: string])[] = [
    ["blocks/hero/view.tsx", `import styles from "./hero.module.css"; import { Picture } from "../kit/picture.tsx";`],
    ["blocks/add-to-cart/view.tsx", `import { observer } from "mobx-react-lite";`],
    ["blocks/views.ts", `import { Hero } from "./hero/view.tsx";`],
    ["src/admin/x.tsx", `const editor = () => import("#editor/editor.tsx");`],
    ["server/http/site.ts", `import type { Render } from "#src/entry-server.tsx";`],
    ["server/http/site.ts", `import { definitions } from "#blocks/definitions.ts";`],
    ["server/http/site.ts", `const bundle = (path: string) => import(path);`],
    ["starter/pages.ts", `import type { LayoutDocument } from "#schemas/page/layout.ts";`],
    ["server/estate/write.ts", `import { startingPages } from "#starter/pages.ts";`],
    ["server/main.ts", `import { demoEstate } from "#demo/estate.ts";`],
    ["server/search/read.ts", `import { listNews } from "#server/news/read.ts";`],
    ["demo/store/x.ts", `import { saveNews } from "#server/news/write.ts";`],
    ["demo/store/x.ts", `import { database } from "#server/db/context.ts";`],
    ["demo/estate.ts", `import type { SampleEstate } from "#server/sample-estate.ts";`],
    ["server/orders/write.ts", `import { reserve } from "#server/catalogue/stock/write.ts";`],
    [
      "server/orders/answer.ts",
      `import { refuse } from "#server/http/errors.ts"; import { present } from "./present.ts";`,
    ],
    ["server/returns/read.ts", `import { orderUrl } from "#server/orders/links.ts";`],
    ["server/http/api/handlers.ts", `import { newsHandlers } from "#server/news/answer.ts";`],
    ["server/cli/news-commands.ts", `import { saveNews } from "#server/news/write.ts";`],
    ["editor/canvas/x.tsx", `import { useDraggable } from "@dnd-kit/core";`],
  ];

  test.each(allowed)("but lets pass %s: %s", (file, source) => {
    expect(violationsIn(file, source)).toEqual([]);
  });

  test("a file that can't be parsed is an error, not silence", () => {
    expect(() => violationsIn("src/app/x.ts", "import {{ from")).toThrow("src/app/x.ts");
  });

  test("every room of the table exists in the rules", () => {
    expect(rooms).toEqual(["schemas", "blocks", "renderer", "editor", "src", "documents", "server", "starter"]);
  });
});

/** Everything that is loaded when these files are: paths, and packages as `package:name`. Types are erased. */
function runtimeClosure(entries: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    if (!/\.[cm]?[jt]sx?$/.test(file)) return;
    for (const { kind, specifier } of importsOf(file, read(file))) {
      if (kind === "type" || specifier === null) continue;
      const target = resolveImport(file, specifier);
      if (target.kind === "file") visit(target.path);
      else seen.add(`package:${target.name}`);
    }
  };
  entries.forEach(visit);
  return [...seen];
}
