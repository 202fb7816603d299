import { describe, expect, test } from "vitest";

import { files, isTest, read } from "./support/source-files.ts";
import { waysOut } from "./support/ways-out.ts";

describe("[§7] every request of the server goes through server/net/ (ADR 035)", () => {
  test("nothing else of the server opens a connection", () => {
    const others = files("server/**/*.ts").filter((file) => !isTest(file) && !file.startsWith("server/net/"));
    expect(others.length).toBeGreaterThan(200);
    expect(others.flatMap((file) => waysOut(file, read(file)))).toEqual([]);
  });

  test.each([
    `import { request } from "node:http";`,
    `import { get as ask } from "https";`,
    `import * as http from "node:http";`,
    `import http from "node:http";`,
    `import { connect } from "node:net";`,
    `import { connect } from "node:tls";`,
    `import { lookup } from "node:dns/promises";`,
    `import { request } from "undici";`,
    `const http = await import("node:http");`,
    `await globalThis.fetch("http://x/");`,
    `await globalThis["fetch"]("http://x/");`,
    `const ask = globalThis.fetch;`,
    `const answer = await fetch("http://x/");`,
    `const socket = new WebSocket("ws://x/");`,
  ])("finds %s", (source) => {
    expect(waysOut("server/news/read.ts", source)).toHaveLength(1);
  });

  test.each([
    `import { createServer, type IncomingMessage } from "node:http";`,
    `import type { LookupFunction } from "node:net";`,
    `const ask = ({ fetch }: Ports) => fetch("http://x/");`,
    `interface Ports { readonly fetch?: typeof globalThis.fetch }`,
  ])("leaves %s alone", (source) => {
    expect(waysOut("server/news/read.ts", source)).toEqual([]);
  });
});
