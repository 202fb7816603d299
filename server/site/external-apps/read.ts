import { isSheetModel } from "#schemas/documents/document.ts";
import { externalApps, type ExternalAppConfig } from "#schemas/site/external-app.ts";

import { getSiteInfo } from "../info/read.ts";

/** The public config of an application beside the site (spec §7); null for one that the site doesn't have. */
export async function getExternalAppConfig(name: string): Promise<ExternalAppConfig | null> {
  const app = externalApps.find((known) => known === name);
  if (app === undefined) return null;
  const { technicalFileModel: model } = await getSiteInfo();
  return { app, isActive: isSheetModel(model), model };
}
