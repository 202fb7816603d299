import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { once } from "node:events";
import { extname, join } from "node:path";

import type { BenchEditor } from "./bench-editor.ts";
import { preparePeer } from "./peers.ts";
import { scriptUntil } from "./script-until.ts";

const built = join(import.meta.dirname, "..", "results", "puck");
const frame = "#preview-frame";
const types: Readonly<Record<string, string>> = { ".js": "text/javascript", ".css": "text/css", ".html": "text/html" };

const document = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Puck</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/app.css"></head>
<body><div id="root"></div><script type="module" src="/app.js"></script></body></html>`;

/** Puck 0.23 in a production build of its own, served from memory. Null, said loudly, when it can't be installed or built. */
export async function startPuck(): Promise<BenchEditor | null> {
  const folder = preparePeer("puck");
  if (!folder) return null;
  const { status, stderr } = spawnSync(process.execPath, ["build.mjs", built], { cwd: folder, encoding: "utf8" });
  if (status !== 0) {
    console.log(`!! SKIPPED: Puck could not be built.\n${stderr}`);
    return null;
  }
  const files = new Map<string, Buffer>();
  const server = createServer(({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const type = types[extname(pathname) || ".html"];
    response.setHeader("content-type", type ?? "application/octet-stream");
    response.end(pathname === "/" ? document : fileAt(files, pathname));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const block = (id: string): string => `[data-bench="${id}"]`;
  return {
    name: "Puck",
    cookies: [],
    prepare: async ({ count, shape }) =>
      await Promise.resolve(`http://127.0.0.1:${port}/?count=${count}&shape=${shape}`),
    open: async (page) => {
      const script = scriptUntil(page, { selector: block("x1"), frame });
      await page.reload();
      return await script();
    },
    heading: (index, text) => ({ selector: block(`x${index}`), frame, ...(text !== undefined && { text }) }),
    all: { selector: "[data-bench]", frame },
    blockAt: (page, index) => page.frameLocator(frame).locator(block(`x${index}`)),
    // The panel stands there twice, for two widths of the window.
    field: (page) => page.locator('input[name="title"]:visible'),
    dragging: { selector: "[data-dnd-dragging]", frame },
    chosen: (value) => ({ selector: 'input[name="title"]', value }),
    leaveField: async (page) => await page.locator('input[name="title"]:visible').blur(),
    remove: async (page) => await page.keyboard.press("Delete"),
    duplicate: async (page) => await page.frameLocator(frame).locator('[title="Duplicate"]:visible').first().click(),
    outline: {
      tab: (page) => page.getByRole("navigation").getByText("Outline"),
      seen: { selector: 'button[title="Duplicate"], [class*="LayerTree"] [class*="Layer-"]' },
    },
    inserter: {
      tab: (page) => page.getByRole("navigation").getByText("Blocks"),
      seen: { selector: '[class*="DrawerItem"]' },
    },
    search: null,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function fileAt(files: Map<string, Buffer>, pathname: string): Buffer | string {
  const known = files.get(pathname);
  if (known) return known;
  try {
    const file = readFileSync(join(built, pathname));
    files.set(pathname, file);
    return file;
  } catch {
    return "";
  }
}
