import type { FieldPorts, Listed, ListQuery, Target } from "#editor/fields/field-ports.ts";
import type { Image } from "#schemas/content/image.ts";
import type { PageItem } from "#schemas/content/page-item.ts";
import { ApiError } from "#schemas/contract/api-error.ts";
import type { Client } from "#schemas/contract/client.ts";
import type { Locale } from "#schemas/locale.ts";
import { ok, type Result } from "#schemas/result.ts";

import type { PictureWords, SendPicture } from "./send-picture.ts";

/** What adding pictures to the media library and framing them takes. */
export interface LibraryChanges {
  readonly send: SendPicture;
  /** Asks somebody what a picture says; null: they don't want to add it. */
  readonly ask: (file: File) => Promise<PictureWords | null>;
  /** Told a picture whose crops keep something else in view now. */
  readonly reframed: (image: Image) => void;
}

/** How many are shown at once. */
const shown = { pictures: 24, targets: 20 };

/** What the fields ask for, over the contract's client of each language. */
export function fieldPorts(client: (locale: Locale) => Pick<Client, "call">, library: LibraryChanges): FieldPorts {
  const settled: Settled = new WeakMap();
  return {
    async listMedia({ search, page, locale, signal }) {
      const query = { nbItem: shown.pictures, page, search, kind: "image" };
      const { media, total } = await client(locale).call("listMedia", { query, signal });
      return { items: media.map(({ image }) => image), total };
    },
    listPages: async (query) => await listPages(client(query.locale), query),
    listProducts: async (query) => await listProducts(client(query.locale), query),
    listForms: (locale) => client(locale).call("listForms"),
    lookUp: async (references, locale) => await client(locale).call("lookUp", { body: { references } }),
    async saveFocal(id, focal, locale) {
      const image = await client(locale).call("changeMedia", { params: { id }, body: { focal } });
      library.reframed(image);
      return image;
    },
    upload: async (files, onProgress) => await upload(files, { ...library, settled }, onProgress),
  };
}

/** A page is called by its name in the menu, and found by that or by its title. */
async function listPages(client: Pick<Client, "call">, query: ListQuery): Promise<Listed<Target>> {
  const { search, page, signal } = query;
  const paging = { nbItem: shown.targets, page };
  const lists = await Promise.all(
    like(["menuTitle", "title"], search).map(
      async (filter) => await client.call("listPages", { query: { ...paging, ...filter }, signal }),
    ),
  );
  const found = new Map(lists.flatMap(({ pages }) => pages).map((item) => [item.id, targetOf(item)]));
  // Of two lists it is known only how many there are at least.
  const total = Math.max(found.size, ...lists.map((list) => list.total));
  return { items: [...found.values()], total };
}

function targetOf({ id, menuTitle, title, path }: PageItem): Target {
  return { id, title: menuTitle || title, path };
}

async function listProducts(client: Pick<Client, "call">, query: ListQuery): Promise<Listed<Target>> {
  const { search, page, signal } = query;
  const [filter] = like(["name"], search);
  try {
    const asked = { nbItem: shown.targets, page, orderBy: "name", ...filter };
    const { products, total } = await client.call("listProducts", { query: asked, signal });
    return { items: products.map(({ id, name, url }) => ({ id, title: name, path: url || null })), total };
  } catch (error) {
    // An estate that sells nothing here has no such list.
    if (error instanceof ApiError && error.status === 404) return { items: [], total: 0 };
    throw error;
  }
}

/** One query for each column in which what somebody typed may stand; without that, one for everything. */
function like(columns: readonly string[], search: string): readonly Readonly<Record<string, string>>[] {
  return search.trim() === "" ? [{}] : columns.map((column) => ({ [column]: `lk:${search.trim()}` }));
}

/** What came of files whose upload hasn't ended yet: the picture that one is, or null where nobody wanted it. */
type Settled = WeakMap<File, Image | null>;

/**
 * One after the other, each with its words; the first that is refused, or can't be sent, ends it. The same files given
 * again go on from there: what is in the library already isn't sent twice.
 */
async function upload(
  files: readonly File[],
  { send, ask, settled }: LibraryChanges & { readonly settled: Settled },
  onProgress: (part: number) => void,
): Promise<Result<readonly Image[], string>> {
  for (const [index, file] of files.entries()) {
    if (settled.has(file)) continue;
    const words = await ask(file);
    if (words === null) {
      settled.set(file, null);
      continue;
    }
    onProgress(index / files.length);
    const sent = await send(file, words, (part) => onProgress((index + part) / files.length));
    if (!sent.ok) return sent;
    settled.set(file, sent.value);
  }
  const added = files.map((file) => settled.get(file) ?? null).filter((image) => image !== null);
  for (const file of files) settled.delete(file);
  return ok(added);
}
