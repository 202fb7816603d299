import { database } from "#server/db/context.ts";
import { saveElement, saveElementList } from "#server/elements/write.ts";
import { getSiteInfo } from "#server/site/info/read.ts";
import { setSiteInfo } from "#server/site/info/write.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { insist } from "#server/text/insist.ts";
import { startingFonts } from "#starter/fonts.ts";
import { footerLinks } from "#starter/footer-links.ts";
import { startingParameters } from "#starter/parameters.ts";

/** Sets the parameters that a site starts with; one that was set before stays as it is. */
export async function storeParameters(): Promise<void> {
  const rows = await database().selectFrom("parameter").select("type").execute();
  const set = new Set(rows.map(({ type }) => type));
  for (const [type, value] of Object.entries(startingParameters)) {
    if (!set.has(type)) insist(await setParameter(type, JSON.stringify(value)), `parameter ${type}`);
  }
}

/** Chooses the faces, unless the site has some. */
export async function storeFonts(): Promise<void> {
  const { fonts } = await getSiteInfo();
  if (fonts.length === 0) insist(await setSiteInfo({ fonts: startingFonts }), "fonts");
}

/** Makes the list of the footer's links, unless there is one. */
export async function storeFooterLinks(): Promise<void> {
  const route = "link-footer";
  const known = await database().selectFrom("element_list").select("route").where("route", "=", route).execute();
  if (known.length > 0) return;
  insist(await saveElementList({ route, fields: [] }), `list ${route}`);
  for (const [index, { title, link }] of footerLinks.entries()) {
    const texts = { fr_FR: { title: title.fr_FR }, en_US: { title: title.en_US } };
    insist(await saveElement({ route, order: index + 1, link, texts }), `link ${title.en_US}`);
  }
}
