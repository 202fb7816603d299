import { type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { type IntlShape, RawIntlProvider } from "react-intl";

import { islandViews } from "#blocks/client-views.ts";
import { definitions, definitionsBySlug } from "#blocks/definitions.ts";
import type { IslandView } from "#blocks/kit/island.tsx";
import { PageContext } from "#blocks/kit/page-context.tsx";
import { views } from "#blocks/views.ts";
import { pageQuery } from "#renderer/data/page-query.ts";
import { prepareBlocks } from "#renderer/data/prepare-blocks.ts";
import { resolveBlocks } from "#renderer/data/resolve-blocks.ts";
import { BlockElement } from "#renderer/page/block-element.tsx";
import type { AnyView, FindView } from "#renderer/page/block-view.ts";
import type { PageDocument, ResolvedBlock, WireNode } from "#renderer/page/page-document.ts";
import { renderPage } from "#renderer/page/render-page.tsx";
import type { Canvas as CanvasPage } from "#schemas/content/canvas.ts";
import { expandLayout } from "#schemas/page/expand-layout.ts";
import type { LayoutDocument } from "#schemas/page/layout.ts";

export interface Served {
  readonly document: LayoutDocument;
  readonly page: CanvasPage;
  /** What a block's view receives instead of what the document and the server's answers make of it. */
  readonly given: ResolvedBlock;
  /** What the page's blocks say. */
  readonly words: IntlShape;
}

export interface ServedPage {
  /** What a view threw. */
  readonly broken: readonly unknown[];
  /** The server's HTML, read by this browser. */
  readonly element: HTMLElement;
  /** Makes its islands live, as a visitor's browser does; gives what ends that. */
  readonly start: () => Promise<() => void>;
}

/** A page as the server makes it, to be compared. For tests. */
export async function servedPage({ document, page, given, words }: Served): Promise<ServedPage> {
  const Around = ({ children }: { readonly children: ReactNode }): ReactNode => (
    <RawIntlProvider value={words}>{children}</RawIntlProvider>
  );
  const blocks = await resolvedTree(document, page, given);
  const site = renderPage(pageOf(blocks, page), {
    findView: ((slug) => (views as Readonly<Record<string, unknown>>)[slug]) as FindView,
    Providers: Around,
    cache: new Map(),
  });
  const element = window.document.createElement("div");
  element.append(...new DOMParser().parseFromString(site.html, "text/html").body.childNodes);
  const start = async (): Promise<() => void> => {
    const roots = await Promise.all(
      [...islandsOf(site.wire.nodes)].map(async ({ at, id, draw }) => {
        const place = element.querySelector(at);
        if (!place) throw new Error(`There is no ${at}`);
        const island = await draw();
        const alive = Promise.withResolvers<void>();
        const tree = (
          <Around>
            <PageContext value={page.page}>{island}</PageContext>
            <Told done={alive.resolve} />
          </Around>
        );
        const root = hydrateRoot(place, tree, { identifierPrefix: `${id}-` });
        await alive.promise;
        return root;
      }),
    );
    return () => roots.forEach((root) => root.unmount());
  };
  return { broken: [...site.broken.values()], element, start };
}

/** Says that what it stands in lives. */
function Told({ done }: { readonly done: () => void }): ReactNode {
  useEffect(done, [done]);
  return null;
}

interface FoundIsland {
  readonly at: string;
  readonly id: string;
  readonly draw: () => Promise<ReactNode>;
}

function* islandsOf(nodes: readonly WireNode[]): Iterable<FoundIsland> {
  for (const node of nodes) {
    const { id, slug } = node;
    const at = `[data-id="${id}"]`;
    if (node.kind === "island") {
      const draw = async (): Promise<ReactNode> => {
        return <BlockElement block={node} View={(await islandViews[slug]?.()) as AnyView} slots={{}} />;
      };
      yield { at, id, draw };
      continue;
    }
    for (const hole of node.holes ?? []) {
      const draw = async (): Promise<ReactNode> => {
        const View = (await islandViews[hole.view]?.()) as IslandView;
        return <View id={hole.id} props={hole.props as never} />;
      };
      yield { at: `${at} [data-hole="${hole.key}"]`, id: hole.id, draw };
    }
    for (const inner of Object.values(node.slots ?? {})) yield* islandsOf(inner);
  }
}

/** Every toggle of the site is on: a block that is off is on no page of a visitor's. */
export const parameters = Object.fromEntries(
  definitions.flatMap(({ enabledBy }) => (enabledBy === undefined ? [] : [[enabledBy, "true"]])),
);

async function resolvedTree(
  document: LayoutDocument,
  { page }: CanvasPage,
  given: ResolvedBlock,
): Promise<readonly ResolvedBlock[]> {
  const find = (slug: string) => definitionsBySlug.get(slug);
  const note = (problem: unknown): void => console.error(problem);
  const nothing = { media: () => null, page: () => null, product: () => null };
  const blocks = await prepareBlocks({
    tree: expandLayout({ frame: null, page: document, reusables: new Map(), definitions: definitionsBySlug }),
    ...{ parameters, find },
    ports: {
      lookUp: async () => await Promise.resolve({ locale: page.locale, ...nothing, cleanHtml: (html) => html }),
      componentConfigs: async () => await Promise.resolve(new Map()),
      say: ({ messageKey }) => messageKey,
      note,
    },
  });
  const resolved = await resolveBlocks({
    ...{ blocks, find, locale: page.locale, path: page.path, params: {}, subject: null, parameters },
    query: pageQuery(blocks, find, new URLSearchParams()),
    ports: { resolveNeed: async () => await Promise.resolve(null), resolvePrivateNeed: null, note },
  });
  return resolved.map((block) =>
    block.id === given.id ? { ...given, slots: { ...given.slots, ...block.slots } } : block,
  );
}

function pageOf(blocks: readonly ResolvedBlock[], { page }: CanvasPage): PageDocument {
  const site = { isWinemaker: true, isECommerce: true, defaultLang: "fr_FR" } as const;
  const nowhere = { title: "", description: "", siteName: "", origin: "", canonical: null, image: null } as const;
  return {
    ...{ build: "test", status: 200, page, blocks, showsProblems: true, holdsPrivateBlocks: false, privatePaths: "" },
    head: { ...nowhere, subject: null, crumbs: [], site },
    theme: { parameters: {}, fonts: [] },
    custom: { html: "", css: "", script: null },
  };
}
