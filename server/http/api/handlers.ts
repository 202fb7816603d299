import type { Handlers } from "./handler.ts";
import { albumHandlers } from "./handlers/albums.ts";
import { authHandlers } from "./handlers/auth.ts";
import { elementHandlers } from "./handlers/elements.ts";
import { newsHandlers } from "./handlers/news.ts";
import { pageHandlers } from "./handlers/pages.ts";
import { productHandlers } from "./handlers/products.ts";
import { siteHandlers } from "./handlers/site.ts";

/** Which handler answers which call. */
export const handlers: Handlers = {
  ...siteHandlers,
  ...pageHandlers,
  ...elementHandlers,
  ...albumHandlers,
  ...newsHandlers,
  ...productHandlers,
  ...authHandlers,
};
