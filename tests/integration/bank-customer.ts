import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

import type { SignedNotification } from "./stripe-stand-in.ts";

/** Somebody at the sandbox bank, who fills in its forms as a browser does; gives what the bank answered. */
export async function atBank(url: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  return await fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
}

/** A shop's door for notifications: keeps what comes, and says that it took it, unless told otherwise. */
export class NotificationDoor {
  readonly received: SignedNotification[] = [];
  reply = { status: 200, text: "taken" };
  readonly #server: Server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const { headers } = request;
      this.received.push({ body, header: (name) => String(headers[name] ?? "") || null });
      response.writeHead(this.reply.status).end(this.reply.text);
    });
  });

  async start(): Promise<string> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/notifications`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
