/** The beginning of a file of each kind, padded to `bytes`. */
const beginnings = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46],
  webp: [...Buffer.from("RIFF\0\0\0\0WEBPVP8 ", "latin1")],
  pdf: [...Buffer.from("%PDF-1.7\n%âãÏÓ\n", "latin1")],
  html: [...Buffer.from("<!doctype html><script>alert(1)</script>")],
  svg: [...Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  exe: [...Buffer.from("MZ\x90\0\x03\0\0\0", "latin1")],
  zip: [0x50, 0x4b, 0x03, 0x04, 0x14, 0, 0, 0],
} as const;

export type SentKind = keyof typeof beginnings;

/** The content of a file that begins as its kind does. */
export function contentOf(kind: SentKind, bytes = 64): Uint8Array<ArrayBuffer> {
  const content = new Uint8Array(bytes).fill(0x20);
  content.set(beginnings[kind].slice(0, bytes));
  return content;
}

/** What is known of a file before it is kept. */
export function factsOf(name: string, content: Uint8Array) {
  return { name, bytes: content.byteLength, head: content.subarray(0, 16) };
}
