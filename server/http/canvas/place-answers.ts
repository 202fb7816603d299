import type { PagePlace } from "#schemas/content/canvas.ts";
import type { SetSetting } from "#schemas/page-settings/set-setting.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import { followInDraft } from "#server/drafts/write.ts";
import { type MovedPage, movePage } from "#server/pages/places/write.ts";
import { setAtOnce } from "#server/pages/settings/write.ts";

import type { Caller } from "../api/handler.ts";
import type { ApiRefusal } from "../errors.ts";

/** Moves a page, and says where it stood. */
export async function answerMove(
  pageId: number,
  place: PagePlace,
  caller: Caller,
): Promise<Result<PagePlace, ApiRefusal>> {
  const session = await caller.session();
  if (!session) return refuse("unauthorized", "session.missing");
  return await command(async () => {
    const moved = await movePage({ pageId, ...place, authorId: session.userId });
    if (!moved.ok) return moved;
    const followed = await followChanges(moved.value.changed, session.userId);
    return followed.ok ? ok(moved.value.before) : followed;
  });
}

/** How a page stands in the menu; what is left out stays. */
export interface MenuFlags {
  readonly isMenu?: boolean | undefined;
  readonly isFixedRight?: boolean | undefined;
}

/** Puts a page into the menu, or takes it out. */
export async function answerMenu(
  pageId: number,
  { isMenu, isFixedRight }: MenuFlags,
  caller: Caller,
): Promise<Result<null, ApiRefusal>> {
  const session = await caller.session();
  if (!session) return refuse("unauthorized", "session.missing");
  const commands: readonly SetSetting[] = [
    ...(isMenu === undefined ? [] : [{ type: "set", field: "isMenu", value: isMenu } as const]),
    ...(isFixedRight === undefined ? [] : [{ type: "set", field: "isFixedRight", value: isFixedRight } as const]),
  ];
  return await command(async () => {
    const done = await setAtOnce({ pageId, commands, authorId: session.userId });
    return done.ok ? await followChanges([{ pageId, commands }], session.userId) : done;
  });
}

/** What was set of pages at once is set in their drafts too. */
export async function followChanges(changed: MovedPage["changed"], authorId: number): Promise<Result<null, Refusal>> {
  for (const { pageId, commands } of changed) {
    const followed = await followInDraft({ kind: "page", id: pageId }, { commands, authorId });
    if (!followed.ok) return followed;
  }
  return ok(null);
}
