import { startingFrame } from "#starter/frames.ts";
import { layoutIds, pageIds, pageLayoutId } from "#starter/ids.ts";
import { startingPages } from "#starter/pages.ts";

import { storeLayout, storePages } from "../pages/write.ts";

const label = "To start with";

/** Stores both frames and every page that a site starts with. */
export async function storeStartingPages(): Promise<void> {
  await storeLayout(layoutIds.defaultFrame, "default", startingFrame, label);
  await storeLayout(layoutIds.pageFrame, "page", startingFrame, label);
  await storePages(startingPages, { pageIds, pageLayoutId, label });
}
