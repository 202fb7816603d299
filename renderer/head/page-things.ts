import type { Answers } from "#schemas/contract/call-types.ts";
import { type Locale, localeInfos } from "#schemas/locale.ts";

import type { HeadFacts, ThemeFacts } from "../page/page-document.ts";
import { articleThing } from "./json-ld/article.ts";
import { breadcrumbThing } from "./json-ld/breadcrumb.ts";
import { productThing } from "./json-ld/product.ts";
import type { Thing } from "./json-ld/thing.ts";
import { wineryThing } from "./json-ld/winery.ts";

/** What a page says of itself to programs: the estate, what the page is about, and where it stands. */
export function pageThings(facts: HeadFacts, { parameters }: ThemeFacts, locale: Locale): readonly Thing[] {
  const { origin, siteName, subject } = facts;
  const lang = localeInfos[locale].iso;
  const things: (Thing | null)[] = [
    wineryThing(parameters, {
      name: siteName,
      origin,
      isWinemaker: facts.site.isWinemaker,
      locale,
      places: facts.places ?? [],
      logo: facts.logo,
      image: facts.siteCard,
    }),
  ];
  if (subject?.call === "getNews") things.push(articleThing(subject.value as Answers["getNews"], { origin, lang }));
  if (subject?.call === "getBlog") things.push(articleThing(subject.value as Answers["getBlog"], { origin, lang }));
  if (subject?.call === "getProduct") {
    // What can't be bought here has no offer.
    const showsPrices = parameters["SHOW_PRICES"] !== "false" && facts.site.isECommerce;
    things.push(productThing(subject.value as Answers["getProduct"], { origin, showsPrices }));
  }
  things.push(breadcrumbThing(facts.crumbs, origin));
  return things.filter((thing) => thing !== null);
}
