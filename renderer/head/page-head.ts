import { defaultLocale, localeInfos, locales } from "#schemas/locale.ts";
import type { PageFacts } from "#schemas/page/page-facts.ts";

import type { Head, HeadFacts, HeadTag } from "../page/page-document.ts";

/** A page's title, description, canonical and alternate links (spec §2), and its sharing card. */
export function pageHead(facts: HeadFacts, page: PageFacts): Head {
  const { iso, dir } = localeInfos[page.locale];
  const title =
    facts.title === facts.siteName || facts.siteName === "" ? facts.title : `${facts.title} – ${facts.siteName}`;
  const tags: HeadTag[] = [];
  if (facts.description) tags.push(meta({ name: "description", content: facts.description }));
  if (facts.canonical === null) tags.push(meta({ name: "robots", content: "noindex" }));
  else
    tags.push(link({ rel: "canonical", href: facts.origin + facts.canonical }), ...alternateLinks(facts.origin, page));
  tags.push(
    meta({ property: "og:title", content: facts.title }),
    meta({ property: "og:site_name", content: facts.siteName }),
    meta({ property: "og:locale", content: page.locale }),
  );
  return { title, lang: iso, dir, tags };
}

function alternateLinks(origin: string, { alternates }: PageFacts): HeadTag[] {
  const languages = locales.flatMap((locale) => {
    const path = alternates[locale];
    return path === undefined
      ? []
      : [link({ rel: "alternate", hreflang: localeInfos[locale].iso, href: origin + path })];
  });
  const fallback = alternates[defaultLocale];
  return fallback === undefined
    ? languages
    : [...languages, link({ rel: "alternate", hreflang: "x-default", href: origin + fallback })];
}

function meta(attributes: Readonly<Record<string, string>>): HeadTag {
  return { tag: "meta", attributes };
}

function link(attributes: Readonly<Record<string, string>>): HeadTag {
  return { tag: "link", attributes };
}
