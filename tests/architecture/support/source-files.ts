import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..", "..", "..");

/** The application's rooms (design §3), without tests, tools and demo. */
export const rooms = ["schemas", "blocks", "renderer", "editor", "src", "documents", "server", "starter"] as const;

export type Room = (typeof rooms)[number];

/** Paths from the root, with forward slashes, sorted. patterns are globs from the root. */
export function files(...patterns: string[]): string[] {
  return globSync(patterns, { cwd: root, exclude: ["**/node_modules/**", "dist/**", "bench/peers/**"] })
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted();
}

/** A file's text, by its path from the root. */
export function read(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

/** Every TypeScript or JavaScript file of the whole tree. */
export function sourceFiles(): string[] {
  const folders = [...rooms, "tests", "bench", "demo", "scripts"].join(",");
  return files(`{${folders}}/**/*.{ts,tsx,mts,mjs,js,jsx}`, "*.{ts,mts,mjs,js}");
}

export function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

/** The room a path lies in, or null for tests, tools, demo and the root's own files. */
export function roomOf(path: string): Room | null {
  const [first] = path.split("/");
  return rooms.find((room) => room === first && path.includes("/")) ?? null;
}
