import type { Collection } from "./collection.ts";
import { album } from "./every/album.ts";
import { award } from "./every/award.ts";
import { blogFolder } from "./every/blog-folder.ts";
import { blog } from "./every/blog.ts";
import { companyAddress } from "./every/company-address.ts";
import { customization } from "./every/customization.ts";
import { discountCode } from "./every/discount-code.ts";
import { elementListDefinition } from "./every/element-list.ts";
import { mealIcon } from "./every/meal-icon.ts";
import { newsletterList } from "./every/newsletter-list.ts";
import { news } from "./every/news.ts";
import { pickupClosure, pickupDay, pickupWeek } from "./every/pickup.ts";
import { product } from "./every/product.ts";
import { service } from "./every/service.ts";
import { shippingService, shippingZone } from "./every/shipping.ts";
import { variation } from "./every/variation.ts";

/** The collections that every site has, in the order in which people see them. */
export const collections: readonly Collection[] = [
  product,
  news,
  blog,
  blogFolder,
  album,
  service,
  companyAddress,
  pickupWeek,
  pickupDay,
  pickupClosure,
  shippingService,
  shippingZone,
  discountCode,
  newsletterList,
  award,
  mealIcon,
  variation,
  customization,
  elementListDefinition,
];

/** The collection of a slug; undefined: there is none. */
export function findCollection(slug: string): Collection | undefined {
  return collections.find((collection) => collection.slug === slug);
}
