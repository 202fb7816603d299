import { type ReactNode, useId } from "react";
import { renderToString } from "react-dom/server";
import { createIntl, RawIntlProvider } from "react-intl";
import { describe, expect, test } from "vitest";

import { definitions } from "#blocks/definitions.ts";
import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { views } from "#blocks/views.ts";
import { CanvasTree } from "#editor/canvas/canvas-tree.tsx";
import { fixedSource } from "#editor/canvas/fixed-source.ts";
import type { AnyView, AnyViewProps } from "#renderer/page/block-view.ts";
import type { PageDocument, ResolvedBlock } from "#renderer/page/page-document.ts";
import { renderPage } from "#renderer/page/render-page.tsx";
import { localeInfos } from "#schemas/locale.ts";
import en_US from "#schemas/messages/en_US.json" with { type: "json" };
import fr_FR from "#schemas/messages/fr_FR.json" with { type: "json" };
import privateEnglish from "#schemas/messages/private-en_US.json" with { type: "json" };
import privateFrench from "#schemas/messages/private-fr_FR.json" with { type: "json" };
import type { PageFacts } from "#schemas/page/page-facts.ts";
import { bareSections } from "#tests/setup/bare-sections.ts";

/*
 * Every fixture of every block is rendered twice: as a visitor gets it, put together from pieces, and as the
 * editor's canvas does, as one tree. Each of its slots holds a text, and an island three blocks deep. A block without
 * fixtures, a fixture that throws and a difference between the two all fail.
 */

const messages = { fr_FR: { ...fr_FR, ...privateFrench }, en_US: { ...en_US, ...privateEnglish } };
const modules = import.meta.glob<Record<string, unknown>>("../../blocks/*/fixtures.ts", { eager: true });

function SlotText({ props }: AnyViewProps): ReactNode {
  return <p>{String(props["text"])}</p>;
}

function SlotIsland({ id }: AnyViewProps): ReactNode {
  return (
    <button type="button" id={id}>
      {id} {useId().length > 0 && "lives"}
    </button>
  );
}

const planted: Readonly<Record<string, AnyView>> = { "slot-text": SlotText, "slot-island": SlotIsland };

function findView(slug: string): AnyView | undefined {
  return planted[slug] ?? (views as Readonly<Record<string, AnyView>>)[slug];
}

describe.each(definitions.map((definition) => [definition.slug, definition] as const))(
  "block %s",
  (slug, definition) => {
    const fixtures = fixturesOf(slug);

    test("has fixtures in both languages", () => {
      expect(fixtures.map(({ locale }) => locale)).toEqual(expect.arrayContaining(["fr_FR", "en_US"]));
    });

    test.each(fixtures.map((fixture) => [fixture.name, fixture] as const))(
      "“%s” is the same on site and canvas",
      (_name, fixture) => {
        const page = pageFacts(fixture);
        const block = resolved(fixture, definition);
        const site = renderPage(pageOf(block, page), {
          findView,
          Providers: ({ children }) => within(fixture, children),
          cache: new Map(),
        });
        expect([...site.broken.values()], "no view may throw").toEqual([]);
        const canvas = renderToString(
          within(fixture, <CanvasTree source={fixedSource([block], findView)} ids={[block.id]} page={page} />),
        );
        expect(contentOf(site.html)).toBe(contentOf(canvas));
        expect(bareSections(site.html), "a section has a heading or a label").toEqual([]);
      },
    );
  },
);

test("every view belongs to a registered block", () => {
  expect(Object.keys(views).toSorted()).toEqual(definitions.map(({ slug }) => slug).toSorted());
});

function fixturesOf(slug: string): readonly BlockFixture[] {
  const module = modules[`../../blocks/${slug}/fixtures.ts`] ?? {};
  return (Object.entries(module).find(([name]) => name.endsWith("Fixtures"))?.[1] ?? []) as readonly BlockFixture[];
}

function within({ locale }: BlockFixture, children: ReactNode): ReactNode {
  const intl = createIntl({ locale: localeInfos[locale].iso, messages: messages[locale] });
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}

function pageFacts({ locale, page }: BlockFixture): PageFacts {
  return { id: 1, type: "content", locale, path: "/page", alternates: {}, zone: "public", ...page };
}

function resolved(
  fixture: BlockFixture,
  { slug, mode, islands, readsPage = false, slots: own = {}, query: keys }: (typeof definitions)[number],
): ResolvedBlock {
  const slots = Object.keys(own).map((name) => [
    name,
    [slotBlock(name, "slot-text", { text: fixture.slots?.[name] ?? "" }), islandThreeDeep(name)],
  ]);
  const { props, data, query = {}, said } = fixture;
  return {
    id: "b1",
    slug,
    mode,
    islands,
    readsPage,
    props,
    data,
    query,
    said,
    ...(keys && { here: "/page" }),
    slots: Object.fromEntries(slots),
  };
}

function islandThreeDeep(name: string): ResolvedBlock {
  const island: ResolvedBlock = { ...slotBlock(`${name}-island`, "slot-island", {}), mode: "island" };
  const section = { tone: "paper", image: null, width: "normal", spacing: "normal", anchor: "" };
  const inner = { ...slotBlock(`${name}-inner`, "section", section), slots: { content: [island] } };
  return { ...slotBlock(`${name}-outer`, "section", section), slots: { content: [inner] } };
}

function slotBlock(id: string, slug: string, props: ResolvedBlock["props"]): ResolvedBlock {
  return { id, slug, mode: "static", readsPage: false, props, data: {}, query: {}, slots: {} };
}

function pageOf(block: ResolvedBlock, page: PageFacts): PageDocument {
  return {
    build: "test",
    status: 200,
    page,
    head: {
      title: "",
      description: "",
      siteName: "",
      origin: "",
      canonical: null,
      image: null,
      subject: null,
      crumbs: [],
      site: { isWinemaker: true, isECommerce: true, defaultLang: "fr_FR" },
    },
    theme: { parameters: {}, fonts: [] },
    custom: { html: "", css: "", script: null },
    blocks: [block],
    showsProblems: true,
    holdsPrivateBlocks: false,
    privatePaths: "",
  };
}

/** What stands inside the scroller, without the attributes by which the site's runtime finds blocks and islands. */
function contentOf(html: string): string {
  const start = html.indexOf('<div class="scroller">') + '<div class="scroller">'.length;
  const inside = html.slice(start).replace(/(<\/div>)+$/, "");
  return inside.replace(/ data-(static|island)="[^"]*"/g, "");
}
