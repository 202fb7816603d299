import { database } from "#server/db/context.ts";
import { saveElementList } from "#server/elements/lists/write.ts";
import { saveElement } from "#server/elements/write.ts";
import { getSiteInfo } from "#server/site/info/read.ts";
import { setSiteInfo } from "#server/site/info/write.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { insist } from "#server/text/insist.ts";
import { footerLinkList, startingLists } from "#starter/element-lists.ts";
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

/** Makes the lists that blocks of every site look into, and fills that of the footer's links, unless they are there. */
export async function storeElementLists(): Promise<void> {
  const rows = await database().selectFrom("element_list").select("route").execute();
  const known = new Set(rows.map(({ route }) => route));
  for (const list of startingLists)
    if (!known.has(list.route)) insist(await saveElementList(list), `list ${list.route}`);
  if (!known.has(footerLinkList.route)) await storeFooterLinks();
}

async function storeFooterLinks(): Promise<void> {
  for (const [index, { title, link }] of footerLinks.entries()) {
    const texts = { fr_FR: { title: title.fr_FR }, en_US: { title: title.en_US } };
    insist(await saveElement({ route: footerLinkList.route, order: index + 1, link, texts }), `link ${title.en_US}`);
  }
}
