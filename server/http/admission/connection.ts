import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** One open connection, and what is under way on it. */
export class Connection {
  readonly socket: Socket;
  /** The network address of its other end. */
  readonly address: string;
  /** Since when it is in the state that it is in, in milliseconds of the process's clock. */
  since = 0;
  /** Requests that are not wholly answered. */
  inFlight = 0;
  /** Those among them whose answer isn't made yet: the client waits for us. */
  working = 0;
  /** Bytes of finished answers that the client has not taken. */
  unread = 0;
  /** Requests that were read beyond the bound, and are never answered. */
  beyond = 0;
  /** True once it has been told that nothing more of it is read. */
  isRefused = false;
  /** The answer to its latest request. */
  latest: ServerResponse | null = null;

  constructor(socket: Socket, address: string) {
    this.socket = socket;
    this.address = address;
  }

  /** True while its client has not taken what it was sent of an answer that isn't whole yet. */
  get isBehind(): boolean {
    return this.working > 0 && this.socket.writableLength > 0;
  }

  /** Lets the client know, with the last answer that it waits for, that the connection ends. */
  tellOfEnd(previous: ServerResponse | null): void {
    if (previous?.headersSent === false) previous.removeHeader("Connection");
    if (this.latest?.headersSent === false) this.latest.setHeader("Connection", "close");
  }
}
