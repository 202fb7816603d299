import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { appContext } from "#server/context.ts";
import { PictureFailure } from "#server/images/maker/job.ts";

import type { MediaKind } from "../rules.ts";

/** A picture on its way into the library; of a drawing the size is read off it. */
export interface CleanPicture {
  readonly bytes: Uint8Array;
  readonly size?: { readonly width: number; readonly height: number };
}

/** Makes a picture upright and frees it of what cameras write into it; drawings are cleaned where they are placed. */
export async function cleanPicture(source: Uint8Array, { mime }: MediaKind): Promise<Result<CleanPicture, Refusal>> {
  if (mime === "image/svg+xml") return ok({ bytes: source });
  try {
    const outcome = await appContext().pictures.do({ kind: "clean", source });
    if (outcome.kind !== "remade") throw new Error(`A picture was ${outcome.kind}`);
    const { bytes, width, height } = outcome;
    return ok({ bytes, size: { width, height } });
  } catch (error) {
    if (error instanceof PictureFailure && error.kind === "unsound") return refuse("unprocessable", "media.unsound");
    throw error;
  }
}
