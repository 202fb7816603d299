import { reaction } from "mobx";

import type { Locale } from "#schemas/locale.ts";
import { type SiteSettings, valueInForce } from "#schemas/site-settings/site-settings.ts";

import type { Clients } from "../open-drafts.ts";
import type { PanelDraft } from "./panel-draft.ts";
import type { PreviewFrames, ShownPage } from "./preview/preview-frames.ts";

/** What asks for pages to look at. */
interface Asked {
  readonly clients: Clients;
  readonly locale: Locale;
}

const home: ShownPage = { id: "home", path: "/" };
const contact: ShownPage = { id: "contact", path: "/contact" };
const list: ShownPage = { id: "list", path: "/nos-cuvees" };
const cart: ShownPage = { id: "cart", path: "/cart" };

/**
 * The pages that are looked at beside the panel: of the site, of its shop, or of both (spec §3, `dashboardType`). A site
 * that is no shop sends visitors of the shop's pages home: it has others.
 */
export async function pagesBeside(document: SiteSettings, asked: Asked): Promise<readonly ShownPage[]> {
  const shows = valueInForce(document, "info.dashboardType");
  if (!isShop(document)) return [home, ...(await found(aNews(asked))), contact];
  if (shows === "SITE") return [home, list, contact];
  const [wine = contact] = await found(aWine(asked));
  return [shows === "SHOP" ? list : home, wine, cart];
}

/** Has others stand beside the panel once the draft says so and the server knows. Gives what ends it. */
export function followPagesBeside(
  draft: Pick<PanelDraft, "document" | "save">,
  frames: Pick<PreviewFrames, "showPages">,
  asked: Asked,
): () => void {
  const depends = (): string =>
    `${isShop(draft.document)} ${String(valueInForce(draft.document, "info.dashboardType"))}`;
  const show = async (on: string): Promise<void> => {
    const [pages] = await Promise.all([pagesBeside(draft.document, asked), draft.save()]);
    // It may have changed once more meanwhile.
    if (on === depends()) frames.showPages(pages);
  };
  return reaction(depends, (on) => void show(on));
}

function isShop(document: SiteSettings): boolean {
  return valueInForce(document, "info.isECommerce") === true;
}

/** The page of the first wine that there is. */
async function aWine({ clients, locale }: Asked): Promise<readonly ShownPage[]> {
  const { products } = await clients(locale).call("listProducts", { query: { page: 1, nbItem: 1 } });
  return products.map(({ id }) => ({ id: "wine", path: `/wines/${id}` }));
}

/** The page of the latest news. */
async function aNews({ clients, locale }: Asked): Promise<readonly ShownPage[]> {
  const { news } = await clients(locale).call("listNews", { query: { page: 1, nbItem: 1 } });
  return news.map(({ id }) => ({ id: "news", path: `/news/${id}` }));
}

/** None, where nobody can say. */
async function found(asked: Promise<readonly ShownPage[]>): Promise<readonly ShownPage[]> {
  try {
    return await asked;
  } catch (error) {
    console.warn("no page could be found to look at", error);
    return [];
  }
}
