import type { PageFacts } from "#schemas/page/page-facts.ts";
import type { Locale } from "#schemas/locale.ts";

import { identityOf } from "./identity.ts";
import type { ResolvedBlock } from "./page-document.ts";

/** What of a page a block's own HTML depends on, beside the block. */
export interface BlockPlace {
  readonly locale: Locale;
  /** Null for a block that doesn't say `readsPage`: its HTML is shared between pages. */
  readonly page: PageFacts | null;
}

/**
 * What a block's own HTML is kept under: everything that it was made of, props and answers by which objects they are.
 * While they are kept they stay the same ones, and what is read again and equals them does, too (ADR 017). What
 * stands in its slots is not a part of it.
 */
export function blockKey(block: ResolvedBlock, { locale, page }: BlockPlace): string {
  const { id, slug, props, data, query, here = "", room, slots } = block;
  let key = `${locale} ${slug} ${id} ${identityOf(props)} ${here}`;
  for (const name in data) key += ` ${name}=${identityOf(data[name])}`;
  for (const name in query) key += ` ?${name}=${JSON.stringify(query[name])}`;
  for (const name in slots) key += ` /${name}`;
  if (room) key += ` ${identityOf(room)}`;
  return page === null ? key : `${key} ${JSON.stringify(page)}`;
}
