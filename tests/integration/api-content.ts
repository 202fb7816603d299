import { addAdministrator } from "#server/accounts/add-administrator.ts";
import { setComponentConfig } from "#server/content/component-configs.ts";
import { saveAlbum } from "#server/content/save-album.ts";
import { saveElement, saveElementList } from "#server/content/save-element.ts";
import { saveMedia } from "#server/content/save-media.ts";
import { saveNews } from "#server/content/save-news.ts";
import { saveProduct } from "#server/content/save-product.ts";
import { buildLayout, createPage, granted, textBlock } from "#tests/factories/site-content.ts";

/** What the API tests find in the database. */
export interface ApiContent {
  readonly page: number;
  readonly element: number;
  readonly album: number;
  readonly news: number;
  readonly product: number;
}

export const administrator = { email: "vigneronne@estate.test", password: "grand cru 2022" } as const;

/** Fills the current database with one or two rows of everything that the API reads. */
export async function fillApiContent(): Promise<ApiContent> {
  const media = granted(await saveMedia({ path: "cave.jpg", width: 1600, height: 900, bytes: 1, mime: "image/jpeg" }));
  const page = await createPage("le-vignoble", { document: buildLayout([textBlock("intro", "Depuis 1870")]) });
  granted(await saveElementList({ route: "logo-footer", fields: [] }));
  const element = granted(
    await saveElement({ route: "logo-footer", mediaId: media.id, texts: { fr_FR: { title: "Terra Vitis" } } }),
  );
  const album = granted(
    await saveAlbum({ mediaIds: [media.id], texts: { fr_FR: { title: "Vendanges" }, en_US: { title: "Harvest" } } }),
  );
  const news = granted(
    await saveNews({
      date: "2026-03-01",
      promoted: true,
      mediaId: media.id,
      texts: { fr_FR: { title: "Premiers bourgeons" }, en_US: { title: "First buds" } },
    }),
  );
  granted(await saveNews({ date: "2026-04-01", texts: { fr_FR: { title: "L'été 100 % bio_\\" } } }));
  const product = granted(await saveProduct(wine("Grande Cuvée", "GC-22", 2450)));
  granted(await saveProduct(wine("Petit Blanc", "PB-24", 900)));
  granted(await setComponentConfig({ slug: "banner", v: 1, props: {} }));
  granted(await addAdministrator(administrator));
  return { page: page.id, element: element.id, album: album.id, news: news.id, product: product.id };
}

function wine(name: string, reference: string, priceCents: number) {
  return {
    type: "WINE",
    subtype: "BOTTLE",
    kind: "RED",
    appellation: "Saint-Romain",
    tags: ["garde"],
    declinations: [{ reference, year: 2022, capacityMl: 750, quantity: 12, setQuantity: true, priceCents }],
    texts: { fr_FR: { name } },
  } as const;
}
