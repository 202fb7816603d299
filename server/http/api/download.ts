import { ok, type Result } from "#schemas/result.ts";

type DownloadParts = Pick<Download, "name" | "mime" | "parts"> & Partial<Pick<Download, "mark">>;

/** A file as the answer of a call with `isDownload`. */
export class Download {
  readonly name: string;
  readonly mime: string;
  readonly parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Tells a file that is everybody's from its other versions; null: nobody on the way keeps it. */
  readonly mark: string | null;

  /** `name` is what it is saved as, whatever somebody called it. */
  constructor({ name, mime, parts, mark = null }: DownloadParts) {
    this.mark = mark;
    this.name = name;
    this.mime = mime;
    this.parts = parts;
  }

  /** Saved, never shown; the name in letters that all headers take, and as it is (RFC 6266, RFC 8187). */
  get disposition(): string {
    const plain = this.name.replaceAll(/[^\w.() -]/g, "_");
    const whole = encodeURIComponent(this.name.toWellFormed()).replaceAll(/['()*]/g, hexOf);
    return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
  }
}

function hexOf(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** What a handler of a call with `isDownload` answers: such a call has no envelope, so that its answer's type is null. */
export function fileAnswer(file: DownloadParts): Result<null, never> {
  return ok(new Download(file) as unknown as null);
}
