import { type FileKind, fileKinds } from "./form-document.ts";

/** What is known of a file that somebody sends, here or where it is sent to. */
export interface FileFacts {
  readonly name: string;
  readonly bytes: number;
  /** Its first bytes, `headBytes` of them where it has as many. */
  readonly head: Uint8Array;
  /** How many pixels a picture says that it has; left out where nobody looked. */
  readonly pixels?: number | null;
  /** Whether a page, a script or an archive is in it as well; left out where nobody looked. */
  readonly isMixed?: boolean;
}

/** How many of a file's first bytes tell its kind. */
export const headBytes = 16;

/** How names of a kind end, what it is called on the wire, and how its content begins; null stands for whatever byte there is. */
const kinds: Readonly<
  Record<
    FileKind,
    { readonly endings: readonly string[]; readonly mime: string; readonly begins: readonly (number | null)[] }
  >
> = {
  jpeg: { endings: ["jpg", "jpeg"], mime: "image/jpeg", begins: [0xff, 0xd8, 0xff] },
  png: { endings: ["png"], mime: "image/png", begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  webp: {
    endings: ["webp"],
    mime: "image/webp",
    begins: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
  },
  pdf: { endings: ["pdf"], mime: "application/pdf", begins: [0x25, 0x50, 0x44, 0x46, 0x2d] },
};

/** The kind of a file by its content; null for one that nobody may send. */
export function fileKindOf(head: Uint8Array): FileKind | null {
  return fileKinds.find((kind) => kinds[kind].begins.every((byte, at) => byte === null || head[at] === byte)) ?? null;
}

/** How the names of some kinds end, for people and for a browser's file dialog. */
export function endingsOf(allowed: readonly FileKind[]): readonly string[] {
  return allowed.flatMap((kind) => kinds[kind].endings);
}

/** What a kind is called on the wire. */
export function mimeOf(kind: FileKind): string {
  return kinds[kind].mime;
}

/** Whether a file is of one of some kinds: by its content, and its name says the same. */
export function isOfKinds({ name, head }: FileFacts, allowed: readonly FileKind[]): boolean {
  const kind = fileKindOf(head);
  const ending = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  return kind !== null && allowed.includes(kind) && name.includes(".") && kinds[kind].endings.includes(ending);
}
