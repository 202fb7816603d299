import type { ReactNode } from "react";
import { describe, expect, test } from "vitest";

import { usePage } from "#blocks/kit/page-context.tsx";

import type { AnyView, AnyViewProps } from "./block-view.ts";
import type { BlockHtml, PageDocument, ResolvedBlock } from "./page-document.ts";
import { withoutHtml } from "./place-blocks.ts";
import { renderPage, type RenderTools } from "./render-page.tsx";

function block(id: string, slug: string, more: Partial<ResolvedBlock> = {}): ResolvedBlock {
  return { id, slug, mode: "static", readsPage: false, props: {}, data: {}, query: {}, slots: {}, ...more };
}

function pageOf(blocks: readonly ResolvedBlock[], more: Partial<PageDocument> = {}): PageDocument {
  return {
    build: "test",
    status: 200,
    page: { id: 1, type: "content", locale: "fr_FR", path: "/le-vignoble", alternates: {}, zone: "public" },
    head: {
      title: "Le vignoble",
      description: "",
      siteName: "Domaine",
      origin: "http://site.example",
      canonical: "/le-vignoble",
      image: null,
      subject: null,
      crumbs: [],
      site: { isWinemaker: true, isECommerce: true, defaultLang: "fr_FR" },
    },
    theme: { parameters: {}, fonts: [] },
    custom: { html: "", css: "", script: null },
    blocks,
    showsProblems: false,
    holdsPrivateBlocks: false,
    privatePaths: "",
    ...more,
  };
}

const views: Readonly<Record<string, AnyView>> = {
  text: ({ props }: AnyViewProps) => <p>{String(props["text"] ?? "text")}</p>,
  section: ({ slots }: AnyViewProps) => <section>{slots["content"]}</section>,
  island: () => <button type="button">open</button>,
  throws: () => {
    throw new Error("no such cuvée");
  },
  "throws-inside": () => (
    <div>
      <Inner />
    </div>
  ),
  links: ({ href }: AnyViewProps) => <a href={href({ page: 2 })}>more</a>,
  where: () => <b>{usePage().path}</b>,
  asked: () => <i>{usePage().asked}</i>,
};

function Inner(): ReactNode {
  throw new Error("deep inside");
}

function tools(rendered: string[] = []): RenderTools {
  const cache = new Map<string, BlockHtml>();
  return {
    findView: (slug) => {
      const View = views[slug];
      if (!View) return undefined;
      return (props) => {
        rendered.push(slug);
        return <View {...props} />;
      };
    },
    Providers: ({ children }) => children,
    cache,
  };
}

