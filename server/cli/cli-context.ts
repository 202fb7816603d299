import { resolve } from "node:path";

import type { Result } from "#schemas/result.ts";
import type { Refusal } from "#schemas/refusal.ts";
import { runWithContext, type AppContext } from "#server/context.ts";
import type { Database } from "#server/db/database.ts";
import { readEnv, type Env } from "#server/env.ts";
import { refusalText } from "#server/text/refusal-text.ts";
import type { SampleEstate } from "#server/sample-estate.ts";

import { printable } from "./printable.ts";

/** What the commands know of the world outside; tests have one of their own. */
export interface CliWorld {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What `demo reset` fills the site with. */
  readonly estate: SampleEstate;
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
}

/** What a command may use. */
export interface CliContext extends CliWorld {
  /** What the environment says. Refuses when it says something wrong. */
  settings(): Env;
  /** Opens the database that the environment names, runs `work` with it, and closes it. */
  withDatabase<T>(work: (db: Database, env: Env) => Promise<T>): Promise<T>;
}

/** A command that did nothing: its text goes to the standard error, the exit code is 2. */
export class CliRefusal extends Error {}

/** Makes the context of one run. `migratesServed` tells whether the operator asked to migrate a site that is being served. */
export function createCliContext(world: CliWorld, migratesServed: () => boolean): CliContext {
  const settings = () => {
    const env = readEnv(world.env);
    if (!env.ok) throw new CliRefusal(env.error.join("\n"));
    return env.value;
  };
  return {
    ...world,
    out: (text) => world.out(printable(text)),
    settings,
    async withDatabase(work) {
      const env = settings();
      const { databaseUrl: url, dataDir } = env;
      const { openDatabase } = await import("#server/db/open-database.ts");
      const db = await openDatabase({ url, dataDir, sparesServed: !migratesServed() });
      try {
        return await runWithContext(await contextOf(db, env), () => work(db, env));
      } finally {
        await db.close();
      }
    },
  };
}

async function contextOf(database: Database, { dataDir, storage: choice }: Env): Promise<AppContext> {
  const { createAppContext } = await import("#server/create-context.ts");
  const { chooseStorage } = await import("#server/drivers/storage/choose-storage.ts");
  return createAppContext({ database, storage: chooseStorage({ choice, dataDir: resolve(dataDir) }) });
}

/** A command's value; a refusal ends the run with its words, in English. */
export function valueOrRefuse<T>(result: Result<T, Refusal>): T {
  if (result.ok) return result.value;
  throw new CliRefusal(refusalText(result.error, "en_US"));
}

/** Reads a row's id from the command line. */
export function idOf(text: string): number {
  if (/^[1-9]\d{0,9}$/.test(text)) return Number(text);
  throw new CliRefusal(`"${text}" is not an id`);
}
