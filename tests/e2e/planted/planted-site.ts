import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";

import { build } from "vite";

import { definitions } from "#blocks/definitions.ts";
import { type Build, loadBuild } from "#server/http/files/asset-store.ts";

const root = join(import.meta.dirname, "..", "..", "..");
const here = join(root, "tests", "e2e", "planted");
const types: Readonly<Record<string, string>> = { ".js": "text/javascript", ".css": "text/css" };

type Entry = typeof import("./entry.ts");

export interface PlantedSite {
  readonly url: string;
  /** Every slot of every block, as `slug/slot`. */
  readonly slots: readonly string[];
  close(): Promise<void>;
}

/** The real boot script, runtime and renderer, built with islands planted into the lists of views, on a free port. */
export async function startPlantedSite(): Promise<PlantedSite> {
  const dist = mkdtempSync(join(tmpdir(), "cellardoor-planted-"));
  writeFileSync(join(dist, "package.json"), '{ "type": "module" }');
  await buildInto(dist, false);
  await buildInto(dist, true);
  const entry = (await import(pathToFileURL(join(dist, "server", "planted.js")).href)) as Entry;
  const site = await loadBuild(dist, islandSources());
  const server = createServer(({ url = "/" }, response) => respond(url, response, entry, site)).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: addressOf(server),
    slots: entry.slots,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
      rmSync(dist, { recursive: true, force: true });
    },
  };
}

async function buildInto(dist: string, isServer: boolean): Promise<void> {
  const mode = process.env.NODE_ENV;
  // Vite builds React's development version when it finds a test's environment.
  process.env.NODE_ENV = "production";
  await build({
    root,
    configFile: join(root, "vite.config.ts"),
    logLevel: "silent",
    resolve: {
      alias: ["client-views", "views"].map((name) => ({
        find: new RegExp(`^#blocks/${name}\\.ts$`),
        replacement: join(here, `${name}.ts`),
      })),
    },
    build: {
      outDir: join(dist, isServer ? "server" : "client"),
      emptyOutDir: true,
      ssr: isServer,
      ...(isServer && { rolldownOptions: { input: { planted: join(here, "entry.ts") } } }),
    },
  });
  process.env.NODE_ENV = mode;
}

function islandSources(): Readonly<Record<string, string>> {
  const own = definitions.filter(({ mode }) => mode === "island").map(({ slug }) => [slug, `blocks/${slug}/view.tsx`]);
  return {
    ...Object.fromEntries(own),
    counter: "tests/e2e/planted/counter-view.tsx",
    fragile: "tests/e2e/planted/fragile-view.tsx",
    "shell/part": "tests/e2e/planted/part-island.tsx",
  };
}

/** Answers as the site does, with nothing kept; reports are taken and forgotten. */
function respond(url: string, response: ServerResponse, entry: Entry, { files, assets }: Build): void {
  const { pathname, searchParams } = new URL(url, "http://planted.example");
  if (pathname === "/_report") {
    response.writeHead(204).end();
    return;
  }
  const file = files.get(pathname);
  if (file) {
    response.setHeader("content-type", types[extname(pathname)] ?? "application/octet-stream").end(file.body);
    return;
  }
  const isData = pathname.startsWith("/_data");
  const path = isData ? pathname.slice("/_data".length) : pathname;
  const { html, wire } = entry.answer(path, searchParams.get("f") ?? "all", assets);
  response.setHeader("content-type", isData ? "application/json" : "text/html").end(isData ? wire() : html());
}

function addressOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The planted site has no port");
  return `http://127.0.0.1:${address.port}`;
}
