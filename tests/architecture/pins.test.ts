import { describe, expect, test } from "vitest";

import { missingEntries, platformOf } from "../../scripts/complete-lock.mjs";
import { read } from "./support/source-files.ts";

/** The oldest versions without a known hole that bites us. They hold for transitive packages too. */
const oldestSafe: Readonly<Record<string, string>> = {
  // CVE-2026-111497 (Brotli decoder) is fixed in 24.22.1, which the registry doesn't have yet: we never decode Brotli.
  node: "24.21.0",
  "react-router": "7.18.2",
  "react-router-dom": "7.18.2",
  vite: "8.0.5",
  dompurify: "3.4.17",
  "prosemirror-view": "1.42.3",
  "@tiptap/extension-link": "2.10.4",
  sharp: "0.35.0",
  svgo: "4.0.1",
  fastify: "5.12.1",
  "@fastify/reply-from": "12.7.0",
  hono: "4.12.7",
  multer: "2.1.0",
  grapesjs: "0.19.5",
};

/** Packages whose record is such that they may not come in at all. */
const forbidden = /^(react-server-dom-.*|express-fileupload)$/;

interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly version: string; readonly integrity?: string; readonly optional?: boolean }>
  >;
}

const lock = JSON.parse(read("package-lock.json")) as Lock;
const locked = Object.entries(lock.packages)
  .filter(([key]) => key !== "")
  .map(([key, { version }]) => ({ name: key.slice(key.lastIndexOf("node_modules/") + 13), version }));

describe("pinned versions", () => {
  test("no package is older than its oldest safe version", () => {
    const old = locked.filter(({ name, version }) => isOlder(version, oldestSafe[name] ?? "0.0.0"));
    expect(old).toEqual([]);
  });

  test("no forbidden package is installed", () => {
    expect(locked.filter(({ name }) => forbidden.test(name))).toEqual([]);
  });

  test("package.json pins exact versions", () => {
    const { dependencies, devDependencies } = JSON.parse(read("package.json")) as Record<
      string,
      Record<string, string>
    >;
    const versions = Object.values({ ...dependencies, ...devDependencies });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  test("the inventory has every package with its version and checksum, and package.json pins exact ones", () => {
    // Binaries of platforms that none of us has were added by scripts/complete-lock.mjs, which knows no checksum.
    const packages = Object.entries(lock.packages).filter(([key, { optional }]) => key !== "" && optional !== true);
    expect(packages.filter(([, { version, integrity }]) => !version || !integrity).map(([key]) => key)).toEqual([]);
    const { dependencies } = JSON.parse(read("package.json")) as { dependencies: Record<string, string> };
    const unlike = Object.entries(dependencies).filter(
      ([name, version]) => lock.packages[`node_modules/${name}`]?.version !== version,
    );
    expect(unlike).toEqual([]);
  });

  test("the lock names every platform's binaries, so that npm ci accepts it (scripts/complete-lock.mjs)", () => {
    expect(missingEntries(lock)).toEqual([]);
  });

  test("a binary's platform is read from its name", () => {
    expect(platformOf("@oxlint/binding-linux-arm64-musl")).toEqual({ os: ["linux"], cpu: ["arm64"], libc: ["musl"] });
    expect(platformOf("@oxlint-tsgolint/win32-x64")).toEqual({ os: ["win32"], cpu: ["x64"] });
    expect(() => platformOf("@x/mystery")).toThrow("which platform");
  });

  test("versions are compared by number", () => {
    expect(isOlder("4.9.0", "4.12.7")).toBe(true);
    expect(isOlder("4.12.7", "4.12.7")).toBe(false);
    expect(isOlder("10.0.0", "9.99.99")).toBe(false);
  });
});

function isOlder(version: string, than: string): boolean {
  const [a, b] = [version, than].map((text) => (text.split("-")[0] ?? "").split(".").map(Number));
  const index = [0, 1, 2].find((at) => a?.[at] !== b?.[at]);
  return index !== undefined && (a?.[index] ?? 0) < (b?.[index] ?? 0);
}
