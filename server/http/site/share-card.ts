import type { Product } from "#schemas/content/product.ts";
import { sixDigits } from "#schemas/site/colour.ts";
import { publicValues } from "#schemas/site/parameters/public-values.ts";
import type { Keep } from "#server/cache/kept-reads.ts";
import type { ShareCard } from "#server/images/share-card.ts";
import { getSiteInfo } from "#server/site/info/read.ts";
import type { SiteInfo } from "#schemas/site/site-info.ts";

import type { ResolveNeed } from "./kept-answers.ts";
import { parsePath } from "./parse-path.ts";
import { type PagePlan, planPage, siteParameters } from "./plan-page.ts";

/** What stands for the site's own card, where a page's path would. */
export const siteCardPath = "/";

/** The card of a page about something that stands upright, a bottle: cropped to a card's shape it would be cut. */
export function pageCard({ subject, pageType, site, parameters }: PagePlan): ShareCard | null {
  const image = subject?.image ?? null;
  if (!subject || !image || image.height <= image.width || image.onlineImage.externalType !== "local") return null;
  const whole = pageType.subject?.part ? (subject.above.at(-1)?.name ?? subject.title) : subject.title;
  const note = pageType.subject?.call === "getProduct" ? (subject.value as Product).appellation : "";
  return {
    ...siteCard(site, parameters),
    name: whole,
    part: subject.title.slice(whole.length).trim(),
    note,
    picture: image.onlineImage.externalPath,
  };
}

/** The card of every page that has no picture: the estate's name in the site's colours. */
export function siteCard({ name, fonts }: SiteInfo, parameters: PagePlan["parameters"]): ShareCard {
  const read = publicValues(parameters);
  const family = (use: "TITLE" | "CONTENT", unset: string): string =>
    fonts.find(({ type }) => type === use)?.family ?? unset;
  return {
    estate: read["COMPANY_NAME"] || name,
    name: "",
    part: "",
    note: "",
    picture: null,
    colours: {
      ground: sixDigits(read["COLOR_BACKGROUND"], "#ffffff"),
      ink: sixDigits(read["COLOR_FONT"], "#222222"),
      accent: sixDigits(read["COLOR_PRIMARY"], "#6b1f2e"),
    },
    fonts: { title: family("TITLE", "Great Vibes"), text: family("CONTENT", "Lato") },
  };
}

/** The card that belongs to a path, prefix of its language included; null where no page names one. */
export async function findCard(
  path: string,
  ports: { resolveNeed: ResolveNeed; keep: Keep },
): Promise<ShareCard | null> {
  const { keep } = ports;
  if (path === siteCardPath) {
    const [site, parameters] = await Promise.all([keep("site info", getSiteInfo), siteParameters(keep)]);
    return siteCard(site, parameters);
  }
  const parsed = parsePath(path);
  if (parsed.kind !== "page") return null;
  const plan = await planPage({ ...parsed, ...ports, visitor: null });
  return plan.kind === "page" && plan.status === 200 ? pageCard(plan) : null;
}
