import { sql } from "kysely";

import { readTexts } from "../json-text.ts";
import { fold } from "../../../schemas/fold.ts";
import type { Migration } from "./migration.ts";

/** The media library is searched by what its pictures are called and say; some say nothing on purpose. */
export const mediaLibrary: Migration = {
  name: "034-media-library",
  statements: ({ text }) => [
    `alter table media add column search ${text} not null default ''`,
    `alter table media add column is_decorative integer not null default 0 check (is_decorative in (0, 1))`,
  ],
  async rows(transaction) {
    const { rows } = await sql<{ id: number; path: string; alt: string }>`
      select id, path, alt from media`.execute(transaction);
    for (const { id, path, alt } of rows) {
      const name = path.slice(path.lastIndexOf("/") + 1);
      const search = fold([name, ...Object.values(readTexts(alt))].join(" "));
      await sql`update media set search = ${search} where id = ${id}`.execute(transaction);
    }
  },
};
