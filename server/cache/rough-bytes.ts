/** What V8 takes for an object, a place in it, and a character, roughly and rather too much. */
const weight = { object: 60, place: 16, character: 2 } as const;

/** About how many bytes a value of arrays, plain objects and texts takes in memory. Parts that are shared count once. */
export function roughBytes(value: unknown, seen: Set<unknown> = new Set()): number {
  if (typeof value === "string") return value.length * weight.character + weight.place;
  if (typeof value !== "object" || value === null || seen.has(value)) return 0;
  seen.add(value);
  let bytes: number = weight.object;
  for (const part of Object.values(value)) bytes += weight.place + roughBytes(part, seen);
  return bytes;
}
