import { readdirSync, statSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { startSite, type RunningSite } from "#tests/setup/running-site.ts";

/*
 * What holds for every answer of the process as an operator runs it, behind a proxy that speaks TLS: whatever is asked
 * for, and however. The parts that make the answers are many; browsers see one site.
 */
describe("every answer", () => {
  let site: RunningSite;
  const paths: Record<string, string> = {};

  beforeAll(async () => {
    site = await startSite({ env: { SITE_URL: "https://www.estate.example", LOG_LEVEL: "warn" } });
    const html = await (await get("/")).text();
    const albums = (await (await get("/api/album")).json()) as Albums;
    const picture = albums.data.albums[0]?.images[0]?.onlineImage.externalPath ?? "";
    const logos = (await (await get("/api/logo")).json()) as Logos;
    Object.assign(paths, {
      page: "/",
      "kept page": "/",
      "page for navigation": "/_data/actualites",
      "missing page": "/nowhere",
      "moved page": "/fr_FR/actualites",
      "private address": "/account",
      "API answer": "/api/news",
      "API refusal": "/api/user",
      "missing call": "/api/nothing",
      "API document": "/api/openapi.json",
      script: /<script type="module" src="([^"]+)"/.exec(html)?.[1] ?? "",
      "style sheet": /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? "",
      "missing asset": "/assets/nothing.js",
      picture: `/images/320/${picture}.webp`,
      "missing picture": "/images/320/nothing.jpg.webp",
      original: `/media/${picture}`,
      drawing: logos.data.map(({ onlineImage }) => onlineImage.url).find((url) => url.endsWith(".svg")) ?? "",
      "missing original": "/media/nothing.jpg",
      icon: "/favicon.ico",
      "custom script": "/custom/nothing.js",
      sitemap: "/sitemap.xml",
      robots: "/robots.txt",
      feed: "/rss.xml",
      speculation: "/speculation/prefetch.json",
      health: "/healthz",
      readiness: "/readyz",
    });
  });

  afterAll(() => site.stop());

  const get = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${site.url}${path}`, { redirect: "manual", headers: { "user-agent": "Mozilla/5.0" }, ...init });

  const all = async (ask: (path: string) => Promise<Response>): Promise<(readonly [string, Response])[]> => {
    const answers: (readonly [string, Response])[] = [];
    for (const [name, path] of Object.entries(paths)) answers.push([name, await ask(path)]);
    return answers;
  };

  test("the addresses are those that were meant", async () => {
    const statuses = Object.fromEntries((await all(get)).map(([name, { status }]) => [name, status]));
    expect(Object.values(paths).filter((path) => path === "")).toEqual([]);
    expect(statuses).toMatchObject({ page: 200, script: 200, "style sheet": 200, picture: 200, original: 200 });
    expect(statuses).toMatchObject({ drawing: 200, feed: 200, sitemap: 200, health: 200, "API document": 200 });
    expect(statuses).toMatchObject({ "missing page": 404, "moved page": 308, "API refusal": 401 });
  });

  test("loads no plug-in, moves no base and says who may frame it", async () => {
    for (const [name, { headers }] of await all(get)) {
      const policy = headers.get("content-security-policy") ?? "";
      expect([name, policy]).toEqual([name, expect.stringMatching(/object-src 'none'|default-src 'none'/)]);
      expect([name, policy]).toEqual([name, expect.stringContaining("base-uri 'none'")]);
      expect([name, policy]).toEqual([name, expect.stringMatching(/frame-ancestors '(none|self)'/)]);
      expect([name, policy]).toEqual([
        name,
        expect.not.stringMatching(/script-src[^;]*('unsafe|\*|data:|https:( |;))/),
      ]);
    }
  });

  test("is what its type says, and tells other sites no more than where it stands", async () => {
    for (const [name, { headers }] of await all(get)) {
      expect([name, headers.get("x-content-type-options")]).toEqual([name, "nosniff"]);
      expect([name, headers.get("referrer-policy")]).toEqual([name, "strict-origin-when-cross-origin"]);
    }
  });

  test("asks to stay on HTTPS for a year, subdomains too", async () => {
    for (const [name, { headers }] of await all(get)) {
      expect([name, headers.get("strict-transport-security")]).toEqual([name, "max-age=31536000; includeSubDomains"]);
    }
  });

  test("is open to no other origin, whatever it asks from", async () => {
    for (const origin of ["https://evil.example", "null", "https://www.estate.example.evil.example"]) {
      for (const [name, { headers }] of await all((path) => get(path, { headers: { origin } }))) {
        expect([name, headers.get("access-control-allow-origin")]).toEqual([name, null]);
        expect([name, headers.get("access-control-allow-credentials")]).toEqual([name, null]);
      }
    }
  });

  test("with a body has a type, and a text says how it is written", async () => {
    const types = (await all(get)).map(
      ([name, { body, headers }]) => [name, body && headers.get("content-type")] as const,
    );
    const texts = types.filter(([, type]) => /^text\/|[/+]xml/.test(type ?? ""));
    expect(types.filter(([, type]) => type !== null && !/^\w+\/[\w.+-]+/.test(type))).toEqual([]);
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter(([, type]) => !/; charset=utf-8$/i.test(type ?? ""))).toEqual([]);
  });

  test("says nothing of what runs here", async () => {
    for (const [name, { headers }] of await all(get)) {
      expect([name, headers.get("server"), headers.get("x-powered-by")]).toEqual([name, null, null]);
    }
  });

  test("sets no cookie: what is kept in the browser is kept by the page", async () => {
    for (const [name, { headers }] of await all(get)) expect([name, headers.getSetCookie()]).toEqual([name, []]);
  });

  test("TRACE, TRACK and CONNECT bring back nothing of a request", async () => {
    for (const path of Object.values(paths)) {
      for (const method of ["TRACE", "TRACK"]) {
        const answer = await raw(`${method} ${path} HTTP/1.1`, "X-Planted: planted-secret");
        expect([path, answer.split("\r\n", 1)[0]]).toEqual([path, expect.stringMatching(/^HTTP\/1\.1 4\d\d /)]);
        expect([path, answer]).toEqual([path, expect.not.stringContaining("planted-secret")]);
      }
    }
    expect(await raw("CONNECT evil.example:443 HTTP/1.1")).not.toMatch(/^HTTP\/1\.1 2/);
  });

  test("no address lists what lies in a folder", async () => {
    const folders = ["/assets", "/assets/", "/media", "/media/", "/images/", "/images/320/", "/custom/", "/api/"];
    for (const folder of folders) expect([folder, (await get(folder)).status]).toEqual([folder, 404]);
  });

  test("health and readiness tell a word, and nothing of what runs here", async () => {
    expect(await (await get("/healthz")).json()).toEqual({ status: "ok" });
    expect(await (await get("/readyz")).json()).toEqual({ status: "ready" });
  });

  test("what a request says of its length and its end is read in one way, or refused", async () => {
    const body = ["Content-Type: application/json", "userLang: en_US"];
    const both = await raw("POST /api/login HTTP/1.1", ...body, "Content-Length: 2", "Transfer-Encoding: chunked");
    const two = await raw("POST /api/login HTTP/1.1", ...body, "Content-Length: 2", "Content-Length: 3");
    const odd = await raw("POST /api/login HTTP/1.1", ...body, "Transfer-Encoding: xchunked");
    for (const answer of [both, two, odd]) expect(answer.split("\r\n", 1)[0]).toMatch(/^HTTP\/1\.1 400 /);
  });

  test("what can't be read, too, is answered with all that every answer says", async () => {
    const answer = await raw("GET / HTTP/1.1", "Host: evil.example");
    expect(answer.split("\r\n", 1)[0]).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/content-security-policy: default-src 'none'; base-uri 'none'.*frame-ancestors 'none'/i);
    expect(answer).toMatch(/strict-transport-security: max-age=31536000; includeSubDomains/i);
    expect(answer).toMatch(/x-content-type-options: nosniff/i);
  });

  test("nothing of the checkout and no other file of the build is there", async () => {
    for (const path of ["/.env", "/.git/HEAD", "/package.json", "/src/boot.ts", "/assets/../chunks.json"]) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
  });

  test("the data folder, with what is secret in it, is its owner's alone", () => {
    const entries = readdirSync(site.dataDir, { recursive: true, withFileTypes: true });
    const open = [site.dataDir, ...entries.map((entry) => join(entry.parentPath, entry.name))].filter(
      (path) => (statSync(path).mode & 0o077) !== 0,
    );
    expect(entries.length).toBeGreaterThan(5);
    expect(open).toEqual([]);
  });

  /** Sends a request as it is written, and reads until the connection ends. */
  async function raw(...lines: string[]): Promise<string> {
    const { hostname, port } = new URL(site.url);
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    socket.write([...lines, "Host: www.estate.example", "Connection: close", "", ""].join("\r\n"));
    return await text(socket);
  }
});

interface Albums {
  readonly data: {
    readonly albums: readonly {
      readonly images: readonly { readonly onlineImage: { readonly externalPath: string } }[];
    }[];
  };
}

interface Logos {
  readonly data: readonly { readonly onlineImage: { readonly url: string } }[];
}
