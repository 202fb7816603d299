/**
 * Tells whether a request's Content-Type is exactly JSON in UTF-8. Anything looser has been a way
 * around validation elsewhere (reliability S-34): a tab, trailing words, another charset.
 */
export function isJsonType(contentType: string | null | undefined): boolean {
  return (
    contentType !== null &&
    contentType !== undefined &&
    /^application\/json(?:; ?charset="?utf-8"?)?$/i.test(contentType)
  );
}

/** The boundary of a multipart form, or null when the type is anything else. */
export function multipartBoundary(contentType: string | null | undefined): string | null {
  const match = /^multipart\/form-data; ?boundary=(?:"([^"\\]{1,70})"|([\w'()+,./:=?-]{1,70}))$/i.exec(
    contentType ?? "",
  );
  return match?.[1] ?? match?.[2] ?? null;
}
