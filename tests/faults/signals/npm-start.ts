import { Agent } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

import { ask, isFine, tally, type Asked } from "../kit/ask.ts";
import { filledSite } from "../kit/filled-site.ts";
import { isAlive } from "../kit/process-tree.ts";
import { start, type Server } from "../kit/server.ts";
import type { Drill, Trial } from "../kit/trial.ts";

const clients = 20;

/** How long a drain may take, in milliseconds. */
const longest = 15_000;

/** `npm start` is told to stop in the middle of its work. */
function stopped(signal: NodeJS.Signals, rounds: number): Drill {
  return {
    area: "signals",
    name: signal.toLowerCase(),
    run: async (trial) => {
      const dataDir = await filledSite();
      let port: number | undefined;
      for (let round = 0; round < rounds; round += 1) {
        const server = await start({ dataDir, by: "npm", port });
        port = server.port;
        await checkStop(trial, server, signal);
        await server.kill();
      }
    },
  };
}

async function checkStop(trial: Trial, server: Server, signal: NodeJS.Signals): Promise<void> {
  const own = server.pid();
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const answers: Asked[] = [];
  let stopping = false;
  const client = async (): Promise<void> => {
    while (server.isAlive() || !stopping) {
      const answer = await ask(`${server.url}/nos-cuvees`, { agent });
      // Once it is told to stop, a new connection may be refused: a balancer has been told by then.
      if (answer.error === "ECONNREFUSED" && stopping) return;
      answers.push(answer);
    }
  };
  const all = Array.from({ length: clients }, client);
  await sleep(1_000);
  const began = Date.now();
  stopping = true;
  server.process.kill(signal);
  await Promise.race([Promise.all(all), sleep(longest)]);
  while ((isAlive(own) || (await isTaken(server.port))) && Date.now() - began < longest) await sleep(50);
  agent.destroy();
  const seconds = `${((Date.now() - began) / 1000).toFixed(1)} s`;
  trial.check("the server itself ends", !isAlive(own), seconds);
  trial.check("its port is free", !(await isTaken(server.port)), seconds);
  const dropped = answers.filter((answer) => !isFine(answer));
  trial.check("no request of kept-alive clients is dropped", dropped.length === 0, tally(answers));
}

/** npm dies without a word: what it started doesn't live on. */
const orphan: Drill = {
  area: "signals",
  name: "npm-is-killed",
  run: async (trial) => {
    const server = await start({ dataDir: await filledSite(), by: "npm" });
    const own = server.pid();
    server.process.kill("SIGKILL");
    const began = Date.now();
    while (isAlive(own) && Date.now() - began < longest) await sleep(50);
    trial.check(
      "the server doesn't live on as an orphan",
      !isAlive(own),
      `${((Date.now() - began) / 1000).toFixed(1)} s`,
    );
    await server.kill();
  },
};

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.on("close", () => socket.destroy());
    socket.setTimeout(1_000, () => socket.destroy());
    socket.once("connect", () => socket.destroy());
  });
}

export const signals: readonly Drill[] = [stopped("SIGTERM", 3), stopped("SIGINT", 1), orphan];
