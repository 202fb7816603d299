import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import S3rver from "@20minutes/s3rver";

import type { S3Place } from "#server/drivers/storage/s3-storage.ts";

export interface S3Server {
  /** Makes an empty bucket, and says how it is reached. */
  makeBucket(): S3Place;
  /** What the server has on its disk of a bucket: whole objects, and whatever an upload left. */
  readonly folder: string;
  stop(): Promise<void>;
}

/** A real server of the protocol, which checks signatures, in the test's own process and on a folder of its own. */
export async function startS3Server(): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), "s3-"));
  const server = new S3rver({ port: 0, address: "127.0.0.1", silent: true, directory: folder });
  // It would tell the console of every request that was cut off.
  server.on("error", () => undefined);
  const { port } = await server.run();
  let made = 0;
  return {
    folder,
    makeBucket() {
      made += 1;
      const bucket = `estate-${made}`;
      // As the server itself makes one.
      mkdirSync(join(folder, bucket));
      return {
        endpoint: `http://127.0.0.1:${port}`,
        region: "eu-west-3",
        bucket,
        accessKeyId: "S3RVER",
        secretAccessKey: "S3RVER",
        pathStyle: true,
      };
    },
    async stop() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
