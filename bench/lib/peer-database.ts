import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { embeddedServer } from "#tests/setup/embedded-postgres.ts";
import { freePort } from "#tests/setup/running-site.ts";

export interface PeerDatabase extends AsyncDisposable {
  /** Where it is, by the names under which Vendure's and EverShop's servers look for it. */
  readonly env: Readonly<Record<string, string>>;
}

/** A PostgreSQL of a peer's own, wherever there is room, with an empty database. */
export async function startPeerDatabase(name: string): Promise<PeerDatabase> {
  const [port, directory] = [await freePort(), mkdtempSync(join(tmpdir(), "cellardoor-peer-"))];
  rmSync(directory, { recursive: true });
  const settings = { unix_socket_directories: "" };
  const server = await embeddedServer({ directory, port, settings, persistent: false });
  await server.initialise();
  await server.start();
  await server.createDatabase(name);
  const env = {
    DB_HOST: "127.0.0.1",
    DB_PORT: String(port),
    DB_USER: "postgres",
    DB_PASSWORD: "postgres",
    DB_NAME: name,
  };
  return { env, [Symbol.asyncDispose]: () => server.stop() };
}
