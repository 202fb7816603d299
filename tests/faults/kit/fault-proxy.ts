import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { Transform } from "node:stream";

/**
 * What becomes of connections: they pass; they are reset, and new ones too; they stay open and nothing passes
 * (a cable that was pulled); everything is late by so many milliseconds.
 */
export type Fault = "none" | "reset" | "blackhole" | { readonly late: number };

export interface FaultProxy extends AsyncDisposable {
  readonly port: number;
  /** Changes what becomes of the connections that there are, and of new ones. */
  readonly set: (fault: Fault) => void;
}

/** Stands between a client and a port of this machine, and disturbs what passes. */
export async function startFaultProxy(target: number): Promise<FaultProxy> {
  let fault: Fault = "none";
  const pairs = new Set<Pair>();
  const server = createServer((client) => {
    if (fault === "reset") return void client.resetAndDestroy();
    const pair = new Pair(client, target, () => fault);
    pairs.add(pair);
    client.once("close", () => pairs.delete(pair));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    set(next) {
      fault = next;
      for (const pair of pairs) pair.changed(next);
    },
    async [Symbol.asyncDispose]() {
      for (const pair of pairs) pair.changed("reset");
      server.close();
      await once(server, "close");
    },
  };
}

/** A client's connection and ours to the target. */
class Pair {
  readonly #client: Socket;
  readonly #target: Socket;
  readonly #gates: readonly Gate[];

  constructor(client: Socket, port: number, faultNow: () => Fault) {
    this.#client = client;
    this.#target = connect({ port, host: "127.0.0.1" });
    this.#gates = [new Gate(faultNow), new Gate(faultNow)];
    const [there = new Gate(faultNow), back = new Gate(faultNow)] = this.#gates;
    client.pipe(there).pipe(this.#target);
    this.#target.pipe(back).pipe(client);
    for (const socket of [client, this.#target]) {
      socket.on("error", () => this.#end());
      // Behind a pulled cable nobody learns that the other side has gone.
      socket.once("close", () => faultNow() === "blackhole" || this.#end());
    }
  }

  changed(fault: Fault): void {
    if (fault === "reset") return this.#end();
    for (const gate of this.#gates) gate.open();
    if (fault === "none" && this.#target.destroyed) this.#end();
  }

  #end(): void {
    if (!this.#client.destroyed) this.#client.resetAndDestroy();
    this.#target.destroy();
  }
}

/** Lets bytes through as the fault of the moment has it. */
class Gate extends Transform {
  readonly #fault: () => Fault;
  #held: (() => void) | null = null;

  constructor(fault: () => Fault) {
    super();
    this.#fault = fault;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: null, chunk: Buffer) => void): void {
    const fault = this.#fault();
    const pass = (): void => done(null, chunk);
    if (fault === "blackhole") this.#held = pass;
    else if (typeof fault === "object") setTimeout(pass, fault.late);
    else pass();
  }

  /** What was held back by a pulled cable goes on. */
  open(): void {
    if (this.#fault() === "blackhole") return;
    this.#held?.();
    this.#held = null;
  }
}
