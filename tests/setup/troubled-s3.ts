import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

import type { S3Place } from "#server/drivers/storage/s3-storage.ts";

/**
 * What becomes of uploads: they pass; when half of the file has come, the line is cut, the server fails or it has no room
 * left; it says nothing. Everything but uploads passes, unless the server is `gone`.
 */
export type Trouble = "none" | "cut" | "fails" | "full" | "silent" | "gone";

export interface TroubledS3 extends AsyncDisposable {
  readonly place: S3Place;
  readonly set: (trouble: Trouble) => void;
  /** How many bytes of a file the server has had before the last trouble. */
  readonly came: () => number;
}

/** Stands between the site and a server of the protocol. */
export async function troubledS3(place: S3Place): Promise<TroubledS3> {
  const target = Number(new URL(place.endpoint ?? "").port);
  let trouble: Trouble = "none";
  let came = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    sockets.add(client);
    client.on("error", () => undefined);
    if (trouble === "gone") return void client.resetAndDestroy();
    const upstream = connect({ port: target, host: "127.0.0.1" });
    upstream.on("error", () => undefined);
    client.once("close", () => upstream.destroy());
    upstream.pipe(client);
    /** What may still pass of an upload that is disturbed; null: there is none. */
    let left: number | null = null;
    client.on("data", (piece) => {
      if (left === null && trouble !== "none" && piece.toString("latin1", 0, 4) === "PUT ") {
        const { head, half } = partsOf(piece);
        left = trouble === "silent" ? 0 : head + half;
        came = trouble === "silent" ? 0 : half;
      }
      if (left === null) return void upstream.write(piece);
      if (left > 0) upstream.write(piece.subarray(0, left));
      left = Math.max(0, left - piece.byteLength);
      if (left > 0 || trouble === "silent") return;
      upstream.end();
      if (trouble === "cut") client.resetAndDestroy();
      else client.end(trouble === "full" ? answer(507, "QuotaExceeded") : answer(500, "InternalError"));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    place: { ...place, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    set(next) {
      trouble = next;
    },
    came: () => came,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** How long the head of an upload is, and half of the file behind it. */
function partsOf(piece: Buffer): { readonly head: number; readonly half: number } {
  const head = piece.indexOf("\r\n\r\n") + 4;
  const length = /^content-length: (\d+)/im.exec(piece.toString("latin1", 0, head))?.[1] ?? "0";
  return { head, half: Math.floor(Number(length) / 2) };
}

function answer(status: number, code: string): string {
  const body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>planted</Message></Error>`;
  return `HTTP/1.1 ${status} Trouble\r\nContent-Type: application/xml\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`;
}
