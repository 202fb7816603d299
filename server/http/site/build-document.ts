import type { DataPorts } from "#renderer/data/data-ports.ts";
import { type PageQuery, walk } from "#renderer/data/page-query.ts";
import { prepareBlocks, type PreparedBlock } from "#renderer/data/prepare-blocks.ts";
import { resolveBlocks, type SaidIn } from "#renderer/data/resolve-blocks.ts";
import type { HeadFacts, PageDocument, ResolvedBlock } from "#renderer/page/page-document.ts";
import type { CompanyAddress } from "#schemas/content/company-address.ts";
import type { Image } from "#schemas/content/image.ts";
import type { Answers } from "#schemas/contract/call-types.ts";
import type { Need } from "#schemas/contract/need.ts";
import { defaultLocale, inLocale, isLocale, type Locale } from "#schemas/locale.ts";
import { publicValues } from "#schemas/site/parameters/public-values.ts";
import type { LogoType } from "#schemas/site/logo.ts";
import type { Consent } from "#schemas/site/trackers.ts";
import type { SiteInfo } from "#schemas/site/site-info.ts";
import type { Keep } from "#server/cache/kept-reads.ts";
import { cardUrl } from "#server/images/share-card.ts";
import { componentConfigs } from "#server/pages/component-configs/read.ts";
import { messageText } from "#server/text/message-text.ts";
import { servedFamilies } from "#server/site/fonts/read.ts";
import { listLogos } from "#server/site/logos/read.ts";

import type { Caller } from "../api/handler.ts";
import type { CustomCode } from "./custom-code.ts";
import { withCanonicalLinks } from "./canonical-links.ts";
import { canonicalPaths } from "./canonical-path.ts";
import { findDefinition } from "./definitions.ts";
import { keptAnswers, type ResolveNeed } from "./kept-answers.ts";
import { isPastEnd, laterPages, laterPagesQuery } from "./list-pages.ts";
import { loadTree, treeKey } from "./load-tree.ts";
import { lookUpReferences } from "./look-up-references.ts";
import { siteParameters, type PagePlan } from "./plan-page.ts";
import { pageDescription } from "./page-description.ts";
import { ownAnswer } from "./own-answer.ts";
import { pageWords } from "./page-words.ts";
import { pageCard, siteCard, siteCardPath } from "./share-card.ts";
import { privateZone } from "./private-zone.ts";

export interface BuildInput {
  readonly plan: PagePlan;
  readonly query: PageQuery;
  readonly build: string;
  readonly siteUrl: string;
  readonly showsProblems: boolean;
  readonly isDraft?: boolean | undefined;
  readonly custom: CustomCode;
  readonly consent: Consent | null;
  readonly resolveNeed: ResolveNeed;
  /** Who asks; their own data stands on pages of the private zone alone. */
  readonly visitor: Caller;
  readonly said: SaidIn | null;
  readonly keep: Keep;
  readonly note: DataPorts["note"];
}

/** Reads what the planned page's blocks need and makes its page document; null for a list's page past its end. */
export async function buildDocument(input: BuildInput): Promise<PageDocument | null> {
  const { plan, query, keep } = input;
  const { locale, path } = plan.facts;
  const answer = keptAnswers(input.resolveNeed, keep);
  let isMissing = false;
  const blocks = await resolveBlocks({
    blocks: await preparedTree(input),
    locale,
    path,
    params: plan.params,
    query,
    subject: plan.subject?.value ?? null,
    parameters: publicValues(plan.parameters),
    find: findDefinition,
    said: input.said,
    ports: {
      resolveNeed: async (need) => {
        const value = await answer(need, locale);
        isMissing ||= isPastEnd(need, value);
        return value;
      },
      resolvePrivateNeed:
        plan.facts.zone === "private"
          ? (need) => ownAnswer(need, input.visitor, (own) => answer(own, locale, input.visitor))
          : null,
      note: input.note,
    },
  });
  if (isMissing) return null;
  const image = shared(plan.subject?.image) ?? shared(firstImage(blocks));
  const [own, whole] = [pageCard(plan), cardUrl(siteCard(plan.site, plan.parameters), siteCardPath)];
  const logos = await siteLogos(locale, keep);
  return {
    build: input.build,
    status: plan.status,
    page: { ...plan.facts, asked: plan.facts.zone === "public" ? query.lasting : query.text },
    head: {
      ...headTexts(plan, query, blocks),
      siteName: plan.site.name,
      origin: input.siteUrl,
      canonical: canonicalOf(plan, query),
      image,
      card: own ? cardUrl(own, path) : image ? undefined : whole,
      siteCard: whole,
      logo: logos("LOGO"),
      icon: logos("LOGO_FAVICON"),
      places: plan.canonical === null ? [] : await placesOf((need) => answer(need, locale)),
      subject: linkedDataSubject(plan),
      crumbs: plan.crumbs,
      site: siteFacts(plan.site),
    },
    theme: await themeOf(plan),
    custom: input.custom,
    consent: input.consent,
    blocks,
    holdsPrivateBlocks: [...walk(blocks)].some(({ slug }) => findDefinition(slug)?.zone === "private"),
    showsProblems: input.showsProblems,
    ...(input.isDraft && { isDraft: true }),
    privatePaths: await keep("private zone", () => privateZone(keep)),
  };
}

