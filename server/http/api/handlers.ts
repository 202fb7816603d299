import type { Handlers } from "./handler.ts";
import { albumHandlers } from "./handlers/albums.ts";
import { authHandlers } from "./handlers/auth.ts";
import { blogHandlers } from "./handlers/blog.ts";
import { companyAddressHandlers } from "./handlers/company-addresses.ts";
import { elementHandlers } from "./handlers/elements.ts";
import { loadSvgHandlers } from "./handlers/load-svg.ts";
import { newsHandlers } from "./handlers/news.ts";
import { newsletterHandlers } from "./handlers/newsletter.ts";
import { pageHandlers } from "./handlers/pages.ts";
import { popupHandlers } from "./handlers/popups.ts";
import { productHandlers } from "./handlers/products.ts";
import { serviceHandlers } from "./handlers/services.ts";
import { siteExtraHandlers } from "./handlers/site-extras.ts";
import { reviewHandlers } from "./handlers/reviews.ts";
import { searchHandlers } from "./handlers/search.ts";
import { siteHandlers } from "./handlers/site.ts";

/** Which handler answers which call. */
export const handlers: Handlers = {
  ...siteHandlers,
  ...pageHandlers,
  ...elementHandlers,
  ...albumHandlers,
  ...newsHandlers,
  ...productHandlers,
  ...reviewHandlers,
  ...searchHandlers,
  ...authHandlers,
  ...blogHandlers,
  ...companyAddressHandlers,
  ...loadSvgHandlers,
  ...newsletterHandlers,
  ...popupHandlers,
  ...serviceHandlers,
  ...siteExtraHandlers,
};
