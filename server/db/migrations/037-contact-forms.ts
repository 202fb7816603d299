import { sql } from "kysely";

import { readJson } from "../json-text.ts";
import type { Migration } from "./migration.ts";

/**
 * A contact page can't be without its form any more: the one that is public and the one that is edited get it at their
 * end, where they have none. Older revisions stay what they were.
 */
export const contactForms: Migration = {
  name: "037-contact-forms",
  statements: () => [],
  async rows(transaction) {
    const { rows: published } = await sql<{ id: number; document: string }>`
      select revision.id, revision.document from page
      inner join layout on layout.id = page.layout_id
      inner join revision on revision.id = layout.published_revision_id
      where page.type = 'contact'`.execute(transaction);
    for (const { id, document } of published) {
      await sql`update revision set document = ${withForm(document)} where id = ${id}`.execute(transaction);
    }
    const { rows: drafts } = await sql<{ id: number; document: string }>`
      select draft.document_id as id, draft.document from page
      inner join draft on draft.document_id = page.layout_id and draft.kind = 'layout'
      where page.type = 'contact'`.execute(transaction);
    for (const { id, document } of drafts) {
      await sql`update draft set document = ${withForm(document)}
        where kind = 'layout' and document_id = ${id}`.execute(transaction);
    }
  },
};

interface StoredLayout {
  readonly root: readonly string[];
  readonly blocks: Readonly<Record<string, { readonly slug: string }>>;
}

function withForm(text: string): string {
  const layout = readJson(text);
  if (!isLayout(layout)) return text;
  if (Object.values(layout.blocks).some(({ slug }) => slug === "contact-form")) return text;
  let id = "contact-form";
  for (let number = 2; Object.hasOwn(layout.blocks, id); number++) id = `contact-form-${number}`;
  const block = { id, slug: "contact-form", v: 1, props: {}, slots: {} };
  return JSON.stringify({ ...layout, root: [...layout.root, id], blocks: { ...layout.blocks, [id]: block } });
}

function isLayout(value: unknown): value is StoredLayout {
  const has = (key: string): boolean => typeof value === "object" && value !== null && key in value;
  return has("root") && has("blocks");
}
