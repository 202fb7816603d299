import { SaxesParser } from "saxes";

import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";

import type { TextFile } from "../files/decode-file.ts";
import { pathIn, type Post, readPost, RawPost } from "./wordpress-post.ts";
import type { ImportedPicture, Note, ReadItem } from "../shapes.ts";

/*
 * The export of WordPress (WXR, an RSS with elements of its own): pages, posts with their categories, attachments.
 */

/** Whether a file begins as XML does. */
export async function isXml(file: TextFile): Promise<boolean> {
  let text = "";
  for await (const piece of file.text()) {
    text = (text + piece).trimStart();
    if (text.length > 200) break;
  }
  return /^<(?:\?xml|rss|!DOCTYPE|!ENTITY)/i.test(text);
}

/**
 * Reads an export of WordPress as a stream. Refused in words, with the line: what isn't well-formed, and a document type,
 * which is where entities are declared that swell when they are read; WordPress writes none.
 */
export async function readWordPress(file: TextFile): Promise<Result<readonly ReadItem[], Refusal>> {
  const posts: Post[] = [];
  const parser = new SaxesParser();
  const open: string[] = [];
  let raw: RawPost | null = null;
  let isExport = false;
  let text = "";
  let fault: Result<never, Refusal> | null = null;
  const refuseAt = (messageKey: "import.doctype" | "import.xml"): void => {
    fault ??= refuse("unprocessable", messageKey, { values: { line: parser.line } });
  };
  parser.on("doctype", () => refuseAt("import.doctype"));
  parser.on("error", () => refuseAt("import.xml"));
  parser.on("opentag", ({ name, attributes }) => {
    open.push(name);
    text = "";
    if (name === "wp:wxr_version") isExport = true;
    if (name === "item") raw = new RawPost(parser.line);
    if (name === "category") raw?.begin(attributes);
  });
  const told = (said: string): void => void (text += said);
  parser.on("text", told);
  parser.on("cdata", told);
  parser.on("closetag", ({ name }) => {
    open.pop();
    raw?.end(name, text.trim());
    text = "";
    if (name !== "item" || raw === null) return;
    posts.push(readPost(raw));
    raw = null;
  });
  for await (const piece of file.text()) {
    parser.write(piece);
    if (fault) return fault;
  }
  parser.close();
  if (fault) return fault;
  return isExport ? ok(itemsOf(posts)) : refuse("unprocessable", "import.unknown");
}

/** Attachments are no items: those that a page or a post shows come with it. */
function itemsOf(posts: readonly Post[]): readonly ReadItem[] {
  const files = new Map(posts.filter(({ type }) => type === "attachment").map((post) => [post.id, pictureOf(post)]));
  const parents = new Map(posts.filter(({ type }) => type === "page").map(({ id, parent }) => [id, parent]));
  const items = posts.flatMap((post) => {
    if (post.type === "page" || post.type === "post") return [itemOf(post, files, depthOf(post, parents))];
    return post.type === "product" ? [productOf(post)] : [];
  });
  // A page stands below one that is there already.
  return items.toSorted((one, other) => one.depth - other.depth).map(({ depth: _depth, ...item }) => item);
}

type Deep = ReadItem & { readonly depth: number };

function itemOf(post: Post, files: ReadonlyMap<string, ImportedPicture>, depth: number): Deep {
  const kind = post.type === "page" ? ("page" as const) : ("article" as const);
  const path = pathIn(post.link);
  const item = {
    line: post.line,
    kind,
    outsideId: post.id,
    title: post.title,
    paths: path === null ? [] : [path],
    depth,
  };
  const leftOut = (note: Note): Deep => ({ ...item, content: null, notes: [note] });
  if (post.title === "") return leftOut({ messageKey: "import.noTitle" });
  if (post.status !== "publish") return leftOut({ messageKey: "import.draft" });
  if (post.isLocked) return leftOut({ messageKey: "import.locked" });
  const { title, slug, summary, text, publishedAt, folders, parent } = post;
  const picture = files.get(post.thumbnail) ?? null;
  const notes: Note[] = post.hasShortcodes ? [{ messageKey: "import.shortcodes" }] : [];
  return { ...item, notes, content: { kind, title, slug, summary, text, publishedAt, picture, folders, parent } };
}

/** Products stand in an export of all of WordPress, without what the shop knows of them. */
function productOf({ line, id, title }: Post): Deep {
  const notes = [{ messageKey: "import.productsByTable" } as const];
  return { line, kind: "product", outsideId: id, title, content: null, notes, paths: [], depth: 0 };
}

/** How many pages a page stands below; `parents` has all pages. */
function depthOf({ parent }: Post, parents: ReadonlyMap<string, string | null>): number {
  let depth = 0;
  for (let at = parent; at !== null && parents.has(at) && depth < 20; depth += 1) at = parents.get(at) ?? null;
  return depth;
}

function pictureOf({ file, title }: Post): ImportedPicture {
  return { url: file, alt: title };
}
