import type { Crop } from "#schemas/content/media.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { appContext } from "#server/context.ts";
import { type Job, PictureFailure } from "#server/images/maker/job.ts";

import type { MediaKind } from "../rules.ts";

/** A picture on its way into the library; of a drawing the size is read off it. */
export interface CleanPicture {
  readonly bytes: Uint8Array;
  readonly size?: { readonly width: number; readonly height: number };
}

/** Makes a picture upright and frees it of what cameras write into it; drawings are cleaned where they are placed. */
export async function cleanPicture(source: Uint8Array, { mime }: MediaKind): Promise<Result<CleanPicture, Refusal>> {
  if (mime === "image/svg+xml") return ok({ bytes: source });
  return await remade({ kind: "clean", source });
}

/** Makes a picture of a part of one that was cleaned. */
export async function cropPicture(source: Uint8Array, crop: Crop): Promise<Result<CleanPicture, Refusal>> {
  return await remade({ kind: "crop", source, ...crop });
}

async function remade(job: Extract<Job, { kind: "clean" | "crop" }>): Promise<Result<CleanPicture, Refusal>> {
  try {
    const outcome = await appContext().pictures.do(job);
    if (outcome.kind !== "remade") throw new Error(`A picture was ${outcome.kind}`);
    const { bytes, width, height } = outcome;
    return ok({ bytes, size: { width, height } });
  } catch (error) {
    if (error instanceof PictureFailure && error.kind === "unsound") return refuse("unprocessable", "media.unsound");
    throw error;
  }
}
