import type { PagePlace } from "#schemas/content/canvas.ts";
import type { SetSetting } from "#schemas/page-settings/set-setting.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import { database, dropTags } from "#server/db/context.ts";

import { listPageRecords } from "../records/read.ts";
import { setAtOnce } from "../settings/write.ts";
import { type NewOrder, ordersForMove, placeOf } from "./rules.ts";

export interface PageToMove extends PagePlace {
  readonly pageId: number;
  readonly authorId: number;
}

/** What a move did. */
export interface MovedPage {
  /** Where the page stood. */
  readonly before: PagePlace;
  /** What was set of which page: a draft of theirs has to know it too. */
  readonly changed: readonly { readonly pageId: number; readonly commands: readonly SetSetting[] }[];
}

/** Moves a page below another one, and behind another one there, at once. The numbers of pages around it may change with it. */
export async function movePage({ pageId, authorId, ...place }: PageToMove): Promise<Result<MovedPage, Refusal>> {
  return await command(async () => {
    const pages = await listPageRecords();
    const page = pages.find(({ id }) => id === pageId);
    if (!page) return refuse("not-found", "row.missing");
    const before = placeOf(pages, page);
    if (before.parent === place.parent && before.after === place.after) return ok({ before, changed: [] });
    const orders = ordersForMove(pages, pageId, place);
    if (!orders.ok) return orders;
    const [[, order], ...others] = orders.value;
    const commands: readonly SetSetting[] = [
      ...(page.parentId === place.parent ? [] : [set("parent", place.parent)]),
      ...(page.order === order ? [] : [set("order", order)]),
    ];
    const moved = await setAtOnce({ pageId, commands, authorId });
    if (!moved.ok) return moved;
    await giveNumbers(others);
    const making = others.map(([id, number]) => ({ pageId: id, commands: [set("order", number)] }));
    return ok({ before, changed: [{ pageId, commands }, ...making] });
  });
}

const set = (field: "parent" | "order", value: number | null): SetSetting => ({ type: "set", field, value });

/** A number that made way is nobody's publication: no revision tells of it. */
async function giveNumbers(orders: readonly NewOrder[]): Promise<void> {
  for (const [id, order] of orders) {
    await database().updateTable("page").set({ position: order }).where("id", "=", id).execute();
    dropTags(`page:${id}`);
  }
}
