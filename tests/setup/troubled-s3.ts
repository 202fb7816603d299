import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

import type { S3Place } from "#server/drivers/storage/s3-storage.ts";

/**
 * What becomes of uploads: they pass; the line is cut when 100 kB have come, or before a small one has come whole; the server fails, has no room left, or says
 * nothing. Everything but uploads passes, unless the server is `gone`.
 */
export type Trouble = "none" | "cut" | "fails" | "full" | "silent" | "gone";

export interface TroubledS3 extends AsyncDisposable {
  readonly place: S3Place;
  readonly set: (trouble: Trouble) => void;
}

/** Stands between the site and a server of the protocol. */
export async function troubledS3(place: S3Place): Promise<TroubledS3> {
  const target = Number(new URL(place.endpoint ?? "").port);
  let trouble: Trouble = "none";
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    sockets.add(client);
    client.on("error", () => undefined);
    if (trouble === "gone") return void client.resetAndDestroy();
    const upstream = connect({ port: target, host: "127.0.0.1" });
    upstream.on("error", () => undefined);
    client.once("close", () => upstream.destroy());
    upstream.pipe(client);
    let came = 0;
    client.on("data", (piece) => {
      const isUpload = came > 0 || piece.toString("latin1", 0, 4) === "PUT ";
      if (isUpload && trouble !== "none") came += piece.byteLength;
      if (came === 0 || trouble === "silent") return void (came === 0 && upstream.write(piece));
      const isLast = came > 100_000 || came < 10_000;
      if (trouble === "cut") upstream.write(isLast ? piece.subarray(0, -20) : piece);
      if (trouble === "cut" && isLast) client.resetAndDestroy();
      if (trouble === "cut") return;
      client.end(trouble === "full" ? answer(507, "QuotaExceeded") : answer(500, "InternalError"));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    place: { ...place, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    set(next) {
      trouble = next;
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

function answer(status: number, code: string): string {
  const body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>planted</Message></Error>`;
  return `HTTP/1.1 ${status} Trouble\r\nContent-Type: application/xml\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`;
}
