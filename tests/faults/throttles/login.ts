import { Agent } from "node:http";

import { ask, type Asked } from "../kit/ask.ts";
import { filledSite } from "../kit/filled-site.ts";
import { addressOf } from "../kit/ledger.ts";
import { adminEmail, adminPassword, askLogin } from "../kit/login.ts";
import { start, type Server } from "../kit/server.ts";
import type { Drill, Trial } from "../kit/trial.ts";

const env = { TRUST_PROXY: "on", LOG_LEVEL: "warn" };

/** More wrong tries than any allowance has. */
const many = 60;

const stranger = "203.0.113.9";

/** Wrong tries until one is refused for being too many; gives how many were let through, and the refusal. */
async function lockOut(
  urls: readonly string[],
  login: (turn: number) => Parameters<typeof askLogin>[1],
): Promise<{ readonly through: number; readonly refusal: Asked | null }> {
  for (let turn = 0; turn < many; turn += 1) {
    const answer = await askLogin(urls[turn % urls.length] ?? "", { password: `wrong-${turn}-guess`, ...login(turn) });
    if (answer.status === 429) return { through: turn, refusal: answer };
  }
  return { through: many, refusal: null };
}

const fromStranger = () => ({ address: stranger });

async function checkLocked(trial: Trial, url: string, when: string): Promise<void> {
  const { status, retryAfter } = await askLogin(url, { password: "one-more-guess", address: stranger });
  trial.check(
    `the stranger is still refused ${when}, with Retry-After`,
    status === 429 && retryAfter !== undefined,
    String(status),
  );
}

async function onSite(work: (server: Server, dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = await filledSite();
  await using server = await start({ dataDir, env });
  await work(server, dataDir);
}

/** The count of wrong tries survives a kill and a stop in good order. */
const restart: Drill = {
  area: "throttles",
  name: "restart",
  run: async (trial) =>
    onSite(async (server, dataDir) => {
      const { through, refusal } = await lockOut([server.url], fromStranger);
      trial.check(
        "a stranger who guesses is refused, with Retry-After",
        refusal?.retryAfter !== undefined,
        `after ${through} tries`,
      );
      await server.kill();
      const again = await start({ dataDir, env });
      await checkLocked(trial, again.url, "after a kill");
      await again.stop();
      await using third = await start({ dataDir, env });
      await checkLocked(trial, third.url, "after a stop in good order");
    }),
};

/** Keys of other purposes, so many that they would push the login's out of any bounded memory. */
const flood: Drill = {
  area: "throttles",
  name: "flood",
  run: async (trial) =>
    onSite(async ({ url }) => {
      await lockOut([url], fromStranger);
      const calls = 20_500;
      const agent = new Agent({ keepAlive: true });
      let sent = 0;
      const send = async (): Promise<void> => {
        while (sent < calls) {
          sent += 1;
          await ask(`${url}/api/image/load-svg`, {
            method: "POST",
            agent,
            headers: { "content-type": "application/json", "x-forwarded-for": addressOf(sent) },
            body: '{"url":"http://127.0.0.1/x.svg"}',
          });
        }
      };
      await Promise.all(Array.from({ length: 40 }, send));
      agent.destroy();
      await checkLocked(trial, url, `after ${calls} calls of load-svg by others`);
    }),
};

/** Two processes share one count. */
const secondProcess: Drill = {
  area: "throttles",
  name: "second-process",
  run: async (trial) =>
    onSite(async (one, dataDir) => {
      await using other = await start({ dataDir, env });
      const alone = await lockOut([one.url], () => ({ address: "203.0.113.1", email: "nobody@faults.example" }));
      const both = await lockOut([one.url, other.url], () => ({
        address: "203.0.113.2",
        email: "somebody@faults.example",
      }));
      trial.check(
        "two processes let through no more tries than one",
        both.refusal !== null && both.through <= alone.through,
        `${both.through}, one alone ${alone.through}`,
      );
    }),
};

/** Where somebody comes from, written in other ways, is one address. */
const spellings: Drill = {
  area: "throttles",
  name: "spellings",
  run: async (trial) =>
    onSite(async ({ url }) => {
      const someone = (turn: number) => `guess-${turn}@faults.example`;
      const ports = await lockOut([url], (turn) => ({ address: `203.0.113.4:${1024 + turn}`, email: someone(turn) }));
      trial.check("an address with a port is that address", ports.refusal !== null, `${ports.through} tries`);
      const networks = await lockOut([url], (turn) => ({
        address: `2001:db8:1:2::${turn + 1}`,
        email: someone(turn + many),
      }));
      trial.check("an IPv6 network of /64 is one address", networks.refusal !== null, `${networks.through} tries`);
    }),
};

/** The owner, at a device that has logged in before, while strangers guess at the account from everywhere. */
const owner: Drill = {
  area: "throttles",
  name: "owner",
  run: async (trial) =>
    onSite(async ({ url }) => {
      const home = "198.51.100.20";
      const logIn = (cookie: string) =>
        ask(`${url}/api/login`, {
          method: "POST",
          headers: { "content-type": "application/json", "x-forwarded-for": home, ...(cookie && { cookie }) },
          body: JSON.stringify({ email: adminEmail, password: adminPassword }),
        });
      const first = await logIn("");
      const device = first.cookies.map((cookie) => cookie.split(";", 1)[0]).join("; ");
      trial.check(
        "the owner logs in, and the device gets a mark",
        first.status === 200 && device !== "",
        String(first.status),
      );
      const { through, refusal } = await lockOut([url], (turn) => ({ address: addressOf(turn) }));
      trial.check(
        "strangers who guess at one account from everywhere are refused",
        refusal !== null,
        `after ${through} tries`,
      );
      const again = await logIn(device);
      trial.check("the owner gets in all the same", again.status === 200, String(again.status));
    }),
};

export const throttles: readonly Drill[] = [restart, flood, secondProcess, spellings, owner];
