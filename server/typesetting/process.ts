/*
 * A process of its own for setting documents (typesetter.ts starts it): what takes long or fails there takes nothing from
 * the pages, and its memory goes back to the system when it ends.
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import type { setDocument } from "#documents/set-document.tsx";

import type { AnsweredSetting, AskedSetting } from "./job.ts";
import { typeset } from "./typeset.ts";

interface Bundle {
  readonly setDocument: typeof setDocument;
}

const bundle = join(import.meta.dirname, "..", "..", "dist", "server", "documents.js");

async function answer({ id, job }: AskedSetting): Promise<void> {
  process.send?.(await answerOf(id, job));
}

async function answerOf(id: number, job: AskedSetting["job"]): Promise<AnsweredSetting> {
  try {
    const documents = (await import(pathToFileURL(bundle).href)) as Bundle;
    return { id, bytes: await typeset(job, documents.setDocument) };
  } catch (error) {
    return { id, why: error instanceof Error ? error.message : String(error) };
  }
}

process.on("message", (asked) => void answer(asked as AskedSetting));
process.on("disconnect", () => process.exit(0));
// Ctrl-C goes to the whole group: the server decides when this one ends.
process.on("SIGINT", () => undefined);
