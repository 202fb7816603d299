import { access, constants } from "node:fs/promises";

import { isAbsent } from "#server/disk/is-absent.ts";
import { writeWhole } from "#server/disk/write-whole.ts";

import { sealed } from "../sealed-file.ts";
import { clean, crop } from "./clean.ts";
import type { FailureKind, Job, MeasureJob, Outcome } from "./job.ts";
import { makeCard } from "./make-card.ts";
import { makeFont } from "./make-font.ts";
import { makeIcon } from "./make-icon.ts";
import { makeVariant } from "./make-variant.ts";
import { shrink } from "./shrink.ts";
import { readPicture } from "./read-picture.ts";

/** Does a job, and tells of every failure in its outcome. */
export async function doJob(job: Job): Promise<Outcome> {
  try {
    const { source } = job.kind === "compose" ? job.composition : job;
    if (typeof source === "string") await access(source, constants.R_OK);
    if (job.kind === "measure") return await measure(job);
    if (job.kind === "shrink") return { kind: "remade", ...(await shrink(job)) };
    if (job.kind === "clean") return { kind: "remade", ...(await clean(job)) };
    if (job.kind === "crop") return { kind: "remade", ...(await crop(job)) };
    if (job.kind === "font") return { kind: "set", ...(await makeFont(job)) };
    return await keep(await made(job), job.target);
  } catch (error) {
    return { kind: "failed", failure: failureOf(error), why: error instanceof Error ? error.message : String(error) };
  }
}

function made(job: Exclude<Job, { kind: "measure" | "shrink" | "clean" | "crop" | "font" }>): Promise<Buffer> {
  if (job.kind === "variant") return makeVariant(job.source, job.width, job.format);
  const { composition } = job;
  return composition.kind === "card" ? makeCard(composition.card, composition.source) : makeIcon(composition);
}

/** What can't be kept is shown all the same. */
async function keep(bytes: Buffer, target: string): Promise<Outcome> {
  try {
    await writeWhole(target, sealed(bytes));
    return { kind: "kept" };
  } catch (error) {
    return { kind: "unkept", bytes, why: codeOf(error) ?? String(error) };
  }
}

/** Reads all of it: a picture that is cut off is none. */
async function measure({ source }: MeasureJob): Promise<Outcome> {
  const { picture, head } = await readPicture(source);
  await picture.clone().resize({ width: 16 }).raw().toBuffer();
  const { width, height } = head.autoOrient;
  return { kind: "measured", width, height, format: head.format };
}

function failureOf(error: unknown): FailureKind {
  if (codeOf(error) === undefined) return "unsound";
  return isAbsent(error) ? "missing" : "disk";
}

/** The system's name of an error; undefined for one of the image library. */
function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
