import type { editedPopupCalls } from "#schemas/contract/calls/edited-popups.ts";
import { refuse } from "#schemas/refusal.ts";
import { ok } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import { copyDraft, forgetDocument } from "#server/drafts/write.ts";
import { createPopup } from "#server/popups/documents/write.ts";
import { removePopup } from "#server/popups/write.ts";

import type { HandlersOf } from "../api/handler.ts";
import { listEditedPopups } from "./list-edited-popups.ts";

/** What answers those who edit popups: of each there is what visitors have, and its draft. */
export const editedPopupHandlers: HandlersOf<typeof editedPopupCalls> = {
  listEditedPopups: async ({ locale }) => ok(await listEditedPopups(locale)),

  createPopup: async ({ body: { copyOf }, caller }) => {
    const session = await caller.session();
    if (!session) return refuse("unauthorized", "session.missing");
    return await command(async () => {
      const made = await createPopup();
      if (!made.ok || copyOf === null) return made;
      const copied = await copyDraft(draft(copyOf), draft(made.value.id), session.userId);
      return copied.ok ? made : copied;
    });
  },

  deletePopup: async ({ params: { id } }) =>
    await command(async () => {
      const removed = await removePopup(id);
      if (removed.ok) await forgetDocument(draft(id));
      return removed;
    }),
};

const draft = (id: number) => ({ kind: "popup", id });
