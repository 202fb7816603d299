import { defaultFrame, pageFrame } from "#demo/content/frames.ts";
import { layoutIds, pageIds, pageLayoutId } from "#demo/content/ids.ts";
import { visitInvitation } from "#demo/content/layouts/visit-invitation.ts";
import { demoPages } from "#demo/content/pages.ts";
import { storeLayout, storePages } from "#server/estate/pages/write.ts";

const label = "Demo estate";

/** Stores the frames, the reusable block and every page with its layout. */
export async function storeDemoPages(): Promise<void> {
  await storeLayout(layoutIds.defaultFrame, "default", defaultFrame, label);
  await storeLayout(layoutIds.pageFrame, "page", pageFrame, label);
  await storeLayout(layoutIds.visitInvitation, "Invitation à la visite", visitInvitation, label);
  await storePages(demoPages, { pageIds, pageLayoutId, label });
}
