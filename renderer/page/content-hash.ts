/**
 * A short hash (FNV-1a, two lanes, 64 bits as base 36) that tells whether static HTML changed.
 * Not for secrets: the renderer may not import node:crypto, and a collision only keeps old HTML.
 */
export function contentHash(text: string): string {
  let low = 0x811c9dc5;
  let high = 0x01000193;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code ^ (low >>> 15), 0x85ebca6b);
  }
  return (low >>> 0).toString(36) + (high >>> 0).toString(36);
}
