import type { News } from "#schemas/content/news.ts";

import { given, pictureUrl, type Thing } from "./thing.ts";

/** A news item or a blog article: what both say of themselves. */
export type ArticleSubject = Pick<News, "title" | "date" | "image" | "url"> & { readonly summary?: string };

/** An article by the estate. */
export function articleThing(article: ArticleSubject, { origin, lang }: { origin: string; lang: string }): Thing {
  return {
    "@type": "Article",
    headline: article.title,
    description: given(article.summary),
    datePublished: article.date,
    inLanguage: lang,
    image: pictureUrl(article.image, origin),
    mainEntityOfPage: origin + article.url,
    author: { "@id": `${origin}/#winery` },
    publisher: { "@id": `${origin}/#winery` },
  };
}
