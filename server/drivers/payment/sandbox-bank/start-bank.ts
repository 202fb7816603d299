import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { getRequestListener } from "@hono/node-server";

import { Bank } from "./bank.ts";
import { createBankApp } from "./bank-app.ts";
import { Ledger } from "./ledger.ts";
import { Notifier } from "./notifier.ts";

export interface BankSettings {
  readonly host: string;
  readonly port: number;
  /** True to take a free port where that one is taken. */
  readonly mayMove: boolean;
  /** Where browsers find it; null: at its host and port. */
  readonly origin: string | null;
  /** What the shop and the bank know, and nobody else. */
  readonly secret: string;
  /** The file of its books; null: they end with the process. */
  readonly file: string | null;
  readonly now: () => number;
}

export interface RunningBank {
  readonly origin: string;
  /** Sends the notifications that are due now; resolves when they are sent. */
  deliver(): Promise<void>;
  stop(): Promise<void>;
}

/** Opens the sandbox bank on an origin of its own, as a bank has one. Rejects when its address can't be taken. */
export async function startBank(settings: BankSettings): Promise<RunningBank> {
  const { secret, now } = settings;
  const ledger = await Ledger.open(settings.file, now());
  const notifier = new Notifier({ ledger, secret, now });
  let origin = settings.origin ?? "";
  const bank = new Bank({ ledger, origin: () => origin, now, wake: () => void notifier.wake() });
  const app = createBankApp({ bank, secret });
  const listener = getRequestListener((request) => app.fetch(request));
  const server = createServer((request, response) => void listener(request, response));
  await listenAt(server, settings);
  const { port } = server.address() as AddressInfo;
  const host = ["0.0.0.0", "::"].includes(settings.host) ? "localhost" : settings.host;
  origin ||= `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
  notifier.resume();
  return {
    origin,
    deliver: () => notifier.wake(),
    async stop() {
      server.close();
      server.closeAllConnections();
      await notifier.stop();
    },
  };
}

async function listenAt(server: Server, { host, port, mayMove }: BankSettings): Promise<void> {
  try {
    server.listen({ host, port });
    await once(server, "listening");
  } catch (error) {
    const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
    if (!isTaken || !mayMove || port === 0) throw error;
    server.listen({ host, port: 0 });
    await once(server, "listening");
  }
}
