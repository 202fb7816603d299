import { demoComponentConfigs } from "#demo/content/component-configs.ts";
import { demoParameters, demoSiteInfo } from "#demo/content/parameters.ts";
import { insist } from "#server/text/insist.ts";
import { setComponentConfig } from "#server/pages/component-configs/write.ts";
import { setSiteInfo } from "#server/site/info/write.ts";
import { setParameter } from "#server/site/parameters/write.ts";

/** Stores the parameters, the site info and the blocks' site-wide settings. */
export async function storeSettings(): Promise<void> {
  for (const [type, value] of Object.entries(demoParameters)) {
    // Text per language is stored as JSON.
    insist(await setParameter(type, typeof value === "string" ? value : JSON.stringify(value)), `parameter ${type}`);
  }
  insist(await setSiteInfo(demoSiteInfo), "site info");
  for (const config of demoComponentConfigs) insist(await setComponentConfig(config), `settings of ${config.slug}`);
}
