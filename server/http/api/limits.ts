/** The bounds of what the API reads (reliability D14); tests make them smaller. Bytes and milliseconds. */
export interface ApiLimits {
  /** A JSON body of a call that anybody or a customer makes: names, addresses, a message. */
  readonly jsonBytes: number;
  /** One of an administrator's call: a layout is up to a mebibyte. Read after the session was asked for. */
  readonly adminJsonBytes: number;
  /** One with the HTML of a page, which an administrator sends: of two thousand blocks with their pictures. */
  readonly pageJsonBytes: number;
  readonly multipart: MultipartLimits;
  /** Of a call whose texts come in one field, as an answer to an estate's form: few fields, and as much as all texts of a large form. */
  readonly answer: Pick<MultipartLimits, "fields" | "fieldBytes">;
  /** Of an administrator's call that may bring a film: one file, read after the session was asked for. */
  readonly film: Pick<MultipartLimits, "files" | "fileBytes" | "totalBytes">;
}

export interface MultipartLimits {
  readonly fields: number;
  readonly fieldBytes: number;
  readonly files: number;
  readonly fileBytes: number;
  readonly totalBytes: number;
  readonly milliseconds: number;
}

const mebibyte = 1024 * 1024;

export const defaultLimits: ApiLimits = {
  jsonBytes: 64 * 1024,
  adminJsonBytes: mebibyte,
  pageJsonBytes: 8 * mebibyte,
  multipart: {
    fields: 100,
    fieldBytes: 64 * 1024,
    files: 10,
    fileBytes: 5 * mebibyte,
    totalBytes: 20 * mebibyte,
    milliseconds: 30_000,
  },
  answer: { fields: 8, fieldBytes: 512 * 1024 },
  film: { files: 2, fileBytes: 32 * mebibyte, totalBytes: 33 * mebibyte },
};
