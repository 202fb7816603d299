/** What an item of an export says, as its elements say it. */
export class RawPost {
  readonly line: number;
  readonly said = new Map<string, string>();
  readonly categories: { readonly domain: string; readonly name: string }[] = [];
  /** What WordPress and its plug-ins keep beside a post. */
  readonly meta = new Map<string, string>();
  #domain = "";
  #key = "";

  constructor(line: number) {
    this.line = line;
  }

  /** A category begins. */
  begin(attributes: Readonly<Record<string, string>>): void {
    this.#domain = attributes["domain"] ?? "";
  }

  /** An element is over that said this. */
  end(name: string, text: string): void {
    if (name === "category") this.categories.push({ domain: this.#domain, name: text });
    else if (name === "wp:meta_key") this.#key = text;
    else if (name === "wp:meta_value") this.meta.set(this.#key, text);
    else if (!this.said.has(name)) this.said.set(name, text);
  }
}

/** A page, a post, an attachment or something else of WordPress. */
export interface Post {
  readonly line: number;
  readonly id: string;
  readonly type: string;
  readonly status: string;
  /** Only those with a password may read it. */
  readonly isLocked: boolean;
  readonly title: string;
  readonly slug: string;
  readonly link: string;
  readonly summary: string;
  readonly text: string;
  readonly hasShortcodes: boolean;
  /** Milliseconds since 1970. */
  readonly publishedAt: number;
  readonly folders: readonly string[];
  /** The page that it stands below, and the attachment that it is shown by, by their numbers. */
  readonly parent: string | null;
  readonly thumbnail: string;
  /** Where an attachment's file is. */
  readonly file: string;
}

/** What plug-ins and WordPress put into texts, to be filled in where they are shown. None goes on behind another bracket: no text is read anew from each. */
const shortcodes = /\[\/?[a-z][\w-]*(?:\s[^[\]\n]*)?\/?\]/g;

/** Reads an item of an export. */
export function readPost({ line, said, categories, meta }: RawPost): Post {
  const text = said.get("content:encoded") ?? "";
  const parent = said.get("wp:post_parent") ?? "0";
  const folders = categories.filter(({ domain }) => domain === "category").map(({ name }) => name);
  return {
    line,
    id: said.get("wp:post_id") ?? "",
    type: said.get("wp:post_type") ?? "",
    status: said.get("wp:status") ?? "",
    isLocked: (said.get("wp:post_password") ?? "") !== "",
    title: said.get("title") ?? "",
    slug: said.get("wp:post_name") ?? "",
    link: said.get("link") ?? "",
    summary: said.get("excerpt:encoded") ?? "",
    text: text.replaceAll(shortcodes, ""),
    hasShortcodes: text.search(shortcodes) !== -1,
    publishedAt: instantIn(said.get("wp:post_date_gmt") ?? "") ?? instantIn(said.get("wp:post_date") ?? "") ?? 0,
    // What WordPress puts everything in that is in nothing.
    folders: folders.filter((name) => !/^(?:uncategorized|non class[ée])$/i.test(name)),
    parent: parent === "0" ? null : parent,
    thumbnail: meta.get("_thumbnail_id") ?? "",
    file: said.get("wp:attachment_url") ?? "",
  };
}

/** The path of an address, without a slash at its end; null for one that has none of its own. */
export function pathIn(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { pathname } = new URL(address);
  // Not from each slash to the end: an address may be of nothing else.
  const path = pathname.slice(0, pathname.search(/(?<!\/)\/*$/));
  try {
    return path === "" ? null : decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** `2024-05-01 12:00:00`, of UTC; null for WordPress's nothing. */
function instantIn(text: string): number | null {
  const instant = /^\d{4}-/.test(text) ? Date.parse(`${text.replace(" ", "T")}Z`) : NaN;
  return Number.isNaN(instant) || instant <= 0 ? null : instant;
}
