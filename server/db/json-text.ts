/** Reads JSON that this code has written. Null for text that isn't JSON: a page shows without it. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads a JSON object whose values are texts; anything else in it is left out. */
export function readTexts(text: string): Readonly<Record<string, string>> {
  const value = readJson(text);
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
