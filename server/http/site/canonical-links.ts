/** Gives the canonical address of a path of this site, in the path's own language; the path itself when it has none. */
export type CanonicalOf = (path: string) => Promise<string>;

/** Properties that hold where something leads. Those called `url` are made by us, and right already. */
const linkKeys: ReadonlySet<string> = new Set(["link", "href"]);

/** The path of a link in rich text, without query and anchor. Another host's (`//`) is none of ours. */
const written = /(\shref=")(\/(?!\/)[^"?#]*)/g;

/** The path of a link by itself. */
const leading = /^\/(?!\/)[^?#]*/;

/** What leads to no page: files and calls. */
const noPage = /^\/(?:media|images|assets|custom|api)\//;

/**
 * Gives what was read from the database with its links to pages of this site, in link properties and in rich text,
 * under their canonical addresses: people write the literals of spec §2, slugs of another language and ids without
 * names. Whatever has no such link stays the same object, also as a part of what has.
 */
export async function withCanonicalLinks<Value>(value: Value, canonicalOf: CanonicalOf): Promise<Value> {
  const paths = new Set<string>();
  collect(value, "", paths);
  const moves = new Map<string, string>();
  await Promise.all(
    [...paths].map(async (path) => {
      const canonical = await canonicalOf(path);
      if (canonical !== path) moves.set(path, canonical);
    }),
  );
  return moves.size === 0 ? value : (rewritten(value, "", moves) as Value);
}

function collect(value: unknown, key: string, paths: Set<string>): void {
  if (typeof value === "string") {
    for (const path of pathsIn(value, key)) if (!noPage.test(path)) paths.add(path);
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, key, paths);
  } else if (isPlain(value)) {
    for (const name in value) collect(value[name], name, paths);
  }
}

function pathsIn(text: string, key: string): readonly string[] {
  if (linkKeys.has(key)) return leading.exec(text) ?? none;
  return hasWritten(text) ? [...text.matchAll(written)].map(([, , path = ""]) => path) : none;
}

const none: readonly string[] = [];

function rewritten(value: unknown, key: string, moves: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") {
    const moved = (path: string): string => moves.get(path) ?? path;
    if (linkKeys.has(key)) return value.replace(leading, moved);
    return hasWritten(value)
      ? value.replace(written, (_all, start: string, path: string) => start + moved(path))
      : value;
  }
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const after = items.map((item) => rewritten(item, key, moves));
    return after.every((item, index) => item === items[index]) ? items : after;
  }
  if (!isPlain(value)) return value;
  let after: Record<string, unknown> | null = null;
  for (const name in value) {
    const inner = rewritten(value[name], name, moves);
    if (inner !== value[name]) (after ??= { ...value })[name] = inner;
  }
  return after ?? value;
}

/** True for a text that may hold a link as `written`: most don't, and a search is cheaper than an expression. */
function hasWritten(text: string): boolean {
  return text.includes(' href="/');
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
