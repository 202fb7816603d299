import { sql } from "kysely";
import { describe, expect, test } from "vitest";

import { allMigrations } from "#server/db/migrations/all-migrations.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { makeOldDatabase } from "#tests/setup/old-database.ts";

const before = allMigrations.filter(({ name }) => name < "037");

const layoutOf = (...slugs: readonly string[]): string =>
  JSON.stringify({
    version: 1,
    kind: "page",
    root: slugs.map((slug) => slug),
    blocks: Object.fromEntries(slugs.map((slug) => [slug, { id: slug, slug, v: 1, props: {}, slots: {} }])),
  });

describe.each(engines)("contact pages of before their form, on $name", (engine) => {
  const opened = useDatabase(engine, (place) =>
    makeOldDatabase(place, before, async (old) => {
      for (const [id, type] of [
        [1, "contact"],
        [2, "content"],
      ] as const) {
        await sql`insert into layout (id, kind, name) values (${id}, 'page', ${type})`.execute(old);
        for (const [at, document] of [layoutOf("rich-text"), layoutOf("contact-details")].entries()) {
          await sql`insert into revision (id, kind, document_id, document, label, created_at)
            values (${id * 10 + at}, 'layout', ${id}, ${document}, '', 0)`.execute(old);
        }
        await sql`update layout set published_revision_id = ${id * 10 + 1} where id = ${id}`.execute(old);
        await sql`insert into draft (kind, document_id, document, sequence, base_revision_id, base_sequence, changed_at)
          values ('layout', ${id}, ${layoutOf("contact-details", "contact-form")}, 1, ${id * 10 + 1}, 0, 0)`.execute(
          old,
        );
        await sql`insert into page (id, type, position, layout_id, menu_icon, is_menu, is_fixed_right, is_absolute_menu,
          is_reload, is_cms, has_custom_header, has_custom_footer, is_e_commerce)
          values (${id}, ${type}, 0, ${id}, '', 0, 0, 0, 0, 0, 0, 0, 0)`.execute(old);
      }
    }),
  );

  test("[§2] the public one gets it at its end, the draft that has it none more, other pages and old revisions nothing", async () => {
    const slugs = (document: string) => (JSON.parse(document) as { root: string[] }).root.join();
    const revisions = await opened.db.reader.selectFrom("revision").select(["id", "document"]).orderBy("id").execute();
    expect(revisions.map(({ id, document }) => [id, slugs(document)])).toEqual([
      [10, "rich-text"],
      [11, "contact-details,contact-form"],
      [20, "rich-text"],
      [21, "contact-details"],
    ]);
    const drafts = await opened.db.reader.selectFrom("draft").select("document").execute();
    expect(drafts.map(({ document }) => slugs(document))).toEqual(
      Array.from({ length: 2 }, () => "contact-details,contact-form"),
    );
  });
});
