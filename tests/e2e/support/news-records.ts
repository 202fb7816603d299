import type { Locator, Page } from "playwright/test";

import type { RecordList } from "#schemas/content/record.ts";

import { type Administrator, callAs } from "./administrator.ts";

/** Takes the news of a name off the site and deletes them. */
export async function removeNews(administrator: Administrator, name: string): Promise<void> {
  const listed = async () => await callAs<RecordList>(administrator, "GET", `/record/news?search=${name}`);
  for (const { id } of (await listed()).records)
    if (id !== null) {
      const draft = await callAs<{ readonly published: number }>(administrator, "GET", `/draft/record/${id}`);
      await callAs(administrator, "POST", `/draft/record/${id}/unpublish`, { published: draft.published });
    }
  for (const { id } of (await listed()).unpublished) await callAs(administrator, "DELETE", `/record/news/${id}`);
}

/** The section of the panel with the news. */
export const newsSection = (page: Page): Locator => page.getByRole("region", { name: "Actualités" });
