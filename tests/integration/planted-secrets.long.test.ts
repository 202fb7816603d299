import { once } from "node:events";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";

import { runToEnd } from "#tests/setup/run-to-end.ts";
import { startSite } from "#tests/setup/running-site.ts";
import { makeScratchDir } from "#tests/setup/scratch-dir.ts";

const server = join(import.meta.dirname, "..", "..", "server");

/** What visitors send in all places where it can stand, and what no file and no line of the log may have. */
const planted = {
  email: "anna.plantee@clos-secret.example",
  encodedEmail: "anna.plantee%40clos-secret.example",
  phone: "+33 6 98 76 54 32",
  shortPhone: "0698765432",
  resetToken: "9f86d081884c7d659a2feaa0c55ad015",
  bearer: "Zx3vQ81LmTnB0aQKx3vZq81LmTnB0aQ4321",
  card: "4111 1111 1111 1111",
  wrongPassword: "montrachet-dix-neuf",
  password: "pommard soixante et onze",
} as const;

/** Stored where it belongs, in its row. */
const subscriber = "lise.abonnee@clos-public.example";
const admin = "helene.planted@clos-admin.example";

/*
 * One broad pass over a running site, with secrets in paths, queries, bodies and headers, in good requests and bad
 * ones; then everything that it wrote is read: its output and every file of its data folder.
 */
