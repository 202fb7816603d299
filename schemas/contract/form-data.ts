/** Files of a multipart request: one, several, or by field name. */
export type RequestFiles = Blob | readonly Blob[] | Readonly<Record<string, Blob | readonly Blob[]>>;

/**
 * Builds a multipart body (spec §7): the data object's values as text, objects among them as JSON
 * text, then the files. Their default field is `images` for several files and `image` for one.
 * Undefined values are left out.
 */
export function toFormData(data: Readonly<Record<string, unknown>>, files: RequestFiles): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(data)) {
    if (value !== undefined) form.append(key, toText(value));
  }
  for (const [field, blobs] of byField(files)) {
    for (const blob of blobs) form.append(field, blob);
  }
  return form;
}

function toText(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function byField(files: RequestFiles): [string, readonly Blob[]][] {
  if (files instanceof Blob) return [["image", [files]]];
  if (isBlobList(files)) return [["images", files]];
  return Object.entries(files).map(([field, value]) => [field, value instanceof Blob ? [value] : value]);
}

function isBlobList(files: RequestFiles): files is readonly Blob[] {
  return Array.isArray(files);
}
