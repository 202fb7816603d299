import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

import type { PageFacts } from "#schemas/page/page-facts.ts";

import type { FindView } from "./block-view.ts";
import { pageHead } from "../head/page-head.ts";
import { walk } from "../data/page-query.ts";
import { deviceSheet } from "../theme/device-sheet.ts";
import { themeSheet } from "../theme/theme-sheet.ts";
import { blockKey } from "./block-key.ts";
import { contentHash } from "./content-hash.ts";
import { lazily, narrowedIds, seenEverywhere } from "./narrowed.ts";
import type { BlockHtml, PageDocument, ResolvedBlock, ThemeFacts, WireDocument } from "./page-document.ts";
import { placeBlocks, type ShownBlock } from "./place-blocks.ts";
import { Problem } from "./problem.tsx";
import { renderBlock } from "./render-block.tsx";

/** Keeps blocks' own HTML. */
export interface BlockCache {
  get(key: string): BlockHtml | undefined;
  set(key: string, own: BlockHtml): unknown;
}

export interface RenderTools {
  readonly findView: FindView;
  /** Surrounds every root with what views may use, such as messages. Must add no markup. */
  readonly Providers: (props: { document: PageDocument; children: ReactNode }) => ReactNode;
  readonly cache: BlockCache;
}

export interface RenderedPage {
  /** The markup inside the page's root element. */
  readonly html: string;
  /** The markup of what every device shows. */
  readonly seen: string;
  /** What the runtime navigates with; its nodes carry their HTML. */
  readonly wire: WireDocument;
  /** The blocks and islands that had to be left out, by id, with what their view threw. */
  readonly broken: ReadonlyMap<string, unknown>;
}

/**
 * Renders a page document block by block (design §5). A block whose view throws is left out and noted: it takes
 * nobody with it but what stands inside it.
 */
export function renderPage(document: PageDocument, tools: RenderTools): RenderedPage {
  const { build, status, page } = document;
  const broken = new Map<string, unknown>();
  const narrowed = narrowedIds(document.blocks);
  const show = (block: ResolvedBlock): ShownBlock | null => {
    const shown = showBlock(block, document, tools, broken);
    return shown?.kind === "static" && narrowed.has(block.id) ? { ...shown, own: lazily(shown.own) } : shown;
  };
  const { html, nodes } = placeBlocks(document.blocks, show);
  const head = pageHead(document.head, page, document.theme);
  const theme = keptThemeSheet(document.theme) + sheetOf(document.blocks) + document.custom.css;
  const seen = narrowed.size === 0 ? html : placeBlocks(seenEverywhere(document.blocks), show).html;
  return {
    seen,
    html: `<div class="frame"><div class="scroller">${html}</div></div>`,
    wire: { build, status, page, head, theme, nodes },
    broken,
  };
}

/** What some devices leave out. */
function sheetOf(blocks: readonly ResolvedBlock[]): string {
  return deviceSheet([...walk(blocks)].map(({ id, hiddenOn = [] }) => ({ id, hiddenOn })));
}

interface KeptSheet extends Pick<ThemeFacts, "fonts" | "families"> {
  readonly sheet: string;
}

const sheets = new WeakMap<ThemeFacts["parameters"], KeptSheet>();

/** The sheet of the same parameters and fonts, made once: they are the same objects while nobody changes them. */
function keptThemeSheet({ parameters, fonts, families }: ThemeFacts): string {
  const known = sheets.get(parameters);
  if (known?.fonts === fonts && known.families === families) return known.sheet;
  const sheet = themeSheet(parameters, fonts, families);
  sheets.set(parameters, { fonts, families, sheet });
  return sheet;
}

function showBlock(
  block: ResolvedBlock,
  document: PageDocument,
  tools: RenderTools,
  broken: Map<string, unknown>,
): ShownBlock | null {
  const View = tools.findView(block.slug);
  const problem = block.problem ?? (View ? undefined : `No view for “${block.slug}”`);
  if (!View || problem !== undefined) return showProblem(block, problem ?? "", document);
  const page = factsFor(block, document.page);
  const place = { locale: document.page.locale, page };
  // A block that makes no links is the same at every address.
  const anywhere = blockKey({ ...block, here: "" }, place);
  const here = block.here ? blockKey(block, place) : anywhere;
  const known = block.isPersonal ? undefined : (tools.cache.get(anywhere) ?? tools.cache.get(here));
  if (known) return { kind: block.mode, own: known };
  const brokenBefore = broken.size;
  let isOfThisAddress = false;
  try {
    const Around = ({ children }: { children: ReactNode }): ReactNode => (
      <tools.Providers document={document}>{children}</tools.Providers>
    );
    const own = renderBlock(block, {
      View,
      page,
      Around,
      onHref: () => {
        isOfThisAddress = true;
      },
      broken: (id, error) => broken.set(id, error),
    });
    if (broken.size === brokenBefore && !block.isPersonal) tools.cache.set(isOfThisAddress ? here : anywhere, own);
    return { kind: block.mode, own };
  } catch (error) {
    broken.set(block.id, error);
    return showProblem(block, error instanceof Error ? error.message : String(error), document);
  }
}

/** What a block may know of the page: most look the same whatever was asked of it. */
function factsFor({ readsPage }: ResolvedBlock, page: PageFacts): PageFacts | null {
  if (readsPage === "with-asked") return page;
  return readsPage ? { ...page, asked: undefined } : null;
}

/** Administrators get a placeholder for a block with a problem, visitors nothing. */
function showProblem({ slug }: ResolvedBlock, text: string, { showsProblems }: PageDocument): ShownBlock | null {
  if (!showsProblems) return null;
  const html = renderToString(<Problem slug={slug} text={text} />);
  return { kind: "static", own: { pieces: [html], html, hash: contentHash(html), holes: [], size: html.length } };
}
