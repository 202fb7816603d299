import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

import type { Server } from "../kit/server.ts";
import type { Drill } from "../kit/trial.ts";

import { underFlood } from "./flood.ts";

const requests = 50_000;

/** How long the attacker goes on, with a new socket when one is closed, in milliseconds. */
const insists = 5_000;

/** One socket, 50 000 requests at once, 1.8 MB: each for a page that isn't there, so that each would be rendered. */
export const pipelining: Drill = {
  area: "floods",
  name: "pipelining",
  run: (trial) =>
    underFlood(trial, async ({ server }) => {
      const began = Date.now();
      for (let socket = 1; socket === 1 || Date.now() - began < insists; socket += 1) {
        const { answered, refused, bare, ended } = await pipeline(server, `flood${socket}-`);
        if (socket === 1) trial.note(`${answered} answered, ${refused} refused, then the connection ${ended}`);
        trial.count(
          "what is beyond is refused with 503 and Retry-After",
          // A later socket may be reset before it could be read to its end.
          (refused > 0 || socket > 1) && bare === 0,
          `${refused} refused, ${bare} without Retry-After; the connection ${ended}`,
        );
      }
    }),
};

interface Pipelined {
  readonly answered: number;
  /** 503. */
  readonly refused: number;
  /** 503 that say no time to come again. */
  readonly bare: number;
  readonly ended: string;
}

/** Sends everything, reads what comes, until the other side ends or a minute is over. */
async function pipeline({ port }: Server, page: string): Promise<Pipelined> {
  const socket = connect({ port, host: "127.0.0.1" });
  await once(socket, "connect");
  const counts = { answered: 0, refused: 0, bare: 0 };
  let rest = "";
  socket.setEncoding("latin1");
  socket.on("data", (text) => {
    const parts = `${rest}${String(text)}`.split("HTTP/1.1 ");
    // A head may be cut in two: it is looked at when the next one has begun. Of a body its end is enough.
    const last = `HTTP/1.1 ${parts.pop() ?? ""}`;
    rest = last.length > 100_000 ? last.slice(0, 5_000) + last.slice(-20) : last;
    parts.forEach((part) => countHead(part, counts));
  });
  let ended = "was still open after a minute";
  const over = new Promise<void>((resolve) => {
    socket.once("close", () => {
      ended = "was closed";
      resolve();
    });
    socket.on("error", (error) => (ended = `broke: ${error.message}`));
  });
  const all = Array.from({ length: requests }, (_, at) => `GET /${page}${at} HTTP/1.1\r\nHost: a\r\n\r\n`).join("");
  socket.write(all);
  await Promise.race([over, sleep(60_000)]);
  countHead(rest.replace(/^HTTP\/1\.1 /, ""), counts);
  socket.destroy();
  return { ...counts, ended };
}

function countHead(part: string, counts: { answered: number; refused: number; bare: number }): void {
  if (!/^\d{3} /.test(part)) return;
  if (!part.startsWith("503 ")) return void (counts.answered += 1);
  counts.refused += 1;
  if (!/^retry-after:/im.test(part)) counts.bare += 1;
}
