import type { Album, AlbumList } from "../content/album.ts";
import type { ElementItem, ElementList } from "../content/element.ts";
import type { News, NewsList } from "../content/news.ts";
import type { PageItem, PageList } from "../content/page-item.ts";
import type { Product, ProductList } from "../content/product.ts";
import type { User } from "../content/user.ts";
import type { ComponentConfig, LayoutDocument } from "../page/layout.ts";
import type { Parameter } from "../site/parameter.ts";
import type { SiteInfo } from "../site/site-info.ts";

/** What each call answers with, inside the envelope. */
export interface Answers {
  listParameters: readonly Parameter[];
  getSiteInfo: SiteInfo;
  listPages: PageList;
  getPage: PageItem & { readonly layout: { readonly id: number; readonly document: LayoutDocument } | null };
  getComponentConfig: ComponentConfig;
  listElements: ElementList;
  getElement: ElementItem;
  listAlbums: AlbumList;
  getAlbum: Album;
  listNews: NewsList;
  getNews: News;
  listProducts: ProductList;
  getProduct: Product;
  login: { readonly token: string; readonly idSite: number };
  logout: null;
  getLogged: { readonly logged: boolean };
  getUser: User;
}
