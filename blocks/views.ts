import { AlbumListView } from "./album-list/view.tsx";
import { AlbumView } from "./album/view.tsx";
import { BannerView } from "./banner/view.tsx";
import { ColumnsView } from "./columns/view.tsx";
import { ElementListView } from "./element-list/view.tsx";
import { ErrorMessageView } from "./error-message/view.tsx";
import { FullscreenSliderView } from "./fullscreen-slider/view.tsx";
import { HeadingView } from "./heading/view.tsx";
import { ImageView } from "./image/view.tsx";
import type { AnyBlockView } from "./kit/view-props.ts";
import { NewsDetailView } from "./news-detail/view.tsx";
import { NewsListView } from "./news-list/view.tsx";
import { OutletView } from "./outlet/view.tsx";
import { ProductDetailView } from "./product-detail/view.tsx";
import { ProductGridView } from "./product-grid/view.tsx";
import { PromoBannerView } from "./promo-banner/view.tsx";
import { RichTextView } from "./rich-text/view.tsx";
import { SectionView } from "./section/view.tsx";
import { SkipLinkView } from "./skip-link/view.tsx";

/** Every block's view by its slug: for the server and the editor's canvas. Visitors get `client-views.ts`. */
export const views: Readonly<Record<string, AnyBlockView>> = {
  section: SectionView,
  columns: ColumnsView,
  heading: HeadingView,
  "rich-text": RichTextView,
  image: ImageView,
  banner: BannerView,
  album: AlbumView,
  "album-list": AlbumListView,
  "element-list": ElementListView,
  "news-list": NewsListView,
  "news-detail": NewsDetailView,
  "product-grid": ProductGridView,
  "product-detail": ProductDetailView,
  "skip-link": SkipLinkView,
  "promo-banner": PromoBannerView,
  outlet: OutletView,
  "error-message": ErrorMessageView,
  "fullscreen-slider": FullscreenSliderView,
};