describe("after a visit that tells everything", () => {
  let dataDir = "";
  let log = "";
  let sessionToken = "";
  let statuses = new Map<number, number>();

  beforeAll(async () => {
    dataDir = makeScratchDir(inject("runDir"), "planted-");
    const env = { LOG_LEVEL: "trace", ADMIN_EMAIL: admin, ADMIN_PASSWORD: planted.password };
    const site = await startSite({ dataDir, env });
    try {
      statuses = await visitEverything(site.url);
      sessionToken = await logIn(site.url);
      await useSession(site.url, sessionToken);
      await sendUnreadable(site.url);
    } finally {
      await site.stop();
    }
    log = site.output();
  }, 60_000);

  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  test("the log tells every request by its route", () => {
    const routes = new Set([...log.matchAll(/"route":"([^"]+)"/g)].map(([, route]) => route));
    expect([...routes].some((route) => /^not-found \d+$/.test(route ?? ""))).toBe(true);
    const seen = ["POST /login", "GET /news", "/images/*", "/healthz", "POST /newsletter/subscribe"];
    expect([...routes]).toEqual(expect.arrayContaining(seen));
    expect([...statuses.keys()].toSorted((a, b) => a - b)).toEqual(expect.arrayContaining([200, 400, 401, 404]));
  });

  test.each(Object.entries(planted))("the log has no %s", (_name, secret) => {
    for (const spelling of spellingsOf(secret)) expect(log.includes(spelling)).toBe(false);
  });

  test("the log has no session, and nobody's address, the administrator's neither", () => {
    expect(sessionToken.length).toBeGreaterThan(20);
    expect(log.includes(sessionToken)).toBe(false);
    expect(log.match(/[\w.]+@[\w.-]+\.example/g)).toBeNull();
  });

  test("no file holds a word of it, but the rows that are for it", () => {
    const found = filesIn(dataDir).flatMap((file) => {
      const bytes = readFileSync(file);
      const secrets = [...Object.values(planted), sessionToken, subscriber, admin].flatMap(spellingsOf);
      return secrets
        .filter((secret) => bytes.includes(secret))
        .map((secret) => `${file.slice(dataDir.length)} ${secret}`);
    });
    const databases = found.filter((line) => line.startsWith("/site.sqlite"));
    // The subscriber's own mail, in the folder that stands for a mail server.
    const others = found.filter((line) => !databases.includes(line) && !line.startsWith("/outbox/"));
    expect(others).toEqual([]);
    expect(found.filter((line) => line.startsWith("/outbox/")).every((line) => line.endsWith(subscriber))).toBe(true);
    const stored = new Set(databases.map((line) => line.split(" ").slice(1).join(" ")));
    expect(stored).toEqual(new Set([subscriber, admin]));
  });
});

test("no mistake of the configuration shows a value, on either entry and at any level", { timeout: 240_000 }, () => {
  const secret = "s3cret-planted";
  const names = [
    "PORT",
    "SITE_URL",
    "API_HOST",
    "REVIEWS_URL",
    "SMTP_URL",
    "DATABASE_URL",
    "LOG_LEVEL",
    "DEMO",
    "CACHE_MB",
  ];
  const wrong = Object.fromEntries(names.map((name) => [name, `x ${secret}`]));
  const login = { DATABASE_URL: `postgres://anna:${secret}@127.0.0.1:1/estate?password=${secret}`, LOG_LEVEL: "debug" };
  for (const [env, entry] of [
    [wrong, "main"],
    [wrong, "cli"],
    [login, "main"],
    [login, "cli"],
    [{ API_HOST: `https://anna:${secret}@api.example` }, "main"],
  ] as const) {
    const dataDir = makeScratchDir(inject("runDir"), "planted-");
    const words = [join(server, `${entry}.ts`), ...(entry === "cli" ? ["status"] : [])];
    const { status, stdout, stderr } = runToEnd(words, { env: { ...process.env, DATA_DIR: dataDir, ...env } });
    expect([entry, status === 0]).toEqual([entry, false]);
    expect((stdout + stderr).length).toBeGreaterThan(20);
    expect(stdout + stderr).not.toContain(secret);
    expect(stdout + stderr).not.toContain("anna");
  }
});

test(
  "an error that nobody caught ends the process with its words, and without what hangs on it",
  { timeout: 240_000 },
  () => {
    const secret = "s3cret-planted";
    const dataDir = makeScratchDir(inject("runDir"), "planted-");
    const thrower = join(makeScratchDir(inject("runDir"), "planted-"), "thrower.mjs");
    // Thrown once the process begins to follow signals: that is its first deed.
    writeFileSync(
      thrower,
      `process.on("newListener", (name) => name === "SIGHUP" && setTimeout(() => {
      throw Object.assign(new Error("torn"), { detail: "${secret}" });
    }));`,
    );
    const { status, stderr } = runToEnd([`--import=${thrower}`, join(server, "main.ts")], {
      env: { ...process.env, DATA_DIR: dataDir },
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining("Error: torn")]);
    expect(stderr).not.toContain(secret);
  },
);

type Sent = Omit<RequestInit, "headers"> & { readonly headers?: Readonly<Record<string, string>> };

/** Sends the secrets to every kind of address; gives how often which status came. */
async function visitEverything(url: string): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  const json = { "content-type": "application/json" };
  const subscription = { method: "POST", body: JSON.stringify({ email: subscriber }), headers: json };
  expect((await fetch(`${url}/api/newsletter/subscribe`, subscription)).status).toBe(200);
  const secrets = Object.values(planted).map((secret) => encodeURIComponent(secret).replace("%2540", "%40"));
  const headers = {
    authorization: `Bearer ${planted.bearer}`,
    cookie: `token=${planted.bearer}; lang=${planted.encodedEmail}`,
    referer: `${url}/password/reset/${planted.resetToken}?email=${planted.encodedEmail}`,
    "user-agent": `Mozilla/5.0 (${planted.email}; ${planted.shortPhone})`,
    "x-forwarded-for": planted.email,
    "idempotency-key": planted.resetToken,
    "accept-language": planted.email,
  };
  const send = async (path: string, init: Sent = {}): Promise<void> => {
    const answer = await fetch(url + path, { redirect: "manual", ...init, headers: { ...headers, ...init.headers } });
    await answer.arrayBuffer();
    counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
  };
  const stems = ["", "/en_US", "/password/reset", "/news/x", "/wines/x", "/_data", "/images/320", "/media", "/assets"];
  for (const secret of secrets) {
    for (const stem of [...stems, "/api", "/api/user", "/api/news"]) await send(`${stem}/${secret}`);
    // A password in the place of a campaign's mark reads like one.
    if (!secret.includes("montrachet") && !secret.includes("pommard")) await send(`/api/site/visit/${secret}`);
    for (const path of ["/", "/nos-cuvees", "/products/search", "/healthz", "/api/news", "/robots.txt"]) {
      await send(`${path}?search=${secret}&from=${secret}&token=${secret}`);
    }
  }
  const passwords: readonly string[] = [planted.password, planted.wrongPassword];
  const found = Object.values(planted).filter((secret) => !passwords.includes(secret));
  const bodies = [
    JSON.stringify(planted),
    JSON.stringify({ email: planted.email, password: planted.wrongPassword }),
    // No script of ours has a password in its errors, and none could be told from other words.
    JSON.stringify({ island: "letter", message: found.join(" "), path: `/${planted.email}` }),
    `{"password":"${planted.wrongPassword}", "email": ${planted.email}`,
  ];
  for (const body of bodies) {
    for (const path of [
      "/api/login",
      "/api/register",
      "/api/newsletter/subscribe",
      "/_report",
      "/api/image/load-svg",
    ]) {
      await send(path, { method: "POST", body, headers: json });
    }
    await send("/api/user", { method: "PUT", body, headers: json });
    await send(`/${planted.email}`, { method: "POST", body });
  }
  const form = new URLSearchParams({ ...planted, email: "no address" });
  await send("/newsletter", { method: "POST", body: form, headers: { origin: url } });
  return counts;
}

async function logIn(url: string): Promise<string> {
  const body = JSON.stringify({ email: admin, password: planted.password });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${url}/api/login`, { method: "POST", body, headers });
  const { data } = (await answer.json()) as { data: { token: string } };
  return data.token;
}

async function useSession(url: string, token: string): Promise<void> {
  const headers = { authorization: token, cookie: `token=${token}` };
  for (const path of ["/api/user", "/api/logged", "/", "/nos-cuvees"]) {
    expect((await fetch(url + path, { headers })).status).toBe(200);
  }
}

/** What Node itself, or the server before any route, refuses. */
async function sendUnreadable(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  for (const text of [
    `GET /${planted.email} HTTP/1.1\r\nHost: a\r\nHost: ${planted.email}\r\n\r\n`,
    `GET //${planted.email}:x/ HTTP/1.1\r\nHost: ${planted.email}\r\n\r\n`,
    `${planted.resetToken} ${planted.email}\r\n\r\n`,
  ]) {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    socket.end(text);
    socket.resume();
    await once(socket, "close");
  }
}

/** As it is, and as addresses write it. */
function spellingsOf(secret: string): readonly string[] {
  return [...new Set([secret, encodeURIComponent(secret), secret.replaceAll(" ", "+")])];
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
