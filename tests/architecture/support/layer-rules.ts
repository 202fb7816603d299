import type { Import } from "./imports-of.ts";
import { resolveImport } from "./resolve-import.ts";
import { outsiderMayImport, serverEntries, serverMayImport } from "./server-rooms.ts";
import { isTest, roomOf, type Room } from "./source-files.ts";

/** The table of design §3. Each rule says why an import is wrong, or null when it is right. */
export function violation(from: string, imported: Import): string | null {
  const room = roomOf(from);
  if (isTest(from)) return null;
  if (room === null) return from.startsWith("demo/") ? demoViolation(from, imported) : null;
  if (imported.specifier === null) return mayImportAtRunTime(from, room) ? null : "an import only known at run time";
  const target = resolveImport(from, imported.specifier);
  switch (target.kind) {
    case "node":
      return room === "server" ? null : `${room} runs in browsers and may not use ${target.name}`;
    case "package":
      return packageViolation(from, room, target.name);
    case "file":
      return fileViolation(from, room, target.path, imported);
  }
}

/** The demo estate is content, stored through the doors that the server has for everybody (server/README.md). */
function demoViolation(from: string, { specifier }: Import): string | null {
  const target = specifier === null ? null : resolveImport(from, specifier);
  if (target?.kind !== "file" || roomOf(target.path) !== "server") return null;
  return outsiderMayImport(target.path) ? null : `${from} may not import ${target.path}`;
}

/** The server loads built bundles; boot loads the runtime, whose address the server writes into the page. */
function mayImportAtRunTime(from: string, room: Room): boolean {
  return room === "server" || from === "src/boot.ts";
}

/** Where each package may live (design §3, below the table). Packages that are not named may live anywhere. */
const packageRooms: readonly { readonly names: RegExp; readonly allows: (from: string, room: Room) => boolean }[] = [
  { names: /^(react-router|react-router-dom)$/, allows: (_from, room) => room === "src" || room === "editor" },
  {
    names: /^(react|react-dom|react-intl|formik|scheduler)$/,
    allows: (_from, room) => room !== "schemas" && room !== "server" && room !== "starter",
  },
  {
    names: /^(mobx|mobx-react-lite)$/,
    allows: (from, room) => room === "src" || room === "editor" || (room === "blocks" && from.endsWith(".tsx")),
  },
  { names: /^(@dnd-kit\/|@tiptap\/|html-to-image$)/, allows: (_from, room) => room === "editor" },
];

function packageViolation(from: string, room: Room, name: string): string | null {
  const rule = packageRooms.find(({ names }) => names.test(name));
  return rule && !rule.allows(from, room) ? `${name} may not be used in ${from.endsWith(".tsx") ? from : room}` : null;
}

function fileViolation(from: string, room: Room, path: string, imported: Import): string | null {
  if (/(^|\/)index\.[a-z]+$/.test(path)) return `${path}: no index files, no barrels`;
  const target = roomOf(path);
  if (target === null) return outsideViolation(from, room, path);
  const allowed = target === room ? insideRoom(from, room, path) : acrossRooms[room](from, target, path, imported);
  return allowed ? null : `${from} may not ${imported.kind === "dynamic" ? "import()" : "import"} ${path}`;
}

/** Nobody imports tests, tools or benchmarks; the server's entries alone know the demo estate. */
function outsideViolation(from: string, room: Room, path: string): string | null {
  const isAllowed = path.startsWith("demo/")
    ? serverEntries.includes(from)
    : room === "server" && path === "package.json";
  return isAllowed ? null : `${from} may not import ${path}`;
}

function insideRoom(from: string, room: Room, path: string): boolean {
  if (room === "blocks") return blockMayImport(from, path);
  if (room === "server") return serverMayImport(from, path);
  if (room === "src" && from.startsWith("src/commerce/")) return !path.startsWith("src/admin/");
  return true;
}

/** A block sees its own folder and the kit; the lists beside the folders see every block. */
function blockMayImport(from: string, path: string): boolean {
  const [, folder = "", inFolder] = from.split("/");
  if (inFolder === undefined) return true;
  return path.startsWith("blocks/kit/") || path.startsWith(`blocks/${folder}/`);
}

/** Types that the server hands over to the renderer: what a definition is, what a page document is. */
const joints = new Set(["blocks/kit/define-block.ts", "renderer/page/page-document.ts"]);

type AcrossRule = (from: string, target: Room, path: string, imported: Import) => boolean;

const acrossRooms: Readonly<Record<Room, AcrossRule>> = {
  schemas: () => false,
  blocks: (_from, target) => target === "schemas",
  renderer: (_from, target) => target === "schemas" || target === "blocks",
  editor: (_from, target) => target === "schemas" || target === "blocks" || target === "renderer",
  src: (from, target, _path, { kind }) =>
    target === "schemas" ||
    target === "blocks" ||
    target === "renderer" ||
    (target === "editor" && from.startsWith("src/admin/") && kind === "dynamic"),
  documents: (_from, target) => target === "schemas",
  starter: (_from, target) => target === "schemas",
  server: (from, target, path, { kind }) =>
    target === "schemas" ||
    (target === "starter" && from.startsWith("server/estate/")) ||
    path === "blocks/definitions.ts" ||
    /^blocks\/[^/]+\/definition\.ts$/.test(path) ||
    path.startsWith("renderer/data/") ||
    (kind === "type" && (target === "src" || target === "documents" || joints.has(path))),
};
