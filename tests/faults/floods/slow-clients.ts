import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

import { connectionsAt } from "../kit/connections.ts";
import type { Drill } from "../kit/trial.ts";

import { underFlood } from "./flood.ts";

const clients = 300;
const addresses = ["127.0.0.2", "127.0.0.3", "127.0.0.4", "127.0.0.5"];

/** How long a server may keep somebody who does nothing, in milliseconds. */
const patience = 60_000;

/** Connections that the visitor beside the attack may have at the moment of a look. */
const visitors = 5;

/** Each asks for twenty pages and never reads. */
export const neverRead = slowClients("never-read", async (socket) => {
  socket.pause();
  socket.write("GET /nos-cuvees HTTP/1.1\r\nHost: a\r\n\r\n".repeat(20));
});

/** Each sends the head of a request, a byte every half second. */
export const slowHeads = slowClients("slow-heads", async (socket) => {
  await drip(socket, `GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ${"a".repeat(500)}`);
});

/** Each sends the body of a request, a byte every half second. */
export const slowBodies = slowClients("slow-bodies", async (socket) => {
  const head = "POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n";
  socket.write(head);
  await drip(socket, " ".repeat(900));
});

function slowClients(name: string, attack: (socket: Socket) => Promise<void>): Drill {
  return {
    area: "floods",
    name,
    run: (trial) =>
      underFlood(trial, async ({ server }) => {
        const sockets = Array.from({ length: clients }, (_, at) =>
          connect({ port: server.port, host: "127.0.0.1", localAddress: addresses[at % addresses.length] ?? "" }),
        );
        const began = Date.now();
        for (const socket of sockets) {
          socket.on("error", () => socket.destroy());
          void once(socket, "connect").then(
            () => attack(socket),
            () => {},
          );
        }
        await sleep(2_000);
        while (connectionsAt(server.port) > visitors && Date.now() - began < patience) await sleep(250);
        const left = connectionsAt(server.port);
        const seconds = ((Date.now() - began) / 1000).toFixed(1);
        for (const socket of sockets) socket.destroy();
        trial.check(
          `they are dropped within ${patience / 1000} s`,
          left <= visitors,
          left <= visitors ? `after ${seconds} s` : `${left} left after ${seconds} s`,
        );
      }),
  };
}

async function drip(socket: Socket, text: string): Promise<void> {
  for (const letter of text) {
    if (socket.destroyed) return;
    socket.write(letter);
    await sleep(500);
  }
}
