import { request as httpRequest, Agent } from "node:http";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { runToEnd } from "#tests/setup/run-to-end.ts";
import { startSite, type RunningSite } from "#tests/setup/running-site.ts";

const main = join(import.meta.dirname, "..", "..", "server", "main.ts");

/*
 * The process as an operator runs it: `server/main.ts` over the built site and the demo estate.
 */
describe("the process", () => {
  let site: RunningSite;

  beforeAll(async () => {
    site = await startSite();
  });

  afterAll(() => site.stop());

  const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${site.url}${path}`, {
      redirect: "manual",
      headers: { "accept-encoding": "identity", "user-agent": "Mozilla/5.0", ...headers },
    });

  test("prints its address and the demo administrator's login", () => {
    expect(site.output()).toContain(site.url);
    expect(site.output()).toMatch(/Administrator: \S+@\S+ +Password: \S{8,}/);
  });

  test("answers its health and readiness without caching", async () => {
    for (const path of ["/healthz", "/readyz"]) {
      const answer = await get(path);
      expect([path, answer.status, answer.headers.get("cache-control")]).toEqual([path, 200, "no-store"]);
    }
  });

  test("every answer carries a request id and a page the security headers", async () => {
    const answer = await get("/", { "x-request-id": "0123456789abcdef" });
    expect(answer.headers.get("x-request-id")).toBe("0123456789abcdef");
    expect(answer.headers.get("content-security-policy")).toContain("script-src 'self'");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("files of the build are kept for a year, unknown ones are not there", async () => {
    const html = await (await get("/")).text();
    const boot = /<script type="module" src="([^"]+)"/.exec(html)?.[1] ?? "";
    const file = await get(boot, { "accept-encoding": "br" });
    expect([file.status, file.headers.get("cache-control"), file.headers.get("content-encoding")]).toEqual([
      200,
      "public, max-age=31536000, immutable",
      "br",
    ]);
    for (const path of [
      "/assets/nothing.js",
      "/assets/../package.json",
      "/.env",
      "/.git/HEAD",
      "/src/boot.ts",
      "/package.json",
    ]) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
  });

  describe("pictures", () => {
    let externalPath = "";

    beforeAll(async () => {
      const { data } = (await (await get("/api/album")).json()) as {
        data: { albums: { images: { onlineImage: { externalPath: string } }[] }[] };
      };
      externalPath = data.albums[0]?.images[0]?.onlineImage.externalPath ?? "";
    });

    test.each(["webp", "jpeg"])("[§9] are served as %s in the known widths, never wider", async (format) => {
      const answer = await get(`/images/320/${externalPath}.${format}`);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, `image/${format}`]);
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(500);
    });

    test("[§9] AVIF is made while the first visitor gets WebP for a minute", async () => {
      const read = async () => {
        const answer = await get(`/images/480/${externalPath}.avif`);
        return [answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")];
      };
      expect(await read()).toEqual([200, "image/webp", "public, max-age=60"]);
      await expect.poll(read, { timeout: 60_000 }).toEqual([200, "image/avif", "public, max-age=31536000, immutable"]);
    });

    test.each([
      ["another width", (path: string) => `/images/321/${path}.webp`],
      ["another format", (path: string) => `/images/320/${path}.tiff`],
      ["an unknown picture", () => "/images/320/nothing.jpg.webp"],
      ["a path out of the folder", () => "/images/320/..%2F..%2Fsite.sqlite.webp"],
      ["a path out of the media", () => "/media/..%2Fsite.sqlite"],
      ["another path out of the media", () => "/media/%2e%2e%5csite.sqlite"],
    ])("%s is not there", async (_name, address) => {
      expect((await get(address(externalPath))).status).toBe(404);
    });

    test("originals come whole or in ranges, and can't run anything", async () => {
      const whole = await get(`/media/${externalPath}`);
      const bytes = Buffer.from(await whole.arrayBuffer());
      expect(whole.headers.get("content-security-policy")).toContain("sandbox");
      const part = await get(`/media/${externalPath}`, { range: "bytes=10-19" });
      expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 10-19/${bytes.byteLength}`]);
      expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 20));
      expect((await get(`/media/${externalPath}`, { range: "bytes=999999999-" })).status).toBe(416);
    });
  });

  test("odd addresses get a 4xx or a move inside the site, never a 5xx", async () => {
    const odd = [
      "/%00",
      "/%ff",
      "/..%2f..%2fetc%2fpasswd",
      "/a%0d%0aSet-Cookie:x=1",
      `/${"a".repeat(4_000)}`,
      "/news/x/0",
      "/news/x/2147483648",
      "/news/x/9999999999",
      "/news/x/99999999999",
      "/wines/%3Cscript%3E/1",
      "/_data",
      "/_data//evil.com",
      "/constructor",
      "/__proto__",
      "/en_US/__proto__?constructor=1",
    ];
    for (const path of odd) {
      const answer = await get(path);
      expect(answer.status, path).toBeLessThan(500);
      const location = answer.headers.get("location");
      if (location) expect(new URL(location, site.url).origin, path).toBe(site.url);
    }
  });
});

