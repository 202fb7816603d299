import type { LoggedEdit } from "#schemas/content/draft.ts";
import type { Row } from "#server/db/tables.ts";

/** An edit of the log as it is sent. */
export function presentEdit(row: Row<"draft_edit">): LoggedEdit {
  return {
    sequence: row.sequence,
    id: row.edit_id,
    commands: JSON.parse(row.commands) as readonly object[],
    inverse: JSON.parse(row.inverse) as readonly object[],
    undoes: row.undoes,
    author: row.author_id,
    at: row.made_at,
  };
}
