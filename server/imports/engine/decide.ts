import type { ImportAction, ImportSource } from "#schemas/content/import.ts";
import { accountOf } from "#server/accounts/read.ts";
import { database } from "#server/db/context.ts";

import { fingerprint } from "./fingerprints.ts";
import { findKey } from "./keys.ts";
import type { Imported, Note, ReadItem } from "./shapes.ts";
import { type AddressFate, addressFate, lacksCombinations, sourceMark } from "./source-mark.ts";

/** What is to be done with an item, and why. */
export interface Decision {
  readonly action: ImportAction;
  readonly row: number | null;
  readonly notes: readonly Note[];
}

/** The same, with what carries it out needs. */
export interface Decided extends Decision {
  /** What its key notes of what its source says. */
  readonly sourceMark: string;
  readonly address: AddressFate;
}

/** Decides what an item becomes, by what its source said when it was last brought in and by what stands here now. */
export async function decide(
  source: ImportSource,
  { kind, outsideId, content }: Pick<ReadItem, "kind" | "outsideId" | "content">,
): Promise<Decided> {
  if (content === null) return { ...leave("left-out", null), sourceMark: "", address: "none" };
  const key = await findKey({ source, kind, outsideId });
  const address = await addressFate(content, key);
  const said = { sourceMark: sourceMark(content, address), address };
  return { ...(await decideOn(content, { kind, key, said: said.sourceMark, address })), ...said };
}

interface Known {
  readonly kind: ReadItem["kind"];
  readonly key: Awaited<ReturnType<typeof findKey>>;
  /** What its source says now. */
  readonly said: string;
  readonly address: AddressFate;
}

async function decideOn(content: Imported, { kind, key, said, address }: Known): Promise<Decision> {
  const row = key?.row_id ?? null;
  const clash = await clashOf(content, row);
  const notes: readonly Note[] = address === "refused" ? [{ messageKey: "import.noAddress" }] : [];
  if (!key || row === null) return clash ? leave("left-out", row, clash) : { action: "create", row, notes };
  const mark = await fingerprint(kind, row);
  if (mark === null) return leave("kept", null, { messageKey: "import.removedHere" });
  if (lacksCombinations(content, key)) return leave("kept", row, { messageKey: "import.lacksCombinations" });
  if (key.source_hash === said) return leave("unchanged", row);
  if (key.row_hash !== mark) return leave("kept", row, { messageKey: "import.changedHere" });
  return clash ? leave("left-out", row, clash) : { action: "update", row, notes };
}

function leave(action: ImportAction, row: number | null, ...notes: readonly Note[]): Decision {
  return { action, row, notes };
}

/** What of another row of ours stands in an item's way. */
async function clashOf(content: Imported, row: number | null): Promise<Note | null> {
  if (content.kind === "customer") {
    const isTaken = row === null && (await accountOf(content.email)) !== null;
    return isTaken ? { messageKey: "import.hasAccount" } : null;
  }
  if (content.kind !== "product") return null;
  const references = content.forms.map(({ reference }) => reference);
  const taken = await database()
    .selectFrom("declination")
    .select("reference")
    .where("reference", "in", references)
    .where("product_id", "!=", row ?? 0)
    .limit(1)
    .executeTakeFirst();
  return taken ? { messageKey: "import.takenReference", values: { reference: taken.reference } } : null;
}