describe("stopping", () => {
  test("SIGTERM drops no request: 20 kept-alive clients see only whole answers", async () => {
    const site = await startSite({ env: { LOG_LEVEL: "warn" } });
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    let stopping = false;
    const outcomes: string[] = [];
    const client = async (): Promise<void> => {
      while (!stopping || outcomes.length === 0) {
        const outcome = await ask(`${site.url}/healthz`, agent);
        // Once the listener is closed, a new connection is refused: a balancer has been told by then.
        if (outcome === "ECONNREFUSED" && stopping) return;
        outcomes.push(outcome);
      }
    };
    const clients = Array.from({ length: 20 }, client);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const stopped = site.stop();
    stopping = true;
    await Promise.all(clients);
    await stopped;
    agent.destroy();
    expect(outcomes.length).toBeGreaterThanOrEqual(20);
    expect(outcomes.filter((outcome) => outcome !== "200")).toEqual([]);
    // A stop waits for as long as an idle connection may still bring a request.
  }, 60_000);
});

describe("behind a proxy of one's own", () => {
  test("TRUST_PROXY counts what visitors do by their own address, not by the proxy's", async () => {
    await using site = await startSite({ env: { LOG_LEVEL: "warn", TRUST_PROXY: "on" } });
    const subscribe = async (address: string): Promise<number> => {
      const headers = { "content-type": "application/json", "x-forwarded-for": `1.1.1.1, ${address}` };
      const body = JSON.stringify({ email: "anne@estate.example" });
      return (await fetch(`${site.url}/api/newsletter/subscribe`, { method: "POST", headers, body })).status;
    };
    for (let host = 1; host <= 11; host += 1) expect(await subscribe(`192.0.2.${host}`)).toBe(200);
    for (let time = 2; time <= 10; time += 1) await subscribe("192.0.2.1");
    expect(await subscribe("192.0.2.1")).toBe(429);
  });
});

describe("starting", () => {
  test("an impossible environment is refused at once, every mistake by its name", () => {
    const { status, stderr } = runToEnd([main], { env: { ...process.env, PORT: "http", SITE_URL: "ftp://x" } });
    expect(status).toBe(2);
    expect(stderr).toContain("PORT: takes");
    expect(stderr).toContain("SITE_URL: takes");
    expect(stderr).not.toContain("ftp://x");
    expect(stderr).not.toContain("    at ");
  });
});

function ask(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const request = httpRequest(url, { agent }, (response) => {
      response.resume();
      response.once("end", () => resolve(String(response.statusCode)));
      response.once("error", (error) => resolve(codeOf(error)));
    });
    request.once("error", (error) => resolve(codeOf(error)));
    request.end();
  });
}

function codeOf(error: Error): string {
  return "code" in error ? String(error.code) : error.message;
}
