import { demoComponentConfigs } from "#demo/content/component-configs.ts";
import { demoForms } from "#demo/content/forms.ts";
import { demoParameters, demoSiteInfo } from "#demo/content/parameters.ts";
import { demoNewsletterLists } from "#demo/content/newsletter-lists.ts";
import { saveNewsletterList } from "#server/newsletter/lists/write.ts";
import { saveForm } from "#server/forms/write.ts";
import { insist } from "#server/text/insist.ts";
import { setComponentConfig } from "#server/pages/component-configs/write.ts";
import { setSiteInfo } from "#server/site/info/write.ts";
import { setParameter } from "#server/site/parameters/write.ts";

/** Stores the parameters, the site info, the forms, the newsletter's lists and the blocks' site-wide settings. */
export async function storeSettings(): Promise<void> {
  for (const [type, value] of Object.entries(demoParameters)) {
    // Text per language is stored as JSON.
    insist(await setParameter(type, typeof value === "string" ? value : JSON.stringify(value)), `parameter ${type}`);
  }
  insist(await setSiteInfo(demoSiteInfo), "site info");
  for (const [id, document] of demoForms) insist(await saveForm({ id, document }), `form ${id}`);
  for (const list of demoNewsletterLists) insist(await saveNewsletterList(list), `newsletter ${list.name.fr_FR}`);
  for (const config of demoComponentConfigs) insist(await setComponentConfig(config), `settings of ${config.slug}`);
}
