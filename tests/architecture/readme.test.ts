import { existsSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { read, root } from "./support/source-files.ts";

const readme = read("README.md");

describe("README.md", () => {
  test("has exactly two set-up commands", () => {
    const [, commands = ""] = /^## Set-up\n[\s\S]*?```sh\n([\s\S]*?)```/m.exec(readme) ?? [];
    expect(commands.trim().split("\n")).toEqual(["npm start", "npm test"]);
  });

  test("its configuration table names every variable that the server reads, and no other", () => {
    const table = section("Configuration");
    const documented = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
    const source = ["server/env.ts", "server/env-payment.ts", "server/env-storage.ts"].map(read).join("");
    const used = [...source.matchAll(/read\(\s*"(\w+)"|source\["(\w+)"\]/g)].map(([, a, b]) => a ?? b);
    expect(new Set(documented)).toEqual(new Set(used));
  });

  test("its commands exist", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const named = [...section("Commands").matchAll(/`(?:npm run )?((?:dev|build|verify|site|demo|bench)[\w:]*)/g)].map(
      ([, name]) => name,
    );
    expect(named.filter((name) => name === undefined || !(name in scripts))).toEqual([]);
    expect(Object.keys(scripts).filter((name) => !readme.includes(name))).toEqual([]);
  });

  test("its links lead somewhere", () => {
    const links = [...readme.matchAll(/\]\(([^)]+)\)/g)].map(([, path = ""]) => path);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

function section(title: string): string {
  return readme.split(/^## /m).find((part) => part.startsWith(title)) ?? "";
}
