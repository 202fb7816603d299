import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

import type { Drill } from "../kit/trial.ts";

import { underFlood } from "./flood.ts";

const connections = 2000;
const addresses = ["127.0.0.2", "127.0.0.3", "127.0.0.4", "127.0.0.5"];

/** How long the attacker keeps them, longer than it took the site to give up on everybody else. */
const held = 16_000;

/** 2000 connections from four addresses that never say anything, made again when they are closed. */
export const idleConnections: Drill = {
  area: "floods",
  name: "idle-connections",
  run: (trial) =>
    underFlood(trial, async ({ server }) => {
      const end = Date.now() + held;
      const open = new Set<Socket>();
      let most = 0;
      const keep = async (from: string): Promise<void> => {
        while (Date.now() < end) {
          await idle(server.port, from, open);
          most = Math.max(most, open.size);
          await sleep(250);
        }
      };
      const kept = Array.from({ length: connections }, (_, at) => keep(addresses[at % addresses.length] ?? ""));
      await sleep(held);
      for (const socket of open) socket.destroy();
      await Promise.all(kept);
      trial.note(`${most} were open at once as the attacker saw it`);
    }),
};

/** One connection, until either side ends it. */
function idle(port: number, from: string, open: Set<Socket>): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1", localAddress: from });
    open.add(socket);
    socket.resume();
    socket.on("error", () => socket.destroy());
    socket.once("close", () => {
      open.delete(socket);
      resolve();
    });
  });
}
