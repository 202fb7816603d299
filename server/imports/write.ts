import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import { database, dropTags, inTransaction, now } from "#server/db/context.ts";

import { carryOut, type Carrying } from "./engine/carry-out.ts";
import { theOutside } from "./engine/fetch-picture.ts";
import { planItems } from "./engine/plan-items.ts";
import { readImport } from "./engine/read-import.ts";
import { importTag, reportsKept } from "./rules.ts";

/** A file that comes from elsewhere, or two that belong together, and what whoever brings them says of them. */
export interface FilesToImport {
  /** What they call each, and where it is while it is read. */
  readonly files: readonly { readonly name: string; readonly path: string }[];
  /** Whether the prices in it include VAT, where it doesn't say itself. */
  readonly isTaxIncluded: boolean;
  /** Null: somebody at the command line. */
  readonly authorId: number | null;
}

/** Reads what was given and reports what would come of it; nothing of the site is changed. */
export async function planImport({
  files,
  isTaxIncluded,
  authorId,
}: FilesToImport): Promise<Result<{ readonly id: number }, Refusal>> {
  const read = await readImport(
    files.map(({ path }) => path),
    { isTaxIncluded },
  );
  if (!read.ok) return read;
  const { source, items } = read.value;
  const name = files.map((file) => file.name).join(" + ");
  // Nobody can start it before it is whole.
  const run = await inTransaction(() =>
    database()
      .insertInto("import_run")
      .values({
        ...{ source, file_name: name.slice(0, 200), state: "STOPPED", is_tax_included: isTaxIncluded ? 1 : 0 },
        ...{ author_id: authorId, made_at: now(), ended_at: null, claimed_until: 0, fetched: 0, missed: 0 },
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  await planItems(run.id, source, items);
  await inTransaction(() =>
    database().updateTable("import_run").set({ state: "READY" }).where("id", "=", run.id).execute(),
  );
  return ok(run);
}

/** Lets a reported import be carried out, beside the requests. Refused while another one is, and a second time. */
export async function startImport(id: number): Promise<Result<null, Refusal>> {
  return await command(async () => {
    const runs = await database().selectFrom("import_run").select(["id", "state"]).execute();
    const own = runs.find((run) => run.id === id);
    if (!own) return refuse("not-found", "import.gone");
    if (runs.some(({ state }) => state === "RUNNING")) return refuse("conflict", "import.busy");
    if (own.state !== "READY") return refuse("conflict", "import.notReady");
    await database().updateTable("import_run").set({ state: "RUNNING" }).where("id", "=", id).execute();
    dropTags(importTag);
    return ok(null);
  });
}

/** Stops an import: what was done stays, and an item whose pictures are being fetched is left. One that is over stays as it is. */
export async function stopImport(id: number): Promise<Result<null, Refusal>> {
  return await command(async () => {
    const found = await database().selectFrom("import_run").select("state").where("id", "=", id).executeTakeFirst();
    if (!found) return refuse("not-found", "import.gone");
    await database()
      .updateTable("import_run")
      .set({ state: "STOPPED", ended_at: now() })
      .where("id", "=", id)
      .where("state", "in", ["READY", "RUNNING"])
      .execute();
    await forgetContent(id);
    return ok(null);
  });
}

/** Carries out what was started and isn't through, whoever began it. */
export async function carryOutImports(
  mayGoOn: Carrying["mayGoOn"],
  outside: Carrying["outside"] = theOutside,
): Promise<void> {
  await carryOut({ mayGoOn, outside });
}

/** Forgets reports that are old, with what they are about. */
export async function forgetOldImports(): Promise<void> {
  await inTransaction(async () => {
    const { done, waiting } = reportsKept;
    await database()
      .deleteFrom("import_run")
      .where((where) =>
        where.or([
          where("made_at", "<=", now() - done),
          where.and([
            where("state", "!=", "DONE"),
            where("state", "!=", "RUNNING"),
            where("made_at", "<=", now() - waiting),
          ]),
        ]),
      )
      .execute();
  });
}

/** What an item said is needed until its turn comes, and no longer. */
async function forgetContent(id: number): Promise<void> {
  await database().updateTable("import_item").set({ content: "" }).where("run_id", "=", id).execute();
}
