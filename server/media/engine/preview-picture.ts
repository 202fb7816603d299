import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { appContext } from "#server/context.ts";
import { PictureFailure } from "#server/images/maker/job.ts";

import { kindOf } from "../rules.ts";

/** How large a preview is at most, in pixels: a page that is higher than a WebP can be loses its foot. */
const most = { width: 800, height: 16_000 };

/** What a preview may come as, by its first bytes. */
const taken: readonly string[] = ["image/png", "image/jpeg", "image/webp"];

/** Makes the preview of a picture that came from outside; refuses what isn't one. */
export async function previewPicture(
  source: Uint8Array,
): Promise<Result<{ readonly bytes: Uint8Array; readonly width: number; readonly height: number }, Refusal>> {
  if (!taken.includes(kindOf(source)?.mime ?? "")) return refuse("unsupported-type", "preview.type");
  try {
    const outcome = await appContext().pictures.do({ kind: "shrink", source, ...most });
    if (outcome.kind !== "remade") throw new Error(`A preview was ${outcome.kind}`);
    return ok(outcome);
  } catch (error) {
    if (error instanceof PictureFailure && error.kind === "unsound") return refuse("unprocessable", "preview.unsound");
    throw error;
  }
}
