import { copyFileSync, globSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { ask, isFine, tally, type Asked } from "../kit/ask.ts";
import { filledSite } from "../kit/filled-site.ts";
import { addressOf, Ledger, subscribe } from "../kit/ledger.ts";
import { logIn } from "../kit/login.ts";
import { keptPages, probe } from "../kit/prober.ts";
import { scratchDir } from "../kit/scratch.ts";
import { start, type Server } from "../kit/server.ts";
import { integrityOf, readersIn } from "../kit/sqlite-file.ts";
import type { Drill, Trial } from "../kit/trial.ts";

import { failingWrites, smallDisk, type SmallDisk } from "./small-disk.ts";

/** How long the disk is in trouble, and how soon after it a write must be acknowledged, in milliseconds. */
const trouble = 10_000;
const soon = 5_000;

/** Writers and a visitor on a disk that gets full, or breaks, and is well again. */
function onDisk(name: string, choose: (dataDir: string) => SmallDisk): Drill {
  return {
    area: "disk",
    name,
    run: async (trial) => {
      const dataDir = await filledSite();
      const disk = choose(dataDir);
      trial.note(disk.what);
      const env = { TRUST_PROXY: "on", LOG_LEVEL: "warn", ...disk.env };
      await using server = await start({ dataDir, env, flags: disk.flags, prefix: disk.prefix });
      for (const path of keptPages) await ask(server.url + path);
      const prober = await probe({ url: server.url, paths: keptPages });
      const ledger = new Ledger();
      ledger.start(() => server.url, 4);
      await sleep(1_000);
      const before = ledger.answers.length;
      disk.fill(server);
      const pictures = await coldPictures(server);
      const unkept = await ask(`${server.url}/contact`, { timeout: 10_000 });
      trial.check(
        "a page that nobody has asked for is made meanwhile",
        isFine(unkept),
        String(unkept.status || unkept.error),
      );
      await sleep(trouble);
      const meanwhile = ledger.answers.slice(before);
      disk.free(server);
      await checkWrites(trial, server, meanwhile);
      await ledger.stop();
      const seen = await prober.stop();
      trial.check("kept pages are successes throughout", seen.share === 1, String(seen));
      const odd = pictures.filter(({ status }) => status !== 200 && status !== 503);
      trial.check("a picture that can't be kept is shown all the same, or is a 503", odd.length === 0, tally(pictures));
      await checkAfterwards(trial, server, disk.seen(server));
      const lost = ledger.lost(readersIn(copyOfDatabase(disk.seen(server))));
      trial.check(
        "nothing acknowledged is lost",
        lost.length === 0,
        `${ledger.acknowledged.size} acknowledged, ${lost.length} lost`,
      );
    },
  };
}

async function checkWrites(trial: Trial, { url }: Server, meanwhile: readonly Asked[]): Promise<void> {
  const refused = meanwhile.filter((answer) => !isFine(answer));
  const good = refused.filter(
    ({ status, body, retryAfter }) => status === 503 && /"success":\s*false/.test(body) && retryAfter,
  );
  trial.check(
    "a write that fails is a 503 in the envelope, with Retry-After",
    refused.length > 0 && good.length === refused.length,
    tally(meanwhile),
  );
  const began = Date.now();
  let again = false;
  for (let tries = 0; !again && Date.now() - began < soon; tries += 1) {
    again = isFine(
      await subscribe(url, { email: `after-${tries}@faults.example`, address: addressOf(9_000_000 + tries) }),
    );
    if (!again) await sleep(50);
  }
  trial.check(`writes go on by themselves within ${soon / 1000} s`, again, `${Date.now() - began} ms`);
}

/** Sizes that nobody has made yet. */
async function coldPictures({ url }: Server): Promise<readonly Asked[]> {
  const { body } = await ask(`${url}/`);
  const [, path = ""] = /\/images\/\d+\/([^\s"',]+?)\.(?:avif|webp|jpeg)(?=[\s"',])/.exec(body) ?? [];
  return await Promise.all([320, 480, 640, 828].map((width) => ask(`${url}/images/${width}/${path}.jpeg`)));
}

async function checkAfterwards(trial: Trial, server: Server, dataDir: string): Promise<void> {
  const left = globSync("cache/**/*", { cwd: dataDir })
    .filter((file) => statSync(join(dataDir, file)).isFile())
    .filter((file) => !/\.(avif|webp|jpeg)$/.test(file) || statSync(join(dataDir, file)).size === 0);
  trial.check(
    "the cache of pictures holds no parts and no empty files",
    left.length === 0,
    left.slice(0, 3).join(", "),
  );
  const pictures = await coldPictures(server);
  trial.check("the pictures are there afterwards", pictures.every(isFine), tally(pictures));
  const login = await logIn(server.url);
  trial.check("the administrator logs in", login === 200, String(login));
  const integrity = integrityOf(copyOfDatabase(dataDir));
  trial.check("the database is sound", integrity === "ok", integrity);
}

/** SQLite takes a path through another process for one of ours; nobody writes at this moment, so a copy is whole. */
function copyOfDatabase(dataDir: string): string {
  const copy = scratchDir("database");
  for (const name of globSync("site.sqlite{,-wal}", { cwd: dataDir }))
    copyFileSync(join(dataDir, name), join(copy, name));
  return copy;
}

export const disks: readonly Drill[] = [
  onDisk("full", smallDisk),
  onDisk("full-for-the-server", () => failingWrites("ENOSPC", 0)),
  onDisk("broken", () => failingWrites("EIO", 0)),
  onDisk("broken-now-and-then", () => failingWrites("EIO", 16)),
];
