import type { APIRequestContext } from "playwright/test";

import { locales, localizePath, type Locale } from "#schemas/locale.ts";

interface Listed {
  readonly path?: string | null;
  readonly url?: string;
}

/** The path of every page that the site lists, news items among them, and one that doesn't exist. */
export async function sitePaths(request: APIRequestContext, locale: Locale): Promise<readonly string[]> {
  const pages = await list(request, "/api/page?nbItem=1000", locale, "pages");
  const news = await list(request, "/api/news?nbItem=2", locale, "news");
  const paths = [...pages.map(({ path }) => path), ...news.map(({ url }) => url), localizePath("/nowhere", locale)];
  return [...new Set(paths.filter((path) => typeof path === "string" && path !== ""))] as string[];
}

/** Every page in every language. */
export async function allPaths(request: APIRequestContext): Promise<readonly string[]> {
  return (await Promise.all(locales.map((locale) => sitePaths(request, locale)))).flat();
}

async function list(request: APIRequestContext, call: string, locale: Locale, key: string): Promise<readonly Listed[]> {
  const answer = await request.get(call, { headers: { userLang: locale, idSite: "3", accept: "application/json" } });
  const { data }: { data: Readonly<Record<string, readonly Listed[]>> } = await answer.json();
  return data[key] ?? [];
}
