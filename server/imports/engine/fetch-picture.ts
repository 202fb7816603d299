import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { ImportSource } from "#schemas/content/import.ts";
import { largestMedia } from "#schemas/content/media.ts";
import { defaultLocale } from "#schemas/locale.ts";
import type { Message } from "#schemas/refusal.ts";
import { err, ok, type Err, type Result } from "#schemas/result.ts";
import { inTransaction } from "#server/db/context.ts";
import { rowExists } from "#server/db/row.ts";
import { addMedium } from "#server/media/files/write.ts";
import { OutgoingError } from "#server/net/outgoing-error.ts";
import { send } from "#server/net/outgoing.ts";
import type { LookupAll, OutgoingRules } from "#server/net/outgoing-rules.ts";
import { lookupAll } from "#server/net/pinned-lookup.ts";
import { readAnswer } from "#server/net/read-answer.ts";

import { findKey, noteKey } from "./keys.ts";
import type { ImportedPicture, Note } from "./shapes.ts";

/** How the outside is asked; tests have names of their own, and a host on this machine. */
export interface Outside extends Pick<OutgoingRules, "reach"> {
  /** Every address of a host name. */
  readonly lookup: LookupAll;
}

export const theOutside: Outside = { reach: "public", lookup: lookupAll };

/** How often a server may say that a file is elsewhere. */
const mostHops = 3;
/** In milliseconds. */
const times = { connect: 5_000, headers: 10_000, idle: 10_000, whole: 30_000 } as const;

/**
 * Brings a picture into the media library, once for each address: a file of one that is there already is not asked for
 * again. Asked are http and https at public addresses alone, with what they lead to; what the file is, is seen by its
 * content, and it is made anew like every picture that comes in (`addMedium`). What can't be had is told why.
 */
export async function bringPicture(
  source: ImportSource,
  { url, alt }: ImportedPicture,
  { outside, tag }: { readonly outside: Outside; readonly tag: string },
): Promise<Result<{ readonly id: number; readonly isNew: boolean }, Note>> {
  const key = { source, kind: "media", outsideId: url } as const;
  const known = await findKey(key);
  if (known && (await rowExists("media", known.row_id))) return ok({ id: known.row_id, isNew: false });
  const bytes = await fetchFile(url, outside);
  if (!bytes.ok) return told(url, bytes.error);
  const folder = await mkdtemp(join(tmpdir(), "import-"));
  try {
    const path = join(folder, randomUUID());
    await writeFile(path, bytes.value);
    const sent = { name: nameIn(url), path, bytes: bytes.value.byteLength };
    const words = alt.trim().slice(0, 300);
    const said = words === "" ? { isDecorative: true } : { alt: { [defaultLocale]: words } };
    const added = await addMedium(sent, { ...said, tags: [tag.slice(0, 40)] }, defaultLocale);
    if (!added.ok) return told(url, added.error);
    await inTransaction(() => noteKey(key, { row: added.value.id }));
    return ok({ id: added.value.id, isNew: true });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whoever refused it says why; of an address so much as a list can show. */
function told(url: string, why: NonNullable<Note["why"]>): Err<Note> {
  return err({ messageKey: "import.picture", values: { url: url.slice(0, 200) }, why });
}

/** The file at an address, where its server says it is. */
async function fetchFile(address: string, outside: Outside): Promise<Result<Uint8Array, Message>> {
  let target = address;
  for (let hop = 0; hop <= mostHops; hop += 1) {
    if (!URL.canParse(target)) return err({ messageKey: "import.pictureAddress" });
    const url = new URL(target);
    const answer = await ask(url, outside);
    if (!answer.ok) return answer;
    if (typeof answer.value !== "string") return ok(answer.value);
    target = URL.canParse(answer.value, url) ? new URL(answer.value, url).href : "";
  }
  return err({ messageKey: "import.pictureAway" });
}

/** What one address answers: the file, or where it is. */
async function ask(url: URL, { reach, lookup }: Outside): Promise<Result<Uint8Array | string, Message>> {
  const most = largestMedia.image;
  const rules: OutgoingRules = {
    ...{ reach, lookup, times, encoding: "identity" },
    bytes: { sent: 0, received: most },
  };
  try {
    const answer = await send(url, { headers: { accept: "image/*" } }, rules);
    const location = answer.headers.get("location");
    if (answer.status === 200) return ok(await readAnswer(answer));
    answer.body.destroy();
    if (answer.status > 300 && answer.status < 400 && location !== null) return ok(location);
    return err({ messageKey: "import.pictureStatus", values: { status: answer.status } });
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    if (error.reason === "forbidden") return err({ messageKey: "import.pictureAddress" });
    if (error.reason === "too-much-received")
      return err({ messageKey: "import.pictureLarge", values: { max: most / (1024 * 1024) } });
    return err({ messageKey: "import.pictureAway" });
  }
}

/** What the file is called at an address: the last part of its path. */
function nameIn(address: string): string {
  const name = new URL(address).pathname.split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
