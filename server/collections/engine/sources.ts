import { elementRoute } from "#schemas/collections/element-collection.ts";
import { elementList } from "#server/elements/read.ts";

import { albumSource } from "./album-source.ts";
import { awardSource } from "./award-source.ts";
import { blogFolderSource } from "./blog-folder-source.ts";
import { blogSource } from "./blog-source.ts";
import { companyAddressSource } from "./company-address-source.ts";
import { customizationSource } from "./customization-source.ts";
import { discountCodeSource } from "./discount-code-source.ts";
import { elementListSource } from "./element-list-source.ts";
import { elementSource } from "./element-source.ts";
import { mealIconSource } from "./meal-icon-source.ts";
import { newsletterListSource } from "./newsletter-list-source.ts";
import { newsSource } from "./news-source.ts";
import { pickupClosureSource, pickupDaySource, pickupWeekSource } from "./pickup-sources.ts";
import { productSource } from "./product-source.ts";
import { serviceSource } from "./service-source.ts";
import { shippingServiceSource, shippingZoneSource } from "./shipping-sources.ts";
import type { CollectionSource } from "./source.ts";
import { variationSource } from "./variation-source.ts";

const every: readonly CollectionSource[] = [
  productSource,
  newsSource,
  blogSource,
  blogFolderSource,
  albumSource,
  serviceSource,
  companyAddressSource,
  pickupWeekSource,
  pickupDaySource,
  pickupClosureSource,
  shippingServiceSource,
  shippingZoneSource,
  discountCodeSource,
  newsletterListSource,
  awardSource,
  mealIconSource,
  variationSource,
  customizationSource,
  elementListSource,
];

const sources: ReadonlyMap<string, CollectionSource> = new Map(every.map((source) => [source.collection.slug, source]));

/** What the server does with a collection's records; undefined: there is no such collection. */
export async function collectionSource(slug: string): Promise<CollectionSource | undefined> {
  const route = elementRoute(slug);
  if (route === null) return sources.get(slug);
  const list = await elementList(route);
  return list ? elementSource(list) : undefined;
}