async function themeOf({ parameters, site: { fonts } }: PagePlan): Promise<PageDocument["theme"]> {
  const families = await servedFamilies(fonts);
  return { parameters: publicValues(parameters), fonts, ...(families.length > 0 && { families }) };
}

/** The plan's tree with its blocks' props, the same for every page that has this tree in this language. */
function preparedTree({ plan, keep, resolveNeed, note }: BuildInput): Promise<readonly PreparedBlock[]> {
  const { locale } = plan.facts;
  const isCustomer = plan.asksWho ? plan.isCustomer : null;
  return keep(`blocks ${locale} ${isCustomer} ${treeKey(plan)}`, async () => {
    const blocks = await prepareBlocks({
      // Read here, and not taken from the plan: what it was made from is then known of what is made of it.
      tree: await loadTree(plan, keep, { locale, isCustomer }),
      parameters: publicValues(await siteParameters(keep)),
      find: findDefinition,
      ports: {
        lookUp: (references) => lookUpReferences(references, locale),
        componentConfigs,
        say: ({ messageKey, values }) => messageText(messageKey, locale, values),
        note,
      },
    });
    return withCanonicalLinks(blocks, canonicalPaths(resolveNeed, keep));
  });
}

/** What the page is about, as linked data describes it; null when its page type has no subject. */
function linkedDataSubject({ pageType, subject }: PagePlan): HeadFacts["subject"] {
  return pageType.subject ? { call: pageType.subject.call, value: subject?.linkedDataSubject ?? null } : null;
}

function siteFacts({ isWinemaker, isECommerce, defaultLang }: SiteInfo): HeadFacts["site"] {
  return { isWinemaker, isECommerce, defaultLang: isLocale(defaultLang) ? defaultLang : defaultLocale };
}

/** Where the site's logos are by their type (spec §3); a page shows without them when they can't be had. */
async function siteLogos(locale: Locale, keep: Keep): Promise<(type: LogoType) => string | undefined> {
  const logos = await keep(`logos ${locale}`, () => listLogos(locale)).catch(() => []);
  return (wanted) => logos.find(({ type }) => type === wanted)?.onlineImage.url;
}

/** The estate's own places; a page shows without them when they can't be had. */
async function placesOf(answer: (need: Need) => Promise<unknown>): Promise<readonly CompanyAddress[]> {
  const need: Need = { call: "listCompanyAddresses", query: { page: 1, nbItem: 20 } };
  const list = (await answer(need).catch(() => null)) as Answers["listCompanyAddresses"] | null;
  return list?.addresses ?? [];
}

/** Drawings are none of the pictures that services show. */
function shared(image: Image | null | undefined): Image | null {
  return image && !image.onlineImage.externalPath.endsWith(".svg") ? image : null;
}

function headTexts(
  { subject, record, facts, site, pageType }: PagePlan,
  query: PageQuery,
  blocks: readonly ResolvedBlock[],
): { title: string; description: string } {
  const texts = record ? inLocale(record.texts, facts.locale) : undefined;
  const title = subject?.title || texts?.title || texts?.menuTitle;
  const own = title || (facts.type === "home" ? site.name : (inLocale(pageType.label, facts.locale) ?? site.name));
  // The word is the same in both languages.
  const later = laterPages(query).map(([, page]) => `page ${page}`);
  return {
    title: [own, ...later].join(" – "),
    description: pageDescription({
      mark: pageType.subject?.part ? own : later.map((page) => page.replace("p", "P")).join(", "),
      written: subject?.summary ? "" : texts?.metaDescription,
      texts: [subject?.summary ?? "", subject?.words ?? "", ...pageWords(blocks)],
      name: own.includes(site.name) ? own : `${own} – ${site.name}`,
    }),
  };
}

/** A later page of a list is a page of its own; other query keys only filter. */
function canonicalOf({ canonical }: PagePlan, query: PageQuery): string | null {
  return canonical === null ? null : canonical + laterPagesQuery(query);
}

function imageOf(subject: unknown): Image | null {
  return typeof subject === "object" && subject !== null && "image" in subject ? (subject.image as Image | null) : null;
}

/** The first picture that a block of the page shows through a prop named `image`, in reading order. */
function firstImage(blocks: readonly ResolvedBlock[]): Image | null {
  for (const { props, slots } of blocks) {
    const image = imageOf(props) ?? firstImage(Object.values(slots).flat());
    if (image) return image;
  }
  return null;
}
