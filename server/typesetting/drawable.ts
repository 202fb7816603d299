/**
 * A document whose texts hold nothing that can't be drawn: controls, emoji and marks without a sign are left out, a letter
 * that no face has is a question mark, so that a name that is not all there shows it. What stands in for narrow and
 * other spaces is a plain no-break space.
 */
export function drawable<T>(content: T, isDrawn: (sign: string) => boolean): T {
  if (typeof content === "string") return drawableText(content, isDrawn) as T;
  if (Array.isArray(content)) return content.map((item: unknown) => drawable(item, isDrawn)) as T;
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, drawable(value, isDrawn)])) as T;
}

function drawableText(text: string, isDrawn: (sign: string) => boolean): string {
  const plain = text
    .toWellFormed()
    .normalize("NFC")
    .replaceAll(/[\u00a0\u2007\u202f]/g, "\u00a0")
    .replaceAll(/[\t\r\n\u2028\u2029]+/g, " ");
  return Array.from(plain, (sign) => {
    if (sign === " " || sign === "\u00a0" || isDrawn(sign)) return sign;
    return /[\p{L}\p{N}]/u.test(sign) ? "?" : "";
  })
    .join("")
    .replaceAll(/ {2,}/g, " ");
}
