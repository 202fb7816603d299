import { defaultLocale, localeInfos, locales, localizePath } from "#schemas/locale.ts";
import { isoOf, originOf } from "#schemas/locale-address.ts";
import type { PageFacts } from "#schemas/page/page-facts.ts";

import type { Head, HeadFacts, HeadTag, ThemeFacts } from "../page/page-document.ts";
import { jsonLdText, pictureUrl, pictureWidth } from "./json-ld/thing.ts";
import { pageThings } from "./page-things.ts";
import { paperFoot } from "./paper-foot.ts";

/**
 * A page's title, description, canonical and alternate links (spec §2), its sharing card, its news
 * feed and its linked data. A page outside search engines says so and nothing more.
 */
export function pageHead(facts: HeadFacts, page: PageFacts, theme: ThemeFacts): Head {
  const { iso: lang, dir } = localeInfos[page.locale];
  const title =
    facts.siteName === "" || facts.title.includes(facts.siteName) ? facts.title : `${facts.title} – ${facts.siteName}`;
  const feed = { rel: "alternate", type: "application/rss+xml", href: localizePath("/rss.xml", page.locale) };
  const tags: HeadTag[] = [
    ...(facts.description ? [meta({ name: "description", content: facts.description })] : []),
    ...(facts.canonical === null
      ? [meta({ name: "robots", content: "noindex" })]
      : indexedTags(facts, facts.canonical, page)),
    link({ ...feed, title: facts.siteName }),
    ...(facts.icon === undefined
      ? []
      : [link({ rel: "icon", href: facts.icon }), link({ rel: "apple-touch-icon", href: "/apple-touch-icon.png" })]),
    paperFoot(facts, page),
    ...(facts.canonical === null
      ? []
      : pageThings(facts, theme, page.locale).map((thing): HeadTag => ({
          tag: "script",
          attributes: { type: "application/ld+json" },
          text: jsonLdText(thing),
        }))),
  ];
  return { title, lang, dir, tags };
}

function indexedTags(facts: HeadFacts, canonical: string, page: PageFacts): readonly HeadTag[] {
  const { origin } = facts;
  const picture = sharedPicture(facts);
  const own = originOf(page.locale, origin) + canonical;
  const card: readonly (readonly [string, string | undefined])[] = [
    ["og:type", facts.subject?.call === "getNews" || facts.subject?.call === "getBlog" ? "article" : "website"],
    ["og:title", facts.title],
    ["og:description", facts.description || undefined],
    ["og:url", own],
    ["og:site_name", facts.siteName || undefined],
    ["og:locale", page.locale],
    ...locales
      .filter((locale) => locale !== page.locale && page.alternates[locale] !== undefined)
      .map((locale) => ["og:locale:alternate", locale] as const),
    ["og:image", picture?.url],
    ["og:image:width", picture && String(picture.width)],
    ["og:image:height", picture && String(picture.height)],
    ["og:image:alt", picture?.alt || undefined],
  ];
  return [
    link({ rel: "canonical", href: own }),
    ...alternateLinks(facts, page, canonical),
    ...card.flatMap(([property, content]) => (content === undefined ? [] : [meta({ property, content })])),
    ...(picture ? [meta({ name: "twitter:card", content: "summary_large_image" })] : []),
  ];
}

interface SharedPicture {
  readonly url: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** The picture of the page where it is shared, by its size there. */
function sharedPicture({ card, image, origin, title }: HeadFacts): SharedPicture | undefined {
  if (card !== undefined) return { url: origin + card, width: 1200, height: 630, alt: title };
  const url = pictureUrl(image, origin);
  if (!image || url === undefined) return undefined;
  const width = Math.min(image.width, pictureWidth);
  return { url, width, height: Math.round((width * image.height) / image.width), alt: image.alt };
}

/** The page in its other languages: a later page of a list is the same one there. */
function alternateLinks({ origin, site }: HeadFacts, { alternates }: PageFacts, canonical: string): readonly HeadTag[] {
  const query = /\?.*$/s.exec(canonical)?.[0] ?? "";
  const languages = locales.flatMap((locale) => {
    const path = alternates[locale];
    const iso = isoOf(locale);
    return path === undefined || iso === undefined ? [] : [alternate(iso, originOf(locale, origin) + path + query)];
  });
  const fallback = alternates[site.defaultLang] === undefined ? defaultLocale : site.defaultLang;
  const path = alternates[fallback];
  return path === undefined
    ? languages
    : [...languages, alternate("x-default", originOf(fallback, origin) + path + query)];
}

function alternate(hreflang: string, href: string): HeadTag {
  return link({ rel: "alternate", hreflang, href });
}

function meta(attributes: Readonly<Record<string, string>>): HeadTag {
  return { tag: "meta", attributes };
}

function link(attributes: Readonly<Record<string, string>>): HeadTag {
  return { tag: "link", attributes };
}
