import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

import type { Drill } from "../kit/trial.ts";
import { startUpstream, type Upstream } from "../kit/upstream.ts";

import { underFlood } from "./flood.ts";

const mebibyte = 1024 * 1024;
const bytes = 700 * mebibyte;
const part = Buffer.alloc(mebibyte, "a");

/** 700 MB to the server behind API_HOST, which reads them slowly. */
export const upload: Drill = { area: "floods", name: "proxied-upload", run: (trial) => throughProxy(trial, sendUp) };

/** 700 MB from the server behind API_HOST, to a client that reads them slowly. */
export const download: Drill = {
  area: "floods",
  name: "proxied-download",
  run: (trial) => throughProxy(trial, takeDown),
};

async function throughProxy(trial: Parameters<Drill["run"]>[0], move: (url: string) => Promise<string>): Promise<void> {
  const upstream: Upstream = await startUpstream({ bytes });
  try {
    await underFlood(
      trial,
      async ({ server }) => {
        const outcome = await Promise.race([move(server.url), sleep(90_000, "took longer than 90 s")]);
        trial.check(
          "the body goes through, or is refused in so many words",
          /^(2\d\d|413|502|503)/.test(outcome),
          outcome,
        );
      },
      { env: { API_HOST: upstream.url } },
    );
  } finally {
    await upstream.stop();
  }
}

function sendUp(url: string): Promise<string> {
  return new Promise((resolve) => {
    const sent = request(`${url}/api/big`, {
      method: "POST",
      agent: false,
      headers: { "content-type": "application/octet-stream" },
    });
    let left = bytes;
    const push = (): void => {
      while (left > 0 && !sent.destroyed) {
        left -= part.length;
        if (!sent.write(part)) return void sent.once("drain", push);
      }
      if (left <= 0) sent.end();
    };
    sent.once("response", (answer) => {
      answer.resume();
      resolve(`${answer.statusCode} after ${Math.round((bytes - left) / mebibyte)} MiB`);
      sent.destroy();
    });
    sent.on("error", (error) => resolve(`broken after ${Math.round((bytes - left) / mebibyte)} MiB: ${error.message}`));
    push();
  });
}

function takeDown(url: string): Promise<string> {
  return new Promise((resolve) => {
    const sent = request(`${url}/api/big`, { agent: false }, (answer) => {
      let read = 0;
      const seen = (how: string): void =>
        resolve(`${answer.statusCode} ${how} after ${Math.round(read / mebibyte)} MiB`);
      answer.on("data", (chunk: Buffer) => (read += chunk.length));
      // Nothing is read for a while, as on a phone that lost its network.
      answer.pause();
      setTimeout(() => answer.resume(), 5_000);
      answer.once("end", () => seen("whole"));
      answer.once("error", () => seen("cut off"));
    });
    sent.on("error", (error) => resolve(`broken: ${error.message}`));
    sent.end();
  });
}
