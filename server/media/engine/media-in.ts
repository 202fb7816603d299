/*
 * Media that something stored names: by their ids, as pictures of blocks and settings do, or by an address or a name, as
 * links, films and texts with markup do. Looked for in all that is there, whether its definition is known or not.
 */

/** What was found; names are those of the library, or of a file of it. */
export interface FoundMedia {
  readonly ids: Set<number>;
  readonly names: Set<string>;
}

/** Adds what a stored document names. */
export function findInDocument(stored: unknown, found: FoundMedia): void {
  if (typeof stored === "string") return findInValue(stored, found);
  if (typeof stored !== "object" || stored === null) return;
  if (isPicture(stored)) found.ids.add(stored.id);
  for (const value of Object.values(stored)) findInDocument(value, found);
}

/** Adds the addresses that stand in a text. */
export function findInText(text: string, { names }: FoundMedia): void {
  for (const { groups } of text.matchAll(addresses)) {
    const path = groups?.["path"] ?? "";
    // The address of a size of a picture is the picture's with how it is written behind it.
    const whole = groups?.["size"] === undefined ? path : path.replace(/\.(?:avif|webp|jpeg)$/u, "");
    for (const name of [whole, whole.replace(/[.-]+$/u, "")]) names.add(name);
  }
}

/** Nothing yet. */
export function nothingFound(): FoundMedia {
  return { ids: new Set(), names: new Set() };
}

const addresses = /\/(?:media|images\/(?<size>\d{2,4}))\/(?<path>[\w.-]+(?:\/[\w.-]+)*)/gu;

/** A text is a name by itself (a film's), or there are addresses in it. */
function findInValue(text: string, found: FoundMedia): void {
  if (/^\/?[\w.-]+(?:\/[\w.-]+)*\.[a-z0-9]{2,5}$/iu.test(text)) found.names.add(text.replace(/^\//u, ""));
  findInText(text, found);
}

/** A picture stands as its id, with or without words of its own. */
function isPicture(stored: object): stored is { readonly id: number } {
  if (!("id" in stored) || typeof stored.id !== "number") return false;
  return Object.keys(stored).every((key) => key === "id" || key === "alt");
}
