import fresh from "fresh";

/** What an answer says about its version. */
export interface Validators {
  readonly ETag?: string;
  readonly "Last-Modified"?: string;
}

/** Whether the asker's copy is still right (`If-None-Match`, else `If-Modified-Since`): a 304 is enough then. */
export function isUnchanged(
  header: (name: string) => string | undefined,
  { ETag: etag, "Last-Modified": modified }: Validators,
): boolean {
  const asked = {
    "if-none-match": header("if-none-match"),
    "if-modified-since": header("if-modified-since"),
    "cache-control": header("cache-control"),
  };
  return fresh(asked, { etag, "last-modified": modified });
}
