import { imageWidths } from "#schemas/content/image.ts";
import type { Localized } from "#schemas/locale.ts";
import { ok, type Result } from "#schemas/result.ts";
import { refuseInput, type Refusal } from "#schemas/refusal.ts";
import { database, dropTags } from "#server/db/context.ts";
import { readTexts } from "#server/db/json-text.ts";
import type { ConstraintKeys } from "#server/db/constraint.ts";
import { commandOn } from "#server/db/command.ts";
import { writeRow } from "#server/db/write-row.ts";
import { unknownLocales } from "#server/text/texts-by-locale.ts";

/** A file of the media library to write. With the id of an existing one, what is left out stays as it is. */
export interface MediaInput {
  readonly id?: number;
  /** Below the media directory: `wines/rouge-2022.jpg`. Unique. */
  readonly path?: string;
  readonly width?: number;
  readonly height?: number;
  readonly bytes?: number;
  readonly mime?: string;
  readonly alt?: Localized<string>;
  readonly placeholder?: string;
}

/** Adds or changes a file of the media library. The file itself is the caller's business. */
export async function saveMedia(input: MediaInput): Promise<Result<{ readonly id: number }, Refusal>> {
  const unknown = unknownLocales(input.alt);
  if (unknown.length > 0) return refuseInput(unknown);
  return await commandOn(keys, async () => {
    const before = await stored(input.id);
    const row = {
      path: input.path ?? before?.path ?? "",
      width: input.width ?? before?.width ?? 0,
      height: input.height ?? before?.height ?? 0,
      bytes: input.bytes ?? before?.bytes ?? 0,
      mime: input.mime ?? before?.mime ?? "",
      alt: JSON.stringify({ ...readTexts(before?.alt ?? "{}"), ...input.alt }),
      placeholder: input.placeholder ?? before?.placeholder ?? "",
    };
    if (!isMediaPath(row.path)) {
      return refuseInput([{ key: "path", messageKey: "key.mediaPath" }]);
    }
    const id = await writeRow("media", { id: input.id, exists: before !== undefined }, row);
    dropTags("media", `media:${id}`);
    return ok({ id });
  });
}

/** What the caller calls the columns. */
const keys: ConstraintKeys = {
  "media.path": "path",
  "media.width": "width",
  "media.height": "height",
  "media.bytes": "bytes",
};

/** Plain names joined by slashes: nothing that a file system or a URL reads in its own way. */
export function isMediaPath(path: string): boolean {
  return path.length <= 200 && /^[a-z0-9][a-z0-9_.-]*(\/[a-z0-9][a-z0-9_.-]*)*$/i.test(path) && !isResizedPath(path);
}

/** `320/…` would read as an address of the image endpoint. */
function isResizedPath(path: string): boolean {
  return imageWidths.some((width) => path.startsWith(`${width}/`));
}

async function stored(id: number | undefined) {
  if (id === undefined) return undefined;
  return await database().selectFrom("media").selectAll().where("id", "=", id).executeTakeFirst();
}
