import { connect } from "node:net";

import { describe, expect, test } from "vitest";

import { engines } from "#tests/setup/engines.ts";

import { useApi } from "./api-server.ts";

const mebibyte = 1024 * 1024;
const json = { "content-type": "application/json", userLang: "en_US" };
const message = "The request is too large: at most 64 KiB are accepted.";
/** What a call of a stranger may send. */
const most = 64 * 1024;

describe.each(engines)("the size of bodies on $name (reliability R-15)", (engine) => {
  const api = useApi(engine);

  test("a body of 64 KiB is read, one byte more is a 413, with and without Content-Length", async () => {
    const fits = `"${"x".repeat(most - 2)}"`;
    expect((await api.send("POST", "/api/login", { headers: json, body: fits })).status).toBe(400);
    for (const body of [`${fits} `, [fits, " "]]) {
      const answer = await api.send("POST", "/api/login", { headers: json, body });
      expect({ status: answer.status, message: answer.body.message }).toEqual({ status: 413, message });
      expect(answer.headers["connection"]).toBe("close");
    }
  });

  test("a declared length beyond the limit is answered before the body comes", async () => {
    const answer = await converse(api.port, [
      `POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${50 * mebibyte}\r\n\r\n{`,
    ]);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  test("a chunked body that never ends is answered when it goes beyond the limit, and cut off", async () => {
    const chunk = `10000\r\n${"x".repeat(0x10000)}\r\n`;
    const head =
      "POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n";
    const answer = await converse(api.port, [head, ...Array.from({ length: 40 }, () => chunk)]);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  test("compressed bodies are answered before they come", async () => {
    const answer = await converse(api.port, [
      "POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Encoding: br\r\nContent-Length: 9999\r\n\r\n",
    ]);
    expect(answer).toMatch(/^HTTP\/1\.1 415 /);
  });

  test("a sender that breaks off harms nobody", async () => {
    const socket = connect(api.port, "127.0.0.1");
    socket.write(
      'POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"email',
    );
    await new Promise((resolve) => socket.once("connect", resolve));
    socket.destroy();
    expect((await api.send("GET", "/api/news")).status).toBe(200);
    expect(api.lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });

  test("fifty large bodies at once are refused within seconds", async () => {
    const body = "x".repeat(10 * mebibyte);
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, () => api.send("POST", "/api/login", { headers: json, body })),
    );
    // Whoever still writes when the connection closes may see that instead of the answer.
    const statuses = answers.map((answer) => (answer.status === "fulfilled" ? answer.value.status : "closed"));
    expect(statuses.filter((status) => status !== 413 && status !== "closed")).toEqual([]);
    expect((await api.send("GET", "/api/news")).status).toBe(200);
  });
});

/** Writes the parts on one connection and gives what comes back until the other side closes it or 3 s are over. */
function converse(port: number, parts: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let text = "";
    const finish = () => {
      socket.destroy();
      resolve(text);
    };
    socket.setTimeout(3000, finish);
    socket.on("data", (chunk) => {
      text += chunk.toString("utf8");
    });
    // Writing to a connection that the server has closed is what is expected of it here.
    socket.on("error", finish);
    socket.on("close", finish);
    for (const part of parts) socket.write(part);
  });
}
