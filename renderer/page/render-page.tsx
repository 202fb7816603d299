import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

import { PageContext } from "#blocks/kit/page-context.tsx";

import type { FindView } from "./block-view.ts";
import { pageHead } from "../head/page-head.ts";
import { themeSheet } from "../theme/theme-sheet.ts";
import type { PageDocument, ResolvedBlock, WireDocument } from "./page-document.ts";
import { PageTree } from "./page-tree.tsx";
import { TraceContext } from "./render-trace.tsx";
import { StaticContent } from "./static-tree.tsx";
import { toWire } from "./to-wire.ts";
import { BrokenBlockError, tracedRender } from "./traced-render.ts";
import { withProblems } from "./with-problems.ts";

export interface StaticCache {
  get(key: string): string | undefined;
  set(key: string, html: string): unknown;
}

export interface RenderTools {
  readonly findView: FindView;
  /** Surrounds every tree with what views may use, such as messages. Must add no markup. */
  readonly Providers: (props: { document: PageDocument; children: ReactNode }) => ReactNode;
  /** HTML of static subtrees by their whole content. */
  readonly cache: StaticCache;
}

export interface RenderedPage {
  /** The markup inside the page's root element. */
  readonly html: string;
  /** What the runtime navigates with; static subtrees carry their HTML. */
  readonly wire: WireDocument;
  /** The blocks that had to be left out, by id, with what their view threw. */
  readonly broken: ReadonlyMap<string, unknown>;
}

/**
 * Renders a page document. A block whose view throws is noted and the page drawn again without it
 * (`renderToString` ignores error boundaries); an error outside every block is thrown.
 */
export function renderPage(document: PageDocument, tools: RenderTools): RenderedPage {
  const broken = new Map<string, unknown>();
  for (;;) {
    try {
      return { ...attempt({ ...document, blocks: withProblems(document.blocks, broken) }, tools), broken };
    } catch (error) {
      if (!(error instanceof BrokenBlockError) || broken.has(error.id)) throw error;
      broken.set(error.id, error.cause);
      if (broken.size >= mostSingleFailures)
        for (const id of sameSlug(document.blocks, error.id)) broken.set(id, error.cause);
    }
  }
}

/** How many blocks may fail one by one; from then on a failure leaves out every block of its slug at once. */
const mostSingleFailures = 20;

function sameSlug(blocks: readonly ResolvedBlock[], id: string): readonly string[] {
  const all = everyBlock(blocks);
  const slug = all.find((block) => block.id === id)?.slug;
  return all.filter((block) => block.slug === slug).map((block) => block.id);
}

function everyBlock(blocks: readonly ResolvedBlock[]): readonly ResolvedBlock[] {
  return blocks.flatMap((block) => [block, ...everyBlock(Object.values(block.slots).flat())]);
}

function attempt(document: PageDocument, tools: RenderTools): Omit<RenderedPage, "broken"> {
  const { build, status, page, showsProblems } = document;
  const head = pageHead(document.head, page, document.theme);
  const theme = themeSheet(document.theme.parameters, document.theme.fonts) + document.custom.css;
  const drawStatic = (block: ResolvedBlock): string => cachedStatic(block, document, tools);
  const wire = { build, status, page, head, theme, nodes: toWire(document.blocks, { drawStatic, showsProblems }) };
  const html = tracedRender((trace) =>
    renderToString(
      <TraceContext value={trace}>
        <tools.Providers document={document}>
          <PageTree document={wire} findView={tools.findView} />
        </tools.Providers>
      </TraceContext>,
    ),
  );
  return { html, wire };
}

function cachedStatic(block: ResolvedBlock, document: PageDocument, tools: RenderTools): string {
  const page = readsPage(block) ? document.page : null;
  const key = JSON.stringify([document.page.locale, document.showsProblems, page, block]);
  const known = tools.cache.get(key);
  if (known !== undefined) return known;
  const html = tracedRender((trace) =>
    renderToString(
      <TraceContext value={trace}>
        <tools.Providers document={document}>
          <PageContext value={page}>
            <StaticContent block={block} findView={tools.findView} showsProblems={document.showsProblems} />
          </PageContext>
        </tools.Providers>
      </TraceContext>,
      { identifierPrefix: `${block.id}-` },
    ),
  );
  tools.cache.set(key, html);
  return html;
}

function readsPage(block: ResolvedBlock): boolean {
  return block.readsPage || Object.values(block.slots).some((inner) => inner.some(readsPage));
}
