import { definitions } from "#blocks/definitions.ts";
import type { BlockFixture } from "#blocks/kit/fixture.ts";
import type { PageDocument, ResolvedBlock } from "#renderer/page/page-document.ts";
import type { PageFacts } from "#schemas/page/page-facts.ts";

const fixtures = import.meta.glob<Record<string, unknown>>("../../../blocks/*/fixtures.ts", { eager: true });

/** Every slot of every block, as `slug/slot`; islands hold none. */
export const slots: readonly string[] = definitions.flatMap(({ slug, slots: own = {} }) =>
  Object.keys(own).map((name) => `${slug}/${name}`),
);

/** The planted site's pages: `/slots/{slug}`, `/shells`, `/fragile/{breaks}`; anything else is an empty page. */
export function plantedPage(path: string, filter: string): PageDocument {
  const [, kind = "", what = ""] = path.split("/");
  if (kind === "slots") return slotsPage(path, what, filter);
  if (kind === "shells") return pageOf(path, [shells(3, filter)]);
  if (kind === "fragile") {
    return pageOf(path, [block("neighbour", "counter", { label: "n" }), block("fragile", "fragile", { breaks: what })]);
  }
  return pageOf(path, []);
}

/** A block in all of its fixtures, with an island in each of its slots and another one three blocks deep. */
function slotsPage(path: string, slug: string, filter: string): PageDocument {
  const definition = definitions.find((one) => one.slug === slug);
  const situations = fixturesOf(slug);
  const blocks = situations.map(({ props, data }, index) =>
    block(`${slug}${index}`, slug, props, {
      data,
      readsPage: definition?.readsPage ?? false,
      slots: Object.fromEntries(
        Object.keys(definition?.slots ?? {}).map((name) => [name, planted(`${slug}${index}-${name}`, filter)]),
      ),
    }),
  );
  return pageOf(path, blocks, situations.find(({ locale }) => locale === "fr_FR")?.page);
}

function planted(id: string, filter: string): readonly ResolvedBlock[] {
  const deep = block(`${id}-deep`, "counter", { label: filter });
  const columns = { ratio: "thirds", align: "start", gap: "normal" };
  const section = { tone: "paper", image: null, width: "normal", spacing: "normal", anchor: "" };
  const inner = block(`${id}-columns`, "columns", columns, { slots: { first: [], second: [deep], third: [] } });
  return [
    block(`${id}-near`, "counter", { label: filter }),
    block(`${id}-section`, "section", section, { slots: { content: [inner] } }),
  ];
}

/** Static blocks with islands in their own views, each in the slot of the one before. */
function shells(depth: number, filter: string): ResolvedBlock {
  const more = depth > 1 ? [shells(depth - 1, filter)] : [block("innermost", "counter", { label: filter })];
  return block(
    `shell${depth}`,
    "shell",
    {},
    { query: { f: filter }, islands: { part: "interaction" }, slots: { more } },
  );
}

function block(
  id: string,
  slug: string,
  props: ResolvedBlock["props"],
  more: Partial<ResolvedBlock> = {},
): ResolvedBlock {
  const mode = ["counter", "fragile"].includes(slug) ? "island" : "static";
  return { id, slug, mode, readsPage: false, props, data: {}, query: {}, slots: {}, ...more };
}

/** The frame has an island of its own, which stays on every page. */
function pageOf(path: string, content: readonly ResolvedBlock[], facts: Partial<PageFacts> = {}): PageDocument {
  const outlet = block("frame:outlet", "outlet", {}, { slots: { content } });
  return {
    build: "planted",
    status: 200,
    page: { id: 1, type: "content", locale: "fr_FR", alternates: {}, zone: "public", ...facts, path },
    head: {
      title: `Page ${path}`,
      description: "",
      siteName: "Planted",
      origin: "http://planted.example",
      canonical: null,
      image: null,
      subject: null,
      crumbs: [],
      site: { isWinemaker: true, isECommerce: true, defaultLang: "fr_FR" },
    },
    theme: { parameters: {}, fonts: [] },
    custom: { html: `<p><a href="/">home</a></p>`, css: "", script: null },
    blocks: [block("frame:counter", "counter", { label: "frame" }), outlet],
    showsProblems: false,
    holdsPrivateBlocks: false,
    privatePaths: "",
  };
}

function fixturesOf(slug: string): readonly BlockFixture[] {
  const module = fixtures[`../../../blocks/${slug}/fixtures.ts`] ?? {};
  return (Object.entries(module).find(([name]) => name.endsWith("Fixtures"))?.[1] ?? []) as readonly BlockFixture[];
}
