import type { Image } from "../content/image.ts";
import type { Localized } from "../locale.ts";
import { inLocale } from "../locale.ts";
import { err, ok } from "../result.ts";
import { fault, isRecord, isRowId, under, unknownKeys } from "./check.ts";
import type { Field } from "./field.ts";
import { checkLocalizedText } from "./plain-text.ts";
import type { FieldLabels } from "./text.ts";

/** A picture of the media library; `alt` replaces the library's own text in this place. */
export type StoredImage = { readonly id: number; readonly alt?: Localized<string> } | null;

const altLimits = { min: 0, max: 300, multiline: false };

export interface ImageOptions extends FieldLabels {
  /** False where it needs no words of its own: it lies behind others, or is named by something else. */
  readonly speaks?: false;
  /** False where it can have no words of its own: the library's are used. */
  readonly words?: false;
}

/** A picture, or none. The view gets null when the medium no longer exists. */
export function image({ label, help, speaks, words }: ImageOptions): Field<StoredImage, Image | null> {
  return {
    kind: "image",
    label,
    localized: false,
    initial: null,
    check: (value) => checkImage(value, words === false ? ["id"] : ["id", "alt"]),
    merge: (_base, over) => over,
    references: (value) => (value === null ? [] : [{ kind: "media", id: value.id }]),
    toView(value, { locale, media }) {
      const found = value === null ? null : media(value.id);
      const alt = inLocale(value?.alt, locale);
      return found !== null && alt !== undefined ? { ...found, alt } : found;
    },
    describe: () => ({
      kind: "image",
      label,
      help,
      localized: false,
      initial: null,
      ...(speaks === false && { speaks }),
      ...(words === false && { words }),
    }),
  };
}

function checkImage(value: unknown, keys: readonly string[]): ReturnType<Field<StoredImage>["check"]> {
  if (value === null) return ok(null);
  if (!isRecord(value)) return fault("key.picture");
  const unknown = unknownKeys(value, keys);
  if (unknown.length > 0) return err(unknown);
  const { id } = value;
  if (!isRowId(id)) return fault("key.picture", undefined, "id");
  if (value["alt"] === undefined) return ok({ id });
  const alt = checkLocalizedText(value["alt"], altLimits);
  return alt.ok ? ok({ id, alt: alt.value }) : err(under("alt", alt.error));
}
