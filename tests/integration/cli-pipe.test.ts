import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { getNews } from "#server/news/read.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";

const cli = join(import.meta.dirname, "..", "..", "server", "cli.ts");

/** As `npm run site -- … | head` does, whose `head` has gone. */
async function runUnread(env: Readonly<Record<string, string>>, ...words: readonly string[]) {
  const child = spawn(process.execPath, [cli, ...words], { env: { ...process.env, ...env } });
  child.stdout.destroy();
  let error = "";
  child.stderr.on("data", (text) => (error += String(text)));
  const [code] = (await once(child, "close")) as [number];
  return { code, error };
}

describe.each(engines.filter(({ name }) => name === "sqlite"))(
  "a command whose reader has gone, on $name",
  (engine) => {
    const opened = useDatabase(engine);

    test.each([[["parameter", "list"]], [["--help"]]])("%j ends quietly", async (words) => {
      expect(await runUnread(opened.environment, ...words)).toEqual({ code: 0, error: "" });
    });

    test("does its work to the end", async () => {
      const words = ["news", "add", "--title", "Vendanges", "--date", "2026-05-20"];
      expect(await runUnread(opened.environment, ...words)).toEqual({ code: 0, error: "" });
      expect(await getNews(1, "fr_FR")).toMatchObject({ title: "Vendanges" });
    });
  },
);
