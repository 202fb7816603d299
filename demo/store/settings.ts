import { demoComponentConfigs } from "#demo/content/component-configs.ts";
import { demoForms } from "#demo/content/forms.ts";
import { demoParameters, demoSiteInfo } from "#demo/content/parameters.ts";
import { saveForm } from "#server/forms/write.ts";
import { insist } from "#server/text/insist.ts";
import { setComponentConfig } from "#server/pages/component-configs/write.ts";
import { setSiteInfo } from "#server/site/info/write.ts";
import { setParameter } from "#server/site/parameters/write.ts";

/** Stores the parameters, the site info, the forms and the blocks' site-wide settings. */
export async function storeSettings(): Promise<void> {
  for (const [type, value] of Object.entries(demoParameters)) {
    // Text per language is stored as JSON.
    insist(await setParameter(type, typeof value === "string" ? value : JSON.stringify(value)), `parameter ${type}`);
  }
  insist(await setSiteInfo(demoSiteInfo), "site info");
  for (const [id, document] of demoForms) insist(await saveForm({ id, document }), `form ${id}`);
  for (const config of demoComponentConfigs) insist(await setComponentConfig(config), `settings of ${config.slug}`);
}
