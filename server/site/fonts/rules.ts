import { isFamilyName } from "#schemas/site/font-family.ts";

/** As many families as an estate has of its own, and faces in one. */
export const mostFamilies = 20;
export const mostFaces = 18;

/** As large as a font is when it is unpacked, in bytes: a file says it before anything is unpacked. */
export const largestFont = 12 * 1024 * 1024;

export type FontFault = "fonts.type" | "fonts.large";

/** What keeps a file from being unpacked, by its first bytes, whatever it is called; null: nothing. */
export function faultOf(bytes: Uint8Array): FontFault | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 48));
  const kind = head.toString("latin1", 0, 4);
  if (["\0\u0001\0\0", "true", "OTTO"].includes(kind)) return bytes.byteLength > largestFont ? "fonts.large" : null;
  if ((kind !== "wOFF" && kind !== "wOF2") || head.length < 48) return "fonts.type";
  return head.readUInt32BE(16) > largestFont || unpackedSize(bytes, kind) > largestFont ? "fonts.large" : null;
}

/** What a WOFF's tables say that they come to, whatever its head says. */
function unpackedSize(bytes: Uint8Array, kind: string): number {
  if (kind !== "wOFF") return 0;
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = whole.readUInt16BE(12);
  if (44 + 20 * count > whole.length) return 0;
  return Array.from({ length: count }, (_, index) => whole.readUInt32BE(44 + 20 * index + 12)).reduce(
    (sum, length) => sum + length,
    0,
  );
}

const faceWords =
  /[ _-]*(?:thin|extra ?light|light|regular|medium|semi ?bold|extra ?bold|bold|black|italic|oblique|variable ?font(?:[ _]\w+)?)$/i;

/** What a family is called: as the font says, else as its file's name begins, without what names one face. */
export function familyNameOf(said: string, fileName: string): string {
  const stem = fileName.replace(/\.[^.]*$/, "").replaceAll(/([a-z\d])([A-Z])/g, "$1 $2");
  const names = [said, stem].map((name) =>
    withoutFace(name.replaceAll(/[^\p{L}\p{N} -]+/gu, " ").replaceAll(/\s+/g, " ")),
  );
  return names.map((name) => name.slice(0, 60).replaceAll(/^[ -]+|[ -]+$/g, "")).find(isFamilyName) ?? "";
}

function withoutFace(name: string): string {
  const shorter = name.trim().replace(faceWords, "");
  return shorter === name || shorter === "" ? name : withoutFace(shorter);
}