describe("a page", () => {
  test("is rendered with one wrapper a block and one element a slot", () => {
    const { html } = renderPage(pageOf([block("s", "section", { slots: { content: [block("t", "text")] } })]), tools());
    expect(html).toContain('data-block="section" data-id="s"');
    expect(html.replace(/ data-static="\w+"/g, "")).toContain(
      '<section><div data-slot="content"><div data-block="text" data-id="t"><p>text</p></div></div></section>',
    );
  });

  test("islands stand in static HTML, each with its props; static blocks say only what they hold", () => {
    const tree = [
      block("s", "section", { slots: { content: [block("t", "text"), block("i", "island", { mode: "island" })] } }),
    ];
    const { html, wire } = renderPage(pageOf(tree), tools());
    expect(html).toContain('<div data-block="island" data-id="i" data-island="interaction"><button');
    const [section] = wire.nodes;
    expect(section).toMatchObject({
      kind: "static",
      html: '<section><div data-slot="content"></div></section>',
      slots: {
        content: [
          { kind: "static", html: "<p>text</p>" },
          { kind: "island", props: {} },
        ],
      },
    });
    expect(JSON.stringify(withoutHtml(wire.nodes))).not.toContain("<");
  });

  test("a block's hash is of its own HTML, whatever stands in its slots", () => {
    const hashOf = (slots: ResolvedBlock["slots"]): unknown =>
      renderPage(pageOf([block("s", "section", { slots })]), tools()).wire.nodes[0];
    const empty = hashOf({ content: [] });
    expect(hashOf({ content: [block("t", "text")] })).toMatchObject({ hash: (empty as { hash: string }).hash });
  });

  test("what stands in a slot that the view doesn't show is not on the page", () => {
    const tree = [block("t", "text", { slots: { content: [block("i", "island", { mode: "island" })] } })];
    expect(JSON.stringify(renderPage(pageOf(tree), tools()))).not.toContain("island");
  });

  test.each(["throws", "throws-inside"])("is rendered again without a block whose view %s", (slug) => {
    const drawn = renderPage(pageOf([block("a", "text"), block("b", slug), block("c", "text")]), tools());
    expect(drawn.html).not.toContain('data-id="b"');
    expect(drawn.html).toContain('data-id="c"');
    expect([...drawn.broken.keys()]).toEqual(["b"]);
  });

  test("is rendered again without an island whose view throws, neighbours and frame kept", () => {
    const tree = [
      block("s", "section", {
        slots: { content: [block("i", "island", { mode: "island" }), block("x", "throws", { mode: "island" })] },
      }),
    ];
    const { html, wire, broken } = renderPage(pageOf(tree), tools());
    expect(html).toContain('data-id="i"');
    expect(JSON.stringify(wire)).not.toContain('"x"');
    expect([...broken.keys()]).toEqual(["x"]);
  });

  test("a flood of broken blocks costs one attempt each, and the sound ones stay", () => {
    const flood = Array.from({ length: 300 }, (_, index) => block(`x${index}`, "throws"));
    const { html, broken } = renderPage(pageOf([...flood, block("fine", "text")]), tools());
    expect(html).toContain('data-id="fine"');
    expect(broken.size).toBe(300);
  });

  test("an island whose props are no JSON is left out, and the log says which", () => {
    const tree = [block("i", "island", { mode: "island", props: { at: new Date(0) } })];
    const { html, broken } = renderPage(pageOf(tree), tools());
    expect(html).not.toContain("data-island");
    expect(String(broken.get("i"))).toContain("props of island island.at is an instance of Date");
  });

  test("shows an administrator what is wrong, and a visitor nothing", () => {
    const blocks = [
      block("u", "unheard-of", { problem: "No block is registered under “unheard-of”" }),
      block("b", "throws"),
    ];
    const admin = renderPage(pageOf(blocks, { showsProblems: true }), tools()).html;
    expect(admin).toContain("unheard-of");
    expect(admin).toContain("no such cuvée");
    expect(renderPage(pageOf(blocks), tools()).html).not.toContain("data-block");
  });

  test("static HTML comes from the cache until its content changes", () => {
    const rendered: string[] = [];
    const shared = tools(rendered);
    const text = block("t", "text");
    renderPage(pageOf([text]), shared);
    renderPage(pageOf([{ ...text }]), shared);
    expect(rendered).toEqual(["text"]);
    renderPage(pageOf([block("t", "text", { props: { text: "new" } })]), shared);
    expect(rendered).toEqual(["text", "text"]);
  });

  test("a block at another address is rendered again only when it makes links", () => {
    const rendered: string[] = [];
    const shared = tools(rendered);
    const [text, links] = [block("t", "text"), block("l", "links")];
    const at = (here: string): string =>
      renderPage(
        pageOf([
          { ...text, here },
          { ...links, here },
        ]),
        shared,
      ).html;
    expect([at("/a"), at("/b"), at("/a")].map((html) => /href="([^"]*)"/.exec(html)?.[1])).toEqual([
      "/a?l.page=2",
      "/b?l.page=2",
      "/a?l.page=2",
    ]);
    expect(rendered).toEqual(["text", "links", "links"]);
  });

  test("a block that reads the page is cached per page; one that does so unsaid is left out", () => {
    const shared = tools();
    const here = (path: string): string =>
      renderPage(pageOf([block("w", "where", { readsPage: true })], { page: { ...pageOf([]).page, path } }), shared)
        .html;
    expect(here("/a")).toContain("<b>/a</b>");
    expect(here("/b")).toContain("<b>/b</b>");
    expect([...renderPage(pageOf([block("w", "where")]), shared).broken.keys()]).toEqual(["w"]);
  });

  test("what was asked of the page is told to the blocks that look at it; of others there is one HTML for all", () => {
    const rendered: string[] = [];
    const shared = tools(rendered);
    const blocks = [block("p", "asked", { readsPage: true }), block("q", "asked", { readsPage: "with-asked" })];
    const at = (asked: string): string =>
      renderPage(pageOf(blocks, { page: { ...pageOf([]).page, asked } }), shared).html;
    expect([at("q=wine"), at("q=box")].map((html) => html.match(/<i>[^<]*<\/i>/g))).toEqual([
      ["<i></i>", "<i>q=wine</i>"],
      ["<i></i>", "<i>q=box</i>"],
    ]);
    expect(rendered).toEqual(["asked", "asked", "asked"]);
  });
});
